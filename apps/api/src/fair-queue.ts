import { ApiError } from './errors/api-error.ts';

/** Who asks for a piece of work, from where and for whom, and how to know that the asker left. */
export type Asker = {
  readonly address: string;
  readonly account: string;
  /** Has asked from there before, and was no stranger. */
  readonly isKnown?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** When it came, of `performance.now()`; when it asks for its turn, if it does not say. */
  readonly since?: number;
};
export type FairQueue = { readonly run: <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result> };

type Waiting = Asker & {
  readonly arrivedAt: number;
  readonly since: number;
  readonly start: () => void;
  readonly refuse: () => void;
};

/** Served keys that are remembered before it is looked which of them matter no more. */
const MANY_KEYS = 1000;
/** So many may wait for however long: a slow machine answers them late rather than never. */
export const FEW = 20;
/** Three turns go around the addresses and the fourth around the accounts: an attack on one account can come from very many addresses. */
const TURNS = ['address', 'address', 'address', 'account'] as const;

/**
 * Does costly work in turns, so that whoever asks a hundred times delays others by no more than who asks once: the next turn has the address
 * (or the account) that was served the longest ago, and nobody is passed over for ever. An asker who leaves is dropped before the work
 * begins. In a full queue a newcomer takes the last place of the address with the most places. Every other turn is of those who are known,
 * and no stranger takes their places: however many addresses an attack comes from, they are served. `atOnce` may be more or less each time.
 * In a crowd, who has waited longer than `longestWait` (milliseconds) is refused: an answer that comes too late is work for nobody (docs/decisions/0111).
 */
export const createFairQueue = ({
  atOnce,
  mostWaiting,
  longestWait = Number.POSITIVE_INFINITY,
}: {
  atOnce: number | (() => number);
  mostWaiting: number;
  longestWait?: number;
}): FairQueue => {
  const turnsAtOnce = typeof atOnce === 'number' ? () => atOnce : atOnce;
  const waiting: Waiting[] = [];
  /** When a key was served last. Times count arrivals and turns. */
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
  const refuseTheLate = (): void => {
    const oldest = performance.now() - longestWait;
    for (let [late] = waiting; late && waiting.length > FEW && late.since < oldest; [late] = waiting) late.refuse();
  };
  const startNext = (): void => {
    refuseTheLate();
    const [first] = waiting;
    if (!first || running >= turnsAtOnce()) return;
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
    // More than one may begin where more turns are given than before.
    startNext();
  };
  /** Of the address with the most places the last one; the newcomer's own when its address has as many. */
  const lastOfTheMost = (newcomer: Waiting): Waiting => {
    const strangers = waiting.filter(({ isKnown }) => !isKnown);
    const places = Map.groupBy(strangers.length > 0 ? strangers : waiting, ({ address }) => address);
    const own = places.get(newcomer.address) ?? [];
    const most = [...places.values()].reduce((one, other) => (other.length > one.length ? other : one), own);
    return most.length > own.length ? (most.at(-1) ?? newcomer) : newcomer;
  };
  const waitForTurn = (asker: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = (): void => {
        asker.signal?.removeEventListener('abort', refuse);
        leave(task);
        reject(new ApiError('BUSY'));
      };
      const start = (): void => {
        asker.signal?.removeEventListener('abort', refuse);
        resolve();
      };
      time += 1;
      const task: Waiting = { since: performance.now(), ...asker, arrivedAt: time, start, refuse };
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
