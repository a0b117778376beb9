import sharp from 'sharp';
import { encodeVariant, oneAtATime } from './encode-picture.ts';
import { fileNameOf, LARGEST, type PictureVariant, parseFileName, pictureUrlOf } from './picture-names.ts';
import type { PictureStore } from './picture-store.ts';

/** So many variants may wait to be made; an upload waits behind them. */
const MOST_WAITING = 100;

/**
 * Makes variants that are missing from the largest WebP of their picture, and keeps them: those of pictures that came without, or before
 * there was such a variant. Callers at the same moment share one encode; after a failure or a kill the next call makes it.
 * The function gives null once the file is kept or cannot be, and while too many wait the address of the largest WebP, to be shown instead.
 */
export const createVariantMaker = ({ read, save, remove }: PictureStore): ((fileName: string) => Promise<string | null>) => {
  const waiting = new Map<string, Promise<void>>();
  const make = async (fileName: string, largest: string, variant: PictureVariant): Promise<void> => {
    const source = await read(largest);
    // Another process may have made it meanwhile, or the caller before.
    if (!source || (await read(fileName))) return;
    await save(fileName, await encodeVariant(sharp(source), variant));
    // Removal begins with the largest. If that went meanwhile, nobody else removes this file.
    if (!(await read(largest))) await remove([fileName]);
  };
  return async (fileName) => {
    const parsed = parseFileName(fileName);
    if (!parsed) return null;
    const { key, variant } = parsed;
    const largest = fileNameOf(key, LARGEST);
    if (fileName === largest || !(await read(largest))) return null;
    if (!waiting.has(fileName)) {
      if (waiting.size >= MOST_WAITING) return pictureUrlOf(key);
      const made = oneAtATime(() => make(fileName, largest, variant)).finally(() => waiting.delete(fileName));
      waiting.set(fileName, made);
    }
    await waiting.get(fileName);
    return null;
  };
};
