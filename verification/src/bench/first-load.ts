import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScriptsOf } from '@wayfarer/web/page-scripts';

export type FirstLoad = { page: string; scripts: { file: string; bytes: number }[]; bytes: number };

/** Bytes that travel: the brotli form that the build left, or the file itself where it is too small for one. */
const sizeOf = async (dist: string, file: string): Promise<number> => {
  const found = await stat(join(dist, `${file}.br`)).catch(() => stat(join(dist, file)));
  return found.size;
};

/** What each public page of a built website loads of JavaScript before it is alive; code that waits for its block to come near is not in it. */
export const firstLoadsOf = async (dist: string): Promise<FirstLoad[]> => {
  return Promise.all(
    Object.entries(await pageScriptsOf(dist)).map(async ([page, scripts]) => {
      const sized = await Promise.all(scripts.map(async (file) => ({ file, bytes: await sizeOf(dist, file) })));
      return { page, scripts: sized, bytes: sized.reduce((sum, { bytes }) => sum + bytes, 0) };
    }),
  );
};
