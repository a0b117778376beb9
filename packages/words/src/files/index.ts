export { catalogueOf } from './catalogue-of.ts';
export { cataloguesFolder } from './catalogues-folder.ts';
export { countTexts, type TextCounts } from './count-texts.ts';
export { faultOf } from './fault-of.ts';
export { formatsIn } from './formats/index.ts';
export { NO_OWN_WORDS, type OwnWords, readOwnWords } from './own-words.ts';
export { type Entry, readCatalogue, readEntries } from './read-catalogue.ts';
export { readTemplate } from './read-template.ts';
export { websiteTexts } from './website-texts.ts';
