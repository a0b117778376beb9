import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Crew } from './crew.ts';
import { lastSentenceIn, openLog } from './open-log.ts';
import type { ProcessDefinition } from './process-definition.ts';
import { UserFacingError } from './user-facing-error.ts';

/** Milliseconds. */
const patience = { untilReady: 90_000, firstPause: 500, longestPause: 30_000, steady: 60_000 };

const exitOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });

const pauseAfter = (failures: number): number => Math.min(patience.firstPause * 2 ** failures, patience.longestPause);

/**
 * Starts the process, returns when it is ready, and from then on starts it again whenever it ends by itself, each time
 * after a longer pause.
 * @throws UserFacingError when it ends before it was ever ready: its last sentence, which says what to do
 */
export const keepRunning = async (definition: ProcessDefinition, crew: Crew, say: (line: string) => void): Promise<void> => {
  const log = await openLog(definition.logFile);
  const begin = () => {
    const { command, args, env, cwd, stopOrder } = definition;
    const exited = exitOf(crew.spawn(command, args, { env, cwd, stopOrder, output: log.fd }));
    const waiting = new AbortController();
    void exited.then(() => waiting.abort());
    const signal = AbortSignal.any([waiting.signal, crew.stopping, AbortSignal.timeout(patience.untilReady)]);
    return { exited, ready: definition.untilReady(signal) };
  };

  const watch = async (first: Promise<string>): Promise<void> => {
    let startedAt = Date.now();
    let failures = 0;
    for (let exited = first; ; ) {
      const how = await exited;
      if (crew.stopping.aborted) return;
      failures = Date.now() - startedAt > patience.steady ? 0 : failures + 1;
      say(`${definition.name} ended (${how}) and is started again; see ${definition.logFile}`);
      await pause(pauseAfter(failures), undefined, { signal: crew.stopping }).catch(() => {});
      if (crew.stopping.aborted) return;
      startedAt = Date.now();
      const next = begin();
      next.ready.then(() => say(`${definition.name} is back`)).catch(() => {});
      exited = next.exited;
    }
  };

  const { exited, ready } = begin();
  const tooEarly = exited.then(async (how) => {
    const sentence = how === 'code 1' ? await lastSentenceIn(definition.logFile) : null;
    throw new UserFacingError(sentence ?? `${definition.name} ended before it was ready (${how}): see ${definition.logFile}.`);
  });
  tooEarly.catch(() => {});
  await Promise.race([ready, tooEarly]).catch(async (error: unknown) => {
    crew.stopping.throwIfAborted();
    if (error instanceof UserFacingError) throw error;
    // The wait may have been given up because the process has just ended: that says more.
    await Promise.race([tooEarly, pause(100)]);
    throw new UserFacingError(`${definition.name} did not become ready in time: see ${definition.logFile}.`);
  });
  void watch(exited);
};
