import type { Database } from '../database/connect.ts';

/** A call that is being answered, from its beginning to its end. */
export type TracedCall = {
  readonly traceId: string;
  /** All that this leads to belongs to the call. */
  readonly run: (answer: () => void) => void;
  readonly end: (answered: { method: string; route: string; status: number }) => void;
};

/** Where spans go. */
export type Tracing = {
  readonly beginCall: () => TracedCall;
  readonly inSpan: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly traceId: () => string | undefined;
  /** Names its commands and collections, never a value. */
  readonly follow: (database: Database) => void;
  /** Sends what is left, and waits for that only shortly. */
  readonly stop: () => Promise<void>;
};

let tracing: Tracing | null = null;

/** Without an address nothing is traced, and nothing of it is loaded (docs/decisions/0093). */
export const startTracing = async (endpoint: string | undefined, share: number): Promise<Tracing | null> => {
  if (endpoint === undefined) return null;
  const { createTracing } = await import('./open-telemetry.ts');
  tracing = createTracing(endpoint, share);
  return tracing;
};

export const beginCall = (): TracedCall | undefined => tracing?.beginCall();

/** Of the call that this is done for; undefined where none is traced. */
export const traceIdNow = (): string | undefined => tracing?.traceId();

const isFunction = (value: unknown): value is (...given: unknown[]) => Promise<unknown> => typeof value === 'function';

/** The same functions, each a span while there is somebody to tell of it. */
export const traced = <Calls extends object>(name: string, calls: Calls): Calls =>
  new Proxy(calls, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      const now = tracing;
      if (!now || !isFunction(value)) return value;
      return (...given: unknown[]) => now.inSpan(`${name} ${String(key)}`, async () => value(...given));
    },
  });
