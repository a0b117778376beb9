import sharp, { type Sharp } from 'sharp';
import { everyVariant, PICTURE_WIDTHS, type PictureVariant } from './picture-names.ts';
import type { EncodedVariant } from './picture-store.ts';

/** 40 megapixels: more would take too much memory to decode (docs/decisions). */
export const MOST_PIXELS = 40_000_000;

// One picture at a time, one thread each: decoding is the largest use of memory that the process has (docs/performance.md).
sharp.concurrency(1);
sharp.cache(false);
let queue: Promise<unknown> = Promise.resolve();
export const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
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

/** One variant of a picture that stands upright. */
export const encodeVariant = (picture: Sharp, { width, format }: PictureVariant): Promise<Buffer> => {
  const resized = picture.resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(avifOf(width)) : resized.webp({ quality: 78, effort: 2 })).toBuffer();
};

/** Decodes once (an AVIF of 40 megapixels takes half a gigabyte meanwhile) and encodes every variant anew, which drops all metadata. */
export const encodeEveryVariant = async (file: Buffer): Promise<EncodedVariant[]> => {
  const upright = await decode(file);
  const encoded = everyVariant.map(async (variant) => ({ variant, content: await encodeVariant(upright.clone(), variant) }));
  // All of them end before the next picture begins, even when one fails.
  await Promise.allSettled(encoded);
  return Promise.all(encoded);
};
