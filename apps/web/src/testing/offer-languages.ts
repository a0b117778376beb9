import type { LanguageCode } from '@wayfarer/words';
import { onTestFinished } from 'vitest';
import { siteSettings } from '../shared/site-settings.ts';

/** Lets the site offer languages beside English until the end of the test. */
export const offerLanguages = (...codes: LanguageCode[]): void => {
  const { languages } = siteSettings;
  onTestFinished(() => void Object.assign(siteSettings, { languages }));
  Object.assign(siteSettings, { languages: ['en', ...codes] });
};
