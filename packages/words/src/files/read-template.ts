import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cataloguesFolder } from './catalogues-folder.ts';
import { type Entry, readEntries } from './read-catalogue.ts';

/** Every text that there is, in English alone. */
export const readTemplate = (): readonly Entry[] =>
  readEntries(readFileSync(join(cataloguesFolder, 'template.pot'), 'utf8')).entries;
