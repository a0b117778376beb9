import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../stack.ts';
import { until } from '../until.ts';
import type { Program } from './supervise-processes.ts';

/** Milliseconds. */
const patience = { untilReady: 90_000, firstPause: 500, longestPause: 30_000 };

type Address = { readonly port: number; readonly host: string };

const listens = async (address: Address): Promise<boolean> => {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
};

/**
 * Starts the program, returns when it is ready (by default: listens), and from then on starts it again whenever it ends by itself, each time
 * after a longer pause until it is ready once more.
 * @throws UserFacingError when it ends before it was ever ready: its last sentence, which says what to do
 */
export const keepRunning = async (
  program: Program,
  ready: Address | ((signal: AbortSignal) => Promise<void>),
  { processes: { prepare, stopping }, say }: Pick<Stack, 'processes' | 'say'>,
): Promise<void> => {
  stopping.throwIfAborted();
  const untilReady = typeof ready === 'function' ? ready : (signal: AbortSignal) => until(() => listens(ready), signal);
  const { run, failure, logFile } = prepare(program);
  const begin = () => {
    const over = new AbortController();
    const ended = run().finally(() => over.abort());
    const giveUp = AbortSignal.any([over.signal, stopping, AbortSignal.timeout(patience.untilReady)]);
    return { ended, isReady: untilReady(giveUp) };
  };

  const startAgain = async (how: string, delay: number): Promise<void> => {
    if (stopping.aborted) return;
    say(`${program.name} ended (${how}) and is started again; see ${logFile}`);
    await pause(delay, undefined, { signal: stopping }).catch(() => {});
    if (stopping.aborted) return;
    const { ended, isReady } = begin();
    let next = Math.min(delay * 2, patience.longestPause);
    isReady.then(
      () => {
        next = patience.firstPause;
        say(`${program.name} is back`);
      },
      () => {},
    );
    await startAgain(await ended, next);
  };

  const { ended, isReady } = begin();
  await isReady.catch(async () => {
    stopping.throwIfAborted();
    throw failure(await Promise.race([ended, Promise.resolve('it did not become ready in time')]));
  });
  say(`${program.name} is ready (${(performance.now() / 1000).toFixed(1)} s)`);
  void ended.then((how) => startAgain(how, patience.firstPause));
};
