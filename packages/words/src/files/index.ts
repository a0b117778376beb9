export { catalogueOf } from './catalogue-of.ts';
export { cataloguesFolder } from './catalogues-folder.ts';
export { formatsIn } from './formats/index.ts';
export { type Entry, readCatalogue, readEntries } from './read-catalogue.ts';
