export { catalogueOf } from './catalogue-of.ts';
export { cataloguesFolder } from './catalogues-folder.ts';
export { type Entry, readCatalogue, readEntries } from './read-catalogue.ts';
