import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

const megabyte = 1024 * 1024;

/** Megabytes: the database's journal and first files, and what a data folder in use needs to go on. */
const needed = { forTheFirstStart: 500, toGoOn: 100 };

/** Where everything lies that outlives a start. */
export const layoutOf = (folder: string) => ({
  lock: join(folder, 'running.json'),
  secrets: join(folder, 'secrets.json'),
  ports: join(folder, 'ports.json'),
  database: join(folder, 'database'),
  databaseFiles: join(folder, 'database', 'files'),
  demoSeeded: join(folder, 'database', 'demo-seeded'),
  sandboxState: join(folder, 'sandbox.json'),
  pictures: join(folder, 'pictures'),
  logs: join(folder, 'logs'),
});

const sentenceFor = (error: unknown, folder: string): UserFacingError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC')
    return new UserFacingError(
      `The disk of DATA_DIR (${folder}) is full: free some space or set DATA_DIR to a folder on another disk.`,
    );
  return new UserFacingError(
    `DATA_DIR (${folder}) cannot be written (${code || String(error)}): make it writable or set DATA_DIR to another folder.`,
  );
};

/** Step by step: where a folder can never be made, such as under /proc, Node's recursive way does not come to an end. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
};

const assertRoom = async (folder: string, embeddedDatabase: boolean): Promise<void> => {
  const isFirst = embeddedDatabase && !existsSync(layoutOf(folder).databaseFiles);
  const wanted = isFirst ? needed.forTheFirstStart : needed.toGoOn;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < wanted) {
    throw new UserFacingError(
      `The disk of DATA_DIR (${folder}) has ${free} MB left and Wayfarer needs ${wanted} MB: free some space or set DATA_DIR to a folder on another disk.`,
    );
  }
};

/**
 * Makes the data folder, readable by its owner only, and proves that it can be written.
 * @throws UserFacingError when it cannot, or when its disk is too full to begin
 */
export const prepareDataFolder = async (folder: string, embeddedDatabase: boolean): Promise<void> => {
  const probe = join(folder, `.write-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x');
    await mkdir(layoutOf(folder).logs, { recursive: true });
    await mkdir(layoutOf(folder).pictures, { recursive: true });
  } catch (error) {
    throw sentenceFor(error, folder);
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  await assertRoom(folder, embeddedDatabase);
};
