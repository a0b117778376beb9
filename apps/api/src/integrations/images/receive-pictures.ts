import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { beginsAsPicture, PICTURE_HEAD_BYTES } from '@wayfarer/contracts';
import { wrongField } from '../../errors/wrong-field.ts';
import { UnusablePicture } from './picture-encoder.ts';
import { everyVariant, fileNameOf, LARGEST, pictureKeyOf, pictureUrlOf } from './picture-names.ts';
import type { PictureStore } from './picture-store.ts';

const headOf = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PICTURE_HEAD_BYTES), 0, PICTURE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/**
 * Looks at the content alone, never at the name or the declared type. The decoder is asked later, because it
 * costs more.
 */
const assertIsPicture = async (file: string, field: string): Promise<void> => {
  if (!beginsAsPicture(await headOf(file))) throw wrongField(field, 'A picture must be a JPEG, PNG, WebP or AVIF file.');
};

/**
 * Removes every variant of pictures, by their addresses. Addresses that are not ours are left alone. The
 * largest goes before the others, so that no variant that is being made meanwhile stays.
 */
export const removePictures = async (store: PictureStore, urls: readonly string[]): Promise<void> => {
  const keys = urls.map(pictureKeyOf).filter((key) => key !== null);
  await store.remove(keys.map((key) => fileNameOf(key, LARGEST)));
  await store.remove(keys.flatMap((key) => everyVariant.map((variant) => fileNameOf(key, variant))));
};

/**
 * Checks, re-encodes and keeps pictures, then does with their addresses what they came for. If that fails,
 * none of them stays.
 * @param files their paths; the caller remains their owner
 * @param field the form's field that shows the error
 * @throws VALIDATION when a file is no picture, is damaged or has more than 40 megapixels, BUSY; nothing is
 * kept then
 */
export const withPictures = async <Result>(
  store: PictureStore,
  { files, field }: { files: readonly string[]; field: string },
  use: (urls: string[]) => Promise<Result>,
): Promise<Result> => {
  const urls: string[] = [];
  try {
    for (const file of files) await assertIsPicture(file, field);
    for (const file of files) {
      const variants = await store.encode(file).catch((thrown) => {
        throw thrown instanceof UnusablePicture ? wrongField(field, thrown.message) : thrown;
      });
      const key = randomBytes(16).toString('hex');
      urls.push(pictureUrlOf(key));
      for (const { variant, content } of variants) await store.save(fileNameOf(key, variant), content);
    }
    return await use(urls);
  } catch (thrown) {
    await removePictures(store, urls);
    throw thrown;
  }
};
