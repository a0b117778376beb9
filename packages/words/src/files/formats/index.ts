import type { Formats } from '../../formats/formats.ts';
import type { TranslatedLanguage } from '../../languages.ts';
import { arabic } from './arabic.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** How each language is written. The pseudo-languages are written as English. */
export const formatsIn = { de: german, fr: french, es: spanish, hi: hindi, ar: arabic, pt: portuguese } as const satisfies Record<
  Exclude<TranslatedLanguage, 'xx' | 'xr'>,
  Formats
>;
