import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../../errors/api-error.ts';
import { PICTURE_WIDTHS, pictureKeyOf, pictureUrlOf, variantsOf } from './picture-names.ts';
import type { PictureStore } from './picture-store.ts';

/** 40 megapixels: more would take too much memory to decode (docs/decisions). */
const MOST_PIXELS = 40_000_000;
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** How the decoder names the same four; AVIF is the one kind of HEIF among them. */
const DECODED = new Set(['jpeg', 'png', 'webp', 'heif']);

// One picture at a time, one thread each: decoding is the largest use of memory that the process has (docs/performance.md).
sharp.concurrency(1);
sharp.cache(false);
let queue: Promise<unknown> = Promise.resolve();
const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
};

const UNREADABLE = 'This picture cannot be read. Please save it again and retry.';
const invalid = (field: string, sentence: string) => new ApiError('VALIDATION', sentence, { [field]: sentence });

/**
 * Looks at the content alone, never at the name or the declared type. The decoder is asked too, because a file can begin as one kind does
 * and be read as another, a drawing in SVG for one.
 */
const assertIsPicture = async (file: Buffer, field: string): Promise<void> => {
  const type = await fileTypeFromBuffer(file);
  if (!type || !ACCEPTED.has(type.mime)) throw invalid(field, 'A picture must be a JPEG, PNG, WebP or AVIF file.');
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size || !DECODED.has(size.format)) throw invalid(field, UNREADABLE);
  if (size.width * size.height > MOST_PIXELS) throw invalid(field, 'A picture can have at most 40 megapixels.');
};

/** Decodes a picture and turns it upright, no wider than the widest variant: what is kept in memory, however many are made of it. */
const decode = async (file: Buffer): Promise<Sharp> => {
  const widest = Math.max(...PICTURE_WIDTHS);
  const upright = sharp(file, { limitInputPixels: MOST_PIXELS }).rotate().resize({ width: widest, withoutEnlargement: true });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

/**
 * For phones, small enough to travel within one answer of a fresh connection (some 14 kB); effort 2 takes a third off for 0.1 s. For all
 * other screens effort 0 is the one that pays (docs/performance.md).
 */
const avifOf = (width: number) =>
  width <= 640
    ? ({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const)
    : ({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' } as const);

/** Decodes once (an AVIF of 40 megapixels takes half a gigabyte meanwhile) and encodes every variant anew, which drops all metadata. */
const encode = async (file: Buffer, field: string): Promise<{ key: string; files: { name: string; content: Buffer }[] }> => {
  const key = randomBytes(16).toString('hex');
  const upright = await decode(file).catch(() => {
    throw invalid(field, UNREADABLE);
  });
  const files = variantsOf(key).map(async ({ width, format, name }) => {
    const resized = upright.clone().resize({ width, withoutEnlargement: true });
    const encoded = format === 'avif' ? resized.avif(avifOf(width)) : resized.webp({ quality: 78, effort: 2 });
    return { name, content: await encoded.toBuffer() };
  });
  const results = await Promise.allSettled(files);
  const finished = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (finished.length < results.length) throw invalid(field, UNREADABLE);
  return { key, files: finished };
};

/** Removes every variant of pictures, by their addresses. Addresses that are not ours are left alone. */
export const removePictures = async (store: PictureStore, urls: readonly string[]): Promise<void> => {
  const keys = urls.map(pictureKeyOf).filter((key) => key !== null);
  await store.remove(keys.flatMap((key) => variantsOf(key).map(({ name }) => name)));
};

/**
 * Checks, re-encodes and keeps pictures, then does with their addresses what they came for. If that fails, none of them stays.
 * @param field the form's field, for the sentence that stands there
 * @throws VALIDATION when a file is no picture, is damaged or has more than 40 megapixels; nothing is kept then
 */
export const withPictures = async <Result>(
  store: PictureStore,
  { files, field }: { files: readonly Buffer[]; field: string },
  use: (urls: string[]) => Promise<Result>,
): Promise<Result> => {
  const urls: string[] = [];
  try {
    for (const file of files) await assertIsPicture(file, field);
    for (const file of files) {
      const picture = await oneAtATime(() => encode(file, field));
      urls.push(pictureUrlOf(picture.key));
      for (const { name, content } of picture.files) await store.save(name, content);
    }
    return await use(urls);
  } catch (thrown) {
    await removePictures(store, urls);
    throw thrown;
  }
};
