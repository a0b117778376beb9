import sharp, { type FailOnOptions as FailOn, type Sharp } from 'sharp';
import { PICTURE_WIDTHS, type PictureVariant, uploadedVariants } from './picture-names.ts';
import type { EncodedVariant } from './picture-store.ts';

/** 40 megapixels: more would take too much memory to decode (docs/decisions). */
const MAX_PIXELS = 40_000_000;
/** How the decoder names the kinds that are taken; AVIF is the one kind of HEIF among them. */
const DECODED = new Set(['jpeg', 'png', 'webp', 'heif']);

// One thread: decoding is the largest use of memory that there is (docs/performance.md).
sharp.concurrency(1);
sharp.cache(false);

/** Faults in files of some phones that lose nothing of the picture: every browser shows them. */
const HARMLESS = /Invalid SOS parameters|extraneous bytes before marker/;

/**
 * What is wrong with a picture; null for one that can be decoded. The decoder is asked because a file can
 * begin as one kind and be read as another.
 */
export const problemOf = async (file: Buffer): Promise<'unreadable' | 'too-large' | null> => {
  const size = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null);
  if (!size || !DECODED.has(size.format)) return 'unreadable';
  return size.width * size.height > MAX_PIXELS ? 'too-large' : null;
};

/**
 * Decodes a picture and turns it upright, no wider than the widest variant: what is kept in memory, however
 * many are made of it.
 */
const decode = async (file: Buffer, failOn: FailOn = 'warning'): Promise<Sharp> => {
  const widest = Math.max(...PICTURE_WIDTHS);
  const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true });
  const decoded = await upright
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((thrown: Error) => {
      if (failOn === 'warning' && HARMLESS.test(thrown.message)) return null;
      throw thrown;
    });
  if (!decoded) return decode(file, 'error');
  const { data, info } = decoded;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

/**
 * For phones, small enough to travel within one answer of a fresh connection (some 14 kB); effort 2 takes a
 * third off for 0.1 s. For all other screens effort 0 is the one that pays (docs/performance.md).
 */
const avifOf = (width: number) =>
  width <= 640
    ? ({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const)
    : ({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' } as const);

const encode = (picture: Sharp, { width, format }: PictureVariant): Promise<Buffer> => {
  // What is transparent would be black on a home screen.
  if (format === 'png')
    return picture.resize(width, width, { fit: 'contain', background: '#fff' }).flatten({ background: '#fff' }).png().toBuffer();
  const resized = picture.resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? resized.avif(avifOf(width)) : resized.webp({ quality: 78, effort: 2 })).toBuffer();
};

/** One variant of an upright picture. */
export const encodeVariant = (picture: Buffer, variant: PictureVariant): Promise<Buffer> => encode(sharp(picture), variant);

/**
 * Decodes once (an AVIF of 40 megapixels needs half a gigabyte) and encodes one variant after another, which
 * drops all metadata.
 */
export const encodeEveryVariant = async (file: Buffer): Promise<EncodedVariant[]> => {
  const upright = await decode(file);
  const encoded: EncodedVariant[] = [];
  for (const variant of uploadedVariants) encoded.push({ variant, content: await encode(upright.clone(), variant) });
  return encoded;
};
