import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastSentenceIn, openLog } from './log-file.ts';
import type { Stack } from './stack.ts';
import { UserFacingError } from './user-facing-error.ts';

/** A part of the product that runs as a process of its own. */
export type Part = {
  /** As in the lines on the terminal: 'The API'. */
  readonly name: string;
  /** Its log file, without ending. */
  readonly log: string;
  readonly command?: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Resolves when it does its work; is asked again after each start. */
  readonly untilReady: (signal: AbortSignal) => Promise<void>;
  readonly stopOrder: 0 | 1 | 2;
};

/** Milliseconds. */
const patience = { untilReady: 90_000, firstPause: 500, longestPause: 30_000, steady: 60_000 };

/**
 * Starts the process, returns when it is ready, and from then on starts it again whenever it ends by itself, each time
 * after a longer pause.
 * @throws UserFacingError when it ends before it was ever ready: its last sentence, which says what to do
 */
export const keepRunning = async (part: Part, { supervisor, layout, say }: Stack): Promise<void> => {
  const { name, command = process.execPath, args, env, cwd, stopOrder } = part;
  const logFile = join(layout.logs, `${part.log}.log`);
  const log = await openLog(logFile);
  const { stopping } = supervisor;

  const begin = () => {
    const over = new AbortController();
    const ended = supervisor.start({ command, args, env, cwd, stopOrder, output: log }).then((result) => {
      over.abort();
      return result.signal ?? (result.exitCode === undefined ? String(result.shortMessage) : `code ${result.exitCode}`);
    });
    const giveUp = AbortSignal.any([over.signal, stopping, AbortSignal.timeout(patience.untilReady)]);
    return { ended, over: over.signal, ready: part.untilReady(giveUp) };
  };

  const startAgain = async (how: string, failures: number): Promise<void> => {
    if (stopping.aborted) return;
    say(`${name} ended (${how}) and is started again; see ${logFile}`);
    const delay = Math.min(patience.firstPause * 2 ** failures, patience.longestPause);
    await pause(delay, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    const startedAt = Date.now();
    const { ended, ready } = begin();
    ready.then(() => say(`${name} is back`)).catch(() => {});
    await startAgain(await ended, Date.now() - startedAt > patience.steady ? 0 : failures + 1);
  };

  const { ended, over, ready } = begin();
  await ready.catch(async () => {
    stopping.throwIfAborted();
    if (!over.aborted) throw new UserFacingError(`${name} did not become ready in time: see ${logFile}.`);
    const how = await ended;
    const sentence = how === 'code 1' ? await lastSentenceIn(logFile) : null;
    throw new UserFacingError(sentence ?? `${name} ended before it was ready (${how}): see ${logFile}.`);
  });
  void ended.then((how) => startAgain(how, 1));
};
