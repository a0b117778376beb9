import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

/** Pictures in a local folder. A file appears under its name only once it is whole. */
export const pictureFolder = (folder: string): PictureStore => ({
  save: async (name, content) => {
    await mkdir(folder, { recursive: true });
    const temporary = join(folder, `.${name}.part`);
    await writeFile(temporary, content);
    await rename(temporary, join(folder, name));
  },
  remove: async (names) => {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  },
});
