import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type SavedState, savedState } from './records.ts';

/**
 * Reads the state back. A missing file is a first start; an unreadable file stops the start with one
 * sentence.
 */
export const readStateFile = async (path: string): Promise<SavedState> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return savedState.parse({ version: 1 });
    throw new Error(
      `The payment sandbox cannot read its state file ${path}; check its permissions or choose another SANDBOX_STATE_FILE.`,
    );
  }
  try {
    return savedState.parse(JSON.parse(text));
  } catch {
    throw new Error(`The payment sandbox's state file ${path} is broken; move it away to begin with an empty one.`);
  }
};

/** Replaces the file atomically: a crash leaves the old state or the new one, never half of it. */
export const writeStateFile = async (path: string, state: SavedState): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, JSON.stringify(state), { mode: 0o600 });
  await rename(temporary, path);
};
