import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCatalogue } from '@wayfarer/words/catalogue';
import { withOwnFont } from '../src/server/first-font.ts';

const FONTS = join(import.meta.dirname, '..', 'src', 'shared', 'ui', 'fonts');

/** Writes a file that browsers keep for good. @returns its address */
const writeForGood = async (outDir: string, [name, ending]: readonly [string, string], content: string | Buffer) => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.${ending}`;
  await writeFile(join(outDir, address), content);
  return address;
};

/**
 * Writes the texts of each language as a file, and its first font where it has one of its own; and for the
 * server's part the lists of these files, `server/languages.json` and `server/fonts.json`.
 */
export const writeLanguages = async (outDir: string): Promise<void> => {
  const addresses: Record<string, string> = {};
  await mkdir(join(outDir, 'assets'), { recursive: true });
  for (const catalogue of everyCatalogue()) {
    const { language } = catalogue;
    addresses[language] = await writeForGood(outDir, [`words-${language}`, 'json'], JSON.stringify(catalogue));
  }
  const fonts: Record<string, string> = {};
  for (const language of withOwnFont)
    fonts[language] = await writeForGood(
      outDir,
      [`figtree-${language}`, 'woff2'],
      await readFile(join(FONTS, `figtree-first-${language}.woff2`)),
    );
  await writeFile(join(outDir, 'server', 'languages.json'), JSON.stringify(addresses));
  await writeFile(join(outDir, 'server', 'fonts.json'), JSON.stringify(fonts));
};
