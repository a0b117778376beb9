import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { constants, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'node_modules', '.cache', 'journeys');
const SOURCES = [
  'apps/api/src',
  'packages/contracts/src',
  'packages/demo-data/src',
  'packages/stripe-sandbox/src',
  'packages/local-stack/src',
];

/**
 * What the demo data depends on: the code that creates it, and the day, because the demo's history ends
 * today.
 */
const keyOfToday = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of SOURCES)
    for (const file of globSync('**/*.{ts,webp}', { cwd: join(root, source) }).toSorted())
      if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(root, source, file)));
  return hash.digest('hex').slice(0, 16);
};

const copy = (from: string, to: string): Promise<void> => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/**
 * Creates a data folder with fresh demo data, made by the product itself: by `makeDemo` on the first run of a
 * day, or after a change of what creates it; afterwards from a copy of that, which saves each further run
 * half a minute.
 */
export const prepareData = async (folder: string, makeDemo: () => Promise<void>): Promise<void> => {
  const copyOfToday = join(kept, keyOfToday());
  if (existsSync(copyOfToday)) return copy(copyOfToday, folder);
  await makeDemo();
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  await copy(folder, `${copyOfToday}.part`);
  await rename(`${copyOfToday}.part`, copyOfToday);
};
