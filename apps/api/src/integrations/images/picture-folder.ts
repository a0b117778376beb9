import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeEveryVariant } from './encode-picture.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures in a local folder, which several processes may share. */
export const pictureFolder = (folder: string): PictureStore => ({
  encode: encodeEveryVariant,
  save: async (name, content) => {
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, `.${name}.${randomUUID()}.part`);
    try {
      await writeFile(temporary, content);
      await rename(temporary, join(folder, name));
    } finally {
      await rm(temporary, { force: true });
    }
  },
  read: async (name) =>
    readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    }),
  remove: async (names) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  },
});
