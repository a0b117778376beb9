import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partNameOf } from './part-files.ts';
import { createPictureEncoder, UnusablePicture } from './picture-encoder.ts';
import type { PictureStore } from './picture-store.ts';

const isMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** Pictures in a local folder, which several processes may share. */
export const pictureFolder = (folder: string, encoder = createPictureEncoder()): PictureStore => ({
  encode: (path) => encoder(path, null),
  encodeVariant: async (picture, variant) => {
    const [encoded] = await encoder(picture, variant);
    if (!encoded) throw new UnusablePicture('Nothing was encoded.');
    return encoded.content;
  },
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
});
