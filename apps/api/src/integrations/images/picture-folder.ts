import { randomUUID } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPart, partNameOf } from './part-files.ts';
import type { PictureFiles } from './picture-store.ts';

const isMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Files in a local folder, which several processes may share. */
export const folderFiles = (folder: string): PictureFiles => ({
  save: async (name, content) => {
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, partNameOf(`${name}.${randomUUID()}`));
    try {
      await writeFile(temporary, content);
      await rename(temporary, join(folder, name));
    } finally {
      await rm(temporary, { force: true });
    }
  },
  has: async (name) => (await access(join(folder, name)).catch(isMissing)) !== null,
  read: (name) => readFile(join(folder, name)).catch(isMissing),
  remove: async (names) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  },
  list: async function* listFiles() {
    const entries = await opendir(folder).catch(isMissing);
    for await (const entry of entries ?? []) if (entry.isFile() && !isPart(entry.name)) yield entry.name;
  },
});
