import { readFile, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { codeOf, UserFacingError } from './user-facing-error.ts';

/** Milliseconds: how often the owner shows that it lives, and after how long without that the folder is free for others. */
const timing = { update: 1000, stale: 10_000 };

const touchedAt = (lock: string): Promise<number | null> =>
  stat(lock).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/**
 * Makes this process the only one that works in the data folder. After a start that was killed it waits until its guard has
 * ended what was left. Returns how to give the folder back.
 * @throws UserFacingError while another copy runs on it
 */
export const lockDataFolder = async (folder: string, lock: string, onLost: () => void): Promise<() => Promise<void>> => {
  const ownerFile = `${lock}.pid`;
  for (let before: number | null = null; ; await pause(100)) {
    try {
      const release = await lockfile.lock(folder, { lockfilePath: lock, ...timing, onCompromised: onLost });
      await writeFile(ownerFile, String(process.pid));
      return release;
    } catch (error) {
      if (codeOf(error) !== 'ELOCKED') throw error;
    }
    const now = await touchedAt(lock);
    if (before !== null && now !== null && now > before) {
      throw new UserFacingError(
        `Wayfarer already runs with DATA_DIR ${folder} (process ${await readFile(ownerFile, 'utf8')}): stop that copy, or set DATA_DIR and PORT to others for a second one.`,
      );
    }
    before = now;
  }
};
