import { catalogueOf, websiteTexts } from '../files/index.ts';
import { translatedLanguages } from '../languages.ts';
import type { Catalogue } from '../words.ts';

/** The texts that the website shows, in every language but English, which needs none. */
export const everyCatalogue = (): Catalogue[] => {
  const ofWebsite = websiteTexts();
  return translatedLanguages.map((code) => ofWebsite(catalogueOf(code)));
};
