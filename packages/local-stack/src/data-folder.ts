import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, UserFacingError } from './user-facing-error.ts';

/** Megabytes: the database's journal and first files, and what a data folder in use needs to go on. */
const needed = { forTheFirstStart: 500, toGoOn: 100 };

/** Where everything lies that outlives a start. */
export const layoutOf = (folder: string) => ({
  lock: join(folder, 'running'),
  secrets: join(folder, 'secrets.json'),
  database: join(folder, 'database'),
  databaseFiles: join(folder, 'database', 'files'),
  demoBegun: join(folder, 'database', 'demo-seeded.begun'),
  demoSeeded: join(folder, 'database', 'demo-seeded'),
  sandboxState: join(folder, 'sandbox.json'),
  pictures: join(folder, 'pictures'),
  emails: join(folder, 'emails'),
  logs: join(folder, 'logs'),
});

/** Step by step: where a folder can never be made, such as under /proc, Node's recursive way does not come to an end. */
const makeFolder = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
};

const proveWritable = async (folder: string): Promise<void> => {
  const { logs, pictures } = layoutOf(folder);
  for (const part of [folder, logs, pictures]) await makeFolder(part);
  const probe = join(folder, `.write-${process.pid}`);
  await writeFile(probe, 'x');
  await rm(probe);
};

/**
 * Makes the data folder, readable by its owner only, and proves that it can be written.
 * @throws UserFacingError when it cannot, or when its disk is too full to begin
 */
export const prepareDataFolder = async (folder: string, embeddedDatabase: boolean): Promise<void> => {
  try {
    await proveWritable(folder);
  } catch (error) {
    const reason = codeOf(error) || String(error);
    throw new UserFacingError(
      `DATA_DIR (${folder}) cannot be written (${reason}): make it writable and its disk not full, or set DATA_DIR to another folder.`,
    );
  }
  const isFirst = embeddedDatabase && !existsSync(layoutOf(folder).databaseFiles);
  const wanted = isFirst ? needed.forTheFirstStart : needed.toGoOn;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free < wanted)
    throw new UserFacingError(
      `The disk of DATA_DIR (${folder}) has ${free} MB left and Wayfarer needs ${wanted} MB: free some space or set DATA_DIR to a folder on another disk.`,
    );
};
