import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcrypt';
import { lowerPriority } from '../../../lower-priority.ts';

export type PasswordTask = { readonly secret: string } & ({ readonly cost: number } | { readonly hash: string });

/** Below what answers calls, so that hashing on every core leaves browsing quick. */
const NICENESS = 5;

// Linux gives each thread a priority of its own; elsewhere it is the whole process's, which must keep its own.
if (process.platform === 'linux') lowerPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);

// A failure ends the thread, which is reported to the waiting caller.
parentPort?.on('message', (task: PasswordTask) => {
  const value = 'hash' in task ? bcrypt.compareSync(task.secret, task.hash) : bcrypt.hashSync(task.secret, task.cost);
  parentPort?.postMessage(value);
});
