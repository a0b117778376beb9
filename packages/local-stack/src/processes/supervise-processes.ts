import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Layout } from '../data-folder.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { endProcesses, type StopOrder } from './end-processes.ts';

/** Milliseconds. */
const patience = { untilReady: 90_000, firstPause: 500, longestPause: 30_000 };

export type Program = {
  /** The name in terminal messages: 'The API'. */
  readonly name: string;
  /** Without it, a script for this Node. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly stopOrder?: StopOrder;
};

/** The last line for people: neither a log record nor part of a stack trace. */
const lastSentenceIn = (file: string): string | undefined =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .findLast((line) => /^[A-Z]/i.test(line) && !/^(node:|Node\.js v)/.test(line));

/** Every process of one start, always known to its watchdog. */
export const superviseProcesses = ({ lock, logs }: Layout, say: (line: string) => void, release: () => Promise<void>) => {
  const running = new Map<number, StopOrder>();
  const stopping = new AbortController();
  const watchdog = fork(join(import.meta.dirname, 'watchdog.ts'), [lock], { detached: true, silent: true });
  const watchdogEnded = once(watchdog, 'exit');
  // It may be killed; the product then continues without it.
  watchdog.on('error', () => {});
  const tellWatchdog = (): void => void (watchdog.connected && watchdog.send([...running]));

  /** Starts programs, each with a fresh log; the log of the previous start is kept beside it. */
  const prepare = ({ name, command = process.execPath, args, stopOrder = 0, ...options }: Program) => {
    const log = join(logs, name.replace('The ', '').replaceAll(' ', '-').toLowerCase());
    const logFile = `${log}.log`;
    if (existsSync(logFile)) renameSync(logFile, `${log}.previous.log`);
    // A file descriptor, which outlives this process: the parts must be able to write while they are stopped.
    const output = openSync(logFile, 'a');
    // Each has its own process group, so that Ctrl-C reaches only the start, which stops all in order.
    const detached = process.platform !== 'win32';
    return {
      logFile,
      /** @returns how it ended: 'code 0', 'SIGKILL' */
      run: (): Promise<string> => {
        stopping.signal.throwIfAborted();
        const child = spawn(command, args, { ...options, detached, stdio: ['ignore', output, output] });
        const { pid = 0 } = child;
        if (pid > 0) running.set(pid, stopOrder);
        tellWatchdog();
        return new Promise((resolve) => {
          child.once('error', ({ message }) => resolve(message));
          child.once('exit', (code, signal) => {
            running.delete(pid);
            tellWatchdog();
            resolve(signal ?? `code ${code}`);
          });
        });
      },
      failure: (how: string): UserFacingError =>
        new UserFacingError(`${name} failed: ${lastSentenceIn(logFile) ?? how} (see ${logFile})`),
    };
  };

  const stop = async (): Promise<void> => {
    stopping.abort(new Error('The product is being stopped.'));
    await endProcesses(running);
    watchdog.kill('SIGKILL');
    await watchdogEnded;
    await release();
  };
  let stopped: Promise<void> | undefined;
  return {
    /**
     * Runs a program to its end. @throws UserFacingError with its last sentence unless it succeeds, and
     * always while everything is being stopped: turbo exits with 0 when it is stopped in the middle of a
     * build
     */
    runToEnd: async (program: Program): Promise<void> => {
      const { run, failure } = prepare(program);
      const how = await run();
      stopping.signal.throwIfAborted();
      if (how !== 'code 0') throw failure(how);
    },
    /**
     * Starts the program, returns when it is ready, and then restarts it whenever it ends unexpectedly, each
     * time after a longer pause until it is ready once more.
     * @param becomeReady resolves when it is ready; its signal is aborted when that is no longer needed
     * @throws UserFacingError when it ends before it was ever ready: its last sentence, which says what to do
     */
    keepRunning: async (program: Program, becomeReady: (signal: AbortSignal) => Promise<void>): Promise<void> => {
      const { run, failure, logFile } = prepare(program);
      const begin = async () => {
        const over = new AbortController();
        const ended = run().finally(() => over.abort());
        const signals = [over.signal, stopping.signal, AbortSignal.timeout(patience.untilReady)];
        const isReady = await becomeReady(AbortSignal.any(signals)).then(
          () => true,
          () => false,
        );
        return { ended, isReady };
      };
      const first = await begin();
      if (!first.isReady) {
        stopping.signal.throwIfAborted();
        throw failure(await Promise.race([first.ended, Promise.resolve('it did not become ready in time')]));
      }
      say(`${program.name} is ready (${(performance.now() / 1000).toFixed(1)} s)`);
      const startAgain = async (ended: Promise<string>, delay: number): Promise<void> => {
        const how = await ended;
        if (stopping.signal.aborted) return;
        say(`${program.name} ended (${how}) and is being restarted; see ${logFile}`);
        await pause(delay, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        const next = await begin();
        if (next.isReady) say(`${program.name} is back`);
        await startAgain(next.ended, next.isReady ? patience.firstPause : Math.min(delay * 2, patience.longestPause));
      };
      void startAgain(first.ended, patience.firstPause);
    },
    /** Ends all in order, by force after a grace period; nothing can be started afterwards. */
    stopAll: (): Promise<void> => {
      stopped ??= stop();
      return stopped;
    },
    /** Aborted when stopping begins. */
    stopping: stopping.signal,
  };
};
