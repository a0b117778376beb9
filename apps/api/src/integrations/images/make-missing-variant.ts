import { limitWork } from '../../work/limit-work.ts';
import { fileNameOf, LARGEST, type PictureVariant, parseFileName, pictureUrlOf } from './picture-names.ts';
import type { PictureStore } from './picture-store.ts';

/** The most variants that may wait to be made; an upload waits for them. */
const MAX_WAITING = 100;

/**
 * Makes variants that are missing from the largest WebP of their picture, and keeps them: those of pictures
 * that came without, or before there was such a variant. Callers at the same moment share one encode; after a
 * failure or a kill the next call makes it. The function gives null once the file is kept or cannot be, and
 * while too many wait the address of the largest WebP, to be shown instead.
 */
export const createVariantMaker = (store: PictureStore): ((fileName: string) => Promise<string | null>) => {
  const { has, read, save, remove, encodeVariant } = store;
  const waiting = new Map<string, Promise<void>>();
  const limit = limitWork({ atOnce: 1, maxWaiting: MAX_WAITING });
  const make = async (fileName: string, largest: string, variant: PictureVariant): Promise<void> => {
    // Another process, or the caller before, may have made it.
    if (await has(fileName)) return;
    const source = await read(largest);
    if (!source) return;
    await save(fileName, await encodeVariant(source, variant));
    // Removal begins with the largest. If that went meanwhile, nobody else removes this file.
    if (!(await has(largest))) await remove([fileName]);
  };
  return async (fileName) => {
    const parsed = parseFileName(fileName);
    if (!parsed) return null;
    const { key, variant } = parsed;
    const largest = fileNameOf(key, LARGEST);
    if (fileName === largest || !(await has(largest))) return null;
    if (!waiting.has(fileName)) {
      if (waiting.size >= MAX_WAITING) return pictureUrlOf(key);
      const made = limit(() => make(fileName, largest, variant)).finally(() => waiting.delete(fileName));
      waiting.set(fileName, made);
    }
    await waiting.get(fileName);
    return null;
  };
};
