import type { Database } from '../database/connect.ts';

/** A call that is being answered, from its beginning to its end. */
export type TracedCall = {
  readonly traceId: string;
  /** Everything that this leads to belongs to the call. */
  readonly run: (answer: () => void) => void;
  readonly end: (answered: { method: string; route: string; status: number }) => void;
};

/** Where spans are sent. */
export type Tracing = {
  readonly beginCall: () => TracedCall;
  readonly inSpan: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  readonly traceId: () => string | undefined;
  /** Records commands and collections, never a value. */
  readonly follow: (database: Database) => void;
  /** Sends what is left, with a short wait. */
  readonly stop: () => Promise<void>;
};
