import { link, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { findProcess, isStillRunning, type ProcessIdentity } from './process-identity.ts';
import { readJson } from './read-json.ts';
import { signalGroup } from './signal-group.ts';
import { UserFacingError } from './user-facing-error.ts';
import { writeAtomically } from './write-atomically.ts';

export type FolderLock = {
  /** Writes down which processes belong to this start, for a next start that finds them left over. */
  readonly record: (children: readonly number[]) => Promise<void>;
  readonly release: () => Promise<void>;
};

const isIdentity = (value: unknown): value is ProcessIdentity =>
  typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number' && 'startedAt' in value;

const endLeftOver = async (child: ProcessIdentity): Promise<void> => {
  for (let waited = 0; await isStillRunning(child); waited += 100) {
    if (waited === 0) signalGroup(child.pid, 'SIGTERM');
    if (waited === 5000) signalGroup(child.pid, 'SIGKILL');
    await pause(100);
  }
};

const clearAfterDeadOwner = async (file: string, folder: string): Promise<void> => {
  const { owner, children } = await readJson(file);
  if (isIdentity(owner) && (await isStillRunning(owner))) {
    throw new UserFacingError(
      `Wayfarer already runs with DATA_DIR ${folder} (process ${owner.pid}): stop that copy, or set DATA_DIR and PORT to others for a second one.`,
    );
  }
  await Promise.all((Array.isArray(children) ? children : []).filter(isIdentity).map(endLeftOver));
  await rm(file, { force: true });
};

/** Linking fails when the name exists: of two starts at the same time one wins. */
const take = async (file: string, owner: ProcessIdentity): Promise<boolean> => {
  const own = `${file}.${process.pid}.own`;
  await writeFile(own, JSON.stringify({ owner, children: [] }));
  try {
    await link(own, file);
    return true;
  } catch {
    return false;
  } finally {
    await rm(own, { force: true });
  }
};

/**
 * Makes this process the only one that works in the data folder, and ends what a killed start left behind there.
 * @throws UserFacingError while another copy runs on it
 */
export const lockDataFolder = async (folder: string, file: string): Promise<FolderLock> => {
  const owner = (await findProcess(process.pid)) ?? { pid: process.pid, startedAt: '' };
  for (let attempt = 0; !(await take(file, owner)); attempt++) {
    if (attempt === 5)
      throw new UserFacingError(`DATA_DIR (${folder}) is being taken by several starts at once: start one at a time.`);
    await clearAfterDeadOwner(file, folder);
  }
  let last: Promise<void> = Promise.resolve();
  const record = (children: readonly number[]): Promise<void> => {
    last = last.then(async () => {
      const identities = await Promise.all(children.map(findProcess));
      await writeAtomically(file, { owner, children: identities.filter((child) => child !== null) });
    });
    return last;
  };
  return { record, release: () => last.then(() => rm(file, { force: true })) };
};
