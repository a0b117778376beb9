import { AsyncResource } from 'node:async_hooks';
import { ApiError } from '../errors/api-error.ts';

/** Who asks for a task, from where and for which account, and how to know that the caller left. */
export type Asker = {
  readonly address: string;
  readonly account: string;
  /** Whether this account has been used from there before. */
  readonly isKnown?: boolean;
  readonly signal?: AbortSignal | undefined;
};
export type FairQueue = { readonly run: <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result> };

type Waiting = Asker & {
  readonly arrivedAt: number;
  readonly start: () => void;
  readonly refuse: () => void;
};

/** Served keys that are remembered before outdated ones are removed. */
const MANY_KEYS = 1000;
/**
 * Three turns go by address and the fourth by account: an attack on one account can come from very many
 * addresses.
 */
const TURNS = ['address', 'address', 'address', 'account'] as const;

/**
 * Runs expensive tasks in turns, so that a caller with a hundred requests delays others no more than one with
 * a single request: the next turn goes to the address (or account) that was served longest ago, so nobody
 * starves. A caller who leaves is dropped before the task begins. In a full queue a newcomer takes the last
 * place of the address with the most places. Every other turn goes to known callers, and unknown ones cannot
 * take their places: however many addresses an attack uses, known callers are served.
 */
export const createFairQueue = ({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): FairQueue => {
  const waiting: Waiting[] = [];
  /** When each key was last served. Times count arrivals and turns. */
  const served = new Map<string, number>();
  let time = 0;
  let turns = 0;
  let running = 0;

  const keyOf = (task: Waiting, kind: (typeof TURNS)[number]): string => `${kind} ${task[kind]}`;
  const waitsSince = (task: Waiting, kind: (typeof TURNS)[number]): number =>
    Math.max(task.arrivedAt, served.get(keyOf(task, kind)) ?? 0);
  const isBefore = (one: Waiting, other: Waiting, kind: (typeof TURNS)[number]): boolean => {
    const difference = waitsSince(one, kind) - waitsSince(other, kind);
    if (difference !== 0) return difference < 0;
    const second = kind === 'address' ? 'account' : 'address';
    return waitsSince(one, second) < waitsSince(other, second);
  };
  const leave = (task: Waiting): void => {
    const index = waiting.indexOf(task);
    if (index >= 0) waiting.splice(index, 1);
  };
  const startNext = (): void => {
    const [first] = waiting;
    if (!first || running >= atOnce) return;
    const known = waiting.filter(({ isKnown }) => isKnown);
    const isTurnOfKnown = turns % 2 === 0 && known.length > 0;
    const kind = TURNS[Math.floor(turns++ / 2) % TURNS.length] ?? 'address';
    const next = (isTurnOfKnown ? known : waiting).reduce((one, other) => (isBefore(other, one, kind) ? other : one));
    leave(next);
    time += 1;
    for (const each of ['address', 'account'] as const) served.set(keyOf(next, each), time);
    if (served.size > MANY_KEYS) for (const [key, at] of served) if (at < first.arrivedAt) served.delete(key);
    running += 1;
    next.start();
  };
  /** The last place of the address with the most places; the newcomer's own when its address has as many. */
  const lastOfTheMost = (newcomer: Waiting): Waiting => {
    const strangers = waiting.filter(({ isKnown }) => !isKnown);
    const places = Map.groupBy(strangers.length > 0 ? strangers : waiting, ({ address }) => address);
    const own = places.get(newcomer.address) ?? [];
    const most = [...places.values()].reduce((one, other) => (other.length > one.length ? other : one), own);
    return most.length > own.length ? (most.at(-1) ?? newcomer) : newcomer;
  };
  const waitForTurn = (asker: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      // Bound, or who has to go would be told so in the language of whoever came.
      const refuse = AsyncResource.bind((): void => {
        asker.signal?.removeEventListener('abort', refuse);
        leave(task);
        reject(new ApiError('BUSY'));
      });
      const start = (): void => {
        asker.signal?.removeEventListener('abort', refuse);
        resolve();
      };
      time += 1;
      const task: Waiting = { ...asker, arrivedAt: time, start, refuse };
      if (asker.signal?.aborted) return refuse();
      asker.signal?.addEventListener('abort', refuse);
      waiting.push(task);
      startNext();
      if (waiting.length > mostWaiting) lastOfTheMost(task).refuse();
    });

  return {
    run: async (asker, work) => {
      await waitForTurn(asker);
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
};
