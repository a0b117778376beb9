import { join } from 'node:path';

/** The catalogues of translators: `de.po` of German, and `template.pot` with every text in English alone. */
export const cataloguesFolder = join(import.meta.dirname, 'catalogues');
