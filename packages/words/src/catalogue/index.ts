export { checkCatalogue } from './check-catalogue.ts';
export { everyCatalogue } from './every-catalogue.ts';
export { type FoundLiteral, findLiterals } from './find-literals.ts';
export { type FoundText, findTexts } from './find-texts.ts';
export { makeTemplate, TEMPLATE } from './template.ts';
export { travellersFiles } from './travellers-files.ts';
