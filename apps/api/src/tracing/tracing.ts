import type { TracedCall, Tracing } from './traced-call.ts';

let tracing: Tracing | null = null;

/** Without an address nothing is traced, and no tracing code is loaded (docs/decisions/0093). */
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

/** Wraps each function in a span while tracing is on. */
export const traced = <Calls extends object>(name: string, calls: Calls): Calls =>
  new Proxy(calls, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      const now = tracing;
      if (!now || !isFunction(value)) return value;
      return (...given: unknown[]) => now.inSpan(`${name} ${String(key)}`, async () => value(...given));
    },
  });
