import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserFacingError } from '../user-facing-error.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const sentenceFor = (error: unknown, folder: string): UserFacingError | null => {
  if (codeOf(error) === 'ENOSPC')
    return new UserFacingError(`The disk of ${folder} is full: free 400 MB there and run the command again.`);
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(String(codeOf(error))))
    return new UserFacingError(`The folder ${folder} cannot be written: make it writable, or set XDG_CACHE_HOME to one that is.`);
  return null;
};

/**
 * Lets `write` fill a file beside the target and then gives it its name in one step: whoever looks, also another start at
 * the same time, sees a whole mongod or none.
 */
export const keepDownload = async (target: string, write: (partial: string) => Promise<void>): Promise<void> => {
  const partial = `${target}.${process.pid}.part`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await write(partial);
    await chmod(partial, 0o755);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw sentenceFor(error, dirname(target)) ?? error;
  }
};
