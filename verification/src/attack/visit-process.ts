// Makes calls at an even pace until it is told to end, and then tells how they went.
import { setTimeout as pause } from 'node:timers/promises';

export type Visit = {
  readonly url: string;
  /** In turn. */
  readonly calls: readonly { readonly path: string; readonly init?: RequestInit }[];
  /** Milliseconds between two. */
  readonly every: number;
};

/** How many milliseconds each took until its last byte, and how many were no success. */
export type Visited = { readonly times: readonly number[]; readonly failed: number };

const times: number[] = [];
let failed = 0;
const underway = new Set<Promise<void>>();

const ask = async (url: string, init: RequestInit = {}): Promise<boolean> => {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return answer.ok;
};

const make = async (url: string, init: RequestInit): Promise<void> => {
  const begun = performance.now();
  // Whoever gets no connection, or half an answer, has waited for nothing.
  const isRight = await ask(url, init).catch(() => false);
  times.push(performance.now() - begun);
  if (!isRight) failed += 1;
};

const visit = async ({ url, calls, every }: Visit, isOver: () => boolean): Promise<void> => {
  const begun = performance.now();
  for (let made = 0; !isOver(); made += 1) {
    const { path, init = {} } = calls[made % calls.length] ?? { path: '/' };
    const call = make(url + path, init).finally(() => underway.delete(call));
    underway.add(call);
    await pause(Math.max(0, begun + (made + 1) * every - performance.now()));
  }
  await Promise.all(underway);
  const visited: Visited = { times, failed };
  process.send?.(visited);
};

let isOver = false;
process.on('message', (message: Visit | 'end') => {
  if (message === 'end') isOver = true;
  else {
    // A process' first call takes a tenth of a second longer, for reasons of its own.
    void ask(message.url + message.calls[0]?.path).then(() => {
      process.send?.('begun');
      return visit(message, () => isOver);
    });
  }
});
