import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any upload takes from its first byte to its answer, in milliseconds. */
const LEFT_AFTER_MS = 60 * 60_000;

/**
 * The name of a file that is not whole yet, or is only needed for a moment: it is neither served nor in a
 * backup.
 */
export const partNameOf = (name: string): string => `.${name}.part`;
export const isPart = (name: string): boolean => name.startsWith('.') && name.endsWith('.part');

const unlessMissing =
  <Fallback>(fallback: Fallback) =>
  (error: NodeJS.ErrnoException): Fallback => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };

/** Removes such files left by a killed process. Other processes share the folder, and their files stay. */
export const removeLeftParts = async (folder: string, now: Date): Promise<void> => {
  const names = await readdir(folder).catch(unlessMissing([]));
  for (const name of names.filter(isPart)) {
    const path = join(folder, name);
    // Its owner may remove it at the same moment.
    const found = await stat(path).catch(unlessMissing(null));
    if (found && now.getTime() - found.mtimeMs >= LEFT_AFTER_MS) await rm(path, { force: true });
  }
};
