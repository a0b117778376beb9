export { checkCatalogue } from './check-catalogue.ts';
export { everyCatalogue } from './every-catalogue.ts';
export { type FoundText, findTexts } from './find-texts.ts';
export { makeTemplate, TEMPLATE } from './template.ts';
