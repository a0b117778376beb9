import type { LanguageCode } from '@wayfarer/words';
import { readStored, writeStored } from '../session/storage.ts';

const KEY = 'language';

/** Whether a reader of this browser has chosen a language, be it by keeping that of a page. */
export const hasChosenLanguage = (): boolean => readStored('localStorage', KEY) !== null;

/** Remembers a choice, for good. The address alone says in which language a page is. */
export const chooseLanguage = (language: LanguageCode): void => writeStored('localStorage', KEY, language);
