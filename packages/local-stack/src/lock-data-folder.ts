import { readFile, writeFile } from 'node:fs/promises';
import lockfile from 'proper-lockfile';
import { isAlive } from './processes/end-processes.ts';
import { codeOf, UserFacingError } from './user-facing-error.ts';

/** Milliseconds: how often the owner shows that it lives, and after how long without that the folder is free for others. */
const timing = { update: 1000, stale: 10_000 };
/** Of a start that was killed: its guard ends what is left meanwhile. */
const untilItIsFree = { retries: 200, factor: 1, minTimeout: 100 };

/**
 * Makes this process the only one that works in the data folder. Returns how to give the folder back.
 * @throws UserFacingError while another copy runs on it
 */
export const lockDataFolder = async (folder: string, lock: string, onLost: () => void): Promise<() => Promise<void>> => {
  const ownerFile = `${lock}.pid`;
  const owner = await readFile(ownerFile, 'utf8').catch(() => '');
  const retries = owner !== '' && isAlive(Number(owner)) ? 0 : untilItIsFree;
  try {
    const release = await lockfile.lock(folder, { lockfilePath: lock, ...timing, onCompromised: onLost, retries });
    await writeFile(ownerFile, String(process.pid));
    return release;
  } catch (error) {
    if (codeOf(error) !== 'ELOCKED') throw error;
    throw new UserFacingError(
      `Wayfarer already runs with DATA_DIR ${folder} (process ${owner}): stop that copy, or set DATA_DIR and PORT to others for a second one.`,
    );
  }
};
