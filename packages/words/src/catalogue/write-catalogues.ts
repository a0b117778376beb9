// `npm run words`: writes the template of all texts, after texts were added, changed or removed, and brings
// the catalogue of each language up to date with it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cataloguesFolder } from '../files/index.ts';
import { isPseudo, translatedLanguages } from '../languages.ts';
import { makeTemplate, TEMPLATE } from './template.ts';
import { updateCatalogue } from './update-catalogue.ts';

const template = makeTemplate();
writeFileSync(TEMPLATE, template);
for (const language of translatedLanguages.filter((code) => !isPseudo(code))) {
  const file = join(cataloguesFolder, `${language}.po`);
  writeFileSync(file, updateCatalogue(readFileSync(file, 'utf8'), template));
}
