// Loaded into each process of the API before anything else: reads again and again from the file TROUBLES what
// is wrong with the machine that it runs on.
import { readFileSync, rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY = 200;
const file = process.env.TROUBLES ?? '';

/** How far the clock is wrong, in milliseconds. */
let ahead = 0;
const now = (): number => real.now() + ahead;
const real = Date;
globalThis.Date = new Proxy(real, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

const read = (name: string): string | null => {
  try {
    return readFileSync(`${file}.${name}`, 'utf8');
  } catch {
    return null;
  }
};

/** The first process that serves takes it, and no other. */
const takeMemory = (): boolean => {
  if (!process.getActiveResourcesInfo().includes('TCPServerWrap') || read('memory') === null) return false;
  rmSync(`${file}.memory`);
  return true;
};
const ballast: object[] = [];
const look = (): void => {
  ahead = Number(read('clock') ?? 0);
  // Until the limit of the heap ends the process.
  if (takeMemory()) for (;;) ballast.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
};
if (file && isMainThread) setInterval(look, LOOK_EVERY).unref();
