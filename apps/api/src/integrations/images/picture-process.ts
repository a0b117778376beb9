import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { lowerPriority } from '../../work/lower-priority.ts';
import { encodeEveryVariant, encodeVariant, problemOf } from './encode-picture.ts';
import type { PictureVariant } from './picture-names.ts';
import type { EncodedVariant } from './picture-store.ts';

/** A picture, or the path of one, to make one variant of, or all of them. */
export type PictureTask = { readonly file: Uint8Array | string; readonly variant: PictureVariant | null };
export type PictureResult = { readonly encoded: readonly EncodedVariant[] } | { readonly problem: 'unreadable' | 'too-large' };

const carryOut = async ({ file, variant }: PictureTask): Promise<PictureResult> => {
  const picture = typeof file === 'string' ? await readFile(file) : Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (variant) return { encoded: [{ variant, content: await encodeVariant(picture, variant) }] };
  const problem = await problemOf(picture);
  return problem ? { problem } : { encoded: await encodeEveryVariant(picture) };
};

const answer = async (task: PictureTask): Promise<void> => {
  const result = await carryOut(task).catch((): PictureResult => ({ problem: 'unreadable' }));
  process.send?.(result);
};

// Below what answers calls. Linux gives each thread a priority of its own, and a new one that of the thread
// that makes it.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
for (const thread of threads) lowerPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);

process.on('message', (task: PictureTask) => void answer(task));
process.on('disconnect', () => process.exit());
// The terminal sends Ctrl+C to every process of the group; the API ends this one when it has finished its own
// calls.
process.on('SIGINT', () => undefined);
