// `npm run words`: writes the template of all texts, after texts were added, changed or removed.
import { writeFileSync } from 'node:fs';
import { makeTemplate, TEMPLATE } from './template.ts';

writeFileSync(TEMPLATE, makeTemplate());
