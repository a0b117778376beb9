import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { lowerPriority } from '../../../work/lower-priority.ts';

/**
 * To hash a secret, to compare it with the first of several that has the hash, or to judge how easily a
 * password is guessed.
 */
export type PasswordTask =
  | { readonly secret: string; readonly cost: number }
  | { readonly secrets: readonly string[]; readonly hash: string }
  | { readonly judged: string; readonly words: readonly string[] };

/** Below what answers calls, so that hashing on every core leaves browsing quick. */
const NICENESS = 5;

// Linux gives each thread a priority of its own; elsewhere it is the whole process's, which must keep its
// own.
if (process.platform === 'linux') lowerPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS);

/** Loaded with the first password that is chosen: the list of common ones takes 30 MB. */
const loadJudge = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let judge: ReturnType<typeof loadJudge> | null = null;

const scoreOf = async (password: string, words: readonly string[]): Promise<number> => {
  judge ??= loadJudge();
  return (await judge).check(password, [...words]).score;
};

const resultOf = async (task: PasswordTask): Promise<string | boolean | number> => {
  if ('cost' in task) return bcrypt.hashSync(task.secret, task.cost);
  if ('hash' in task) return task.secrets.some((secret) => bcrypt.compareSync(secret, task.hash));
  return await scoreOf(task.judged, task.words);
};

// A failure ends the thread, which is reported to the waiting caller.
parentPort?.on('message', (task: PasswordTask) => {
  void resultOf(task).then((result) => parentPort?.postMessage(result));
});
