import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyCatalogue } from '@wayfarer/words/catalogue';

/**
 * Writes the texts of each language as a file that browsers keep for good, and for the server's part the list
 * of these files, `server/languages.json`.
 */
export const writeLanguages = async (outDir: string): Promise<void> => {
  const addresses: Record<string, string> = {};
  await mkdir(join(outDir, 'assets'), { recursive: true });
  for (const catalogue of everyCatalogue()) {
    const text = JSON.stringify(catalogue);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/assets/words-${catalogue.language}-${hash}.json`;
    await writeFile(join(outDir, address), text);
    addresses[catalogue.language] = address;
  }
  await writeFile(join(outDir, 'server', 'languages.json'), JSON.stringify(addresses));
};
