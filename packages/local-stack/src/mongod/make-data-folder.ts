import { existsSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';
/** Bytes: many times the largest test's database, so that other processes keep their memory. */
const [NEEDED_THERE, NEEDED_IN_ALL] = [4 * 2 ** 30, 8 * 2 ** 30];

/**
 * A new folder for the temporary data of a test: in memory if there is space. A fresh database is hundreds of
 * small files, which a disk creates one after another while both cores wait. What a killed process has
 * written stays, in memory as on a disk.
 */
export const makeDataFolder = async (prefix: string): Promise<string> => {
  const isWorthALook = existsSync(MEMORY) && process.availableMemory() >= NEEDED_IN_ALL;
  const { bavail, bsize } = isWorthALook ? await statfs(MEMORY) : { bavail: 0, bsize: 0 };
  return mkdtemp(join(bavail * bsize >= NEEDED_THERE ? MEMORY : tmpdir(), prefix));
};
