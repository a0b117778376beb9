import type { startBenchDatabase } from './bench-database.ts';
import type { Size } from './sizes.ts';

/** What a section works with. Everything else it imports from `frame`. */
export type BenchRun = Pick<Awaited<ReturnType<typeof startBenchDatabase>>, 'kept' | 'scratch' | 'pid'> & {
  /** From small to large, as far as `--size` allows; those that a section does not need it leaves out. */
  readonly sizes: readonly Size[];
  /** Rounds of a comparison. */
  readonly repeats: number;
  /** How long one load lasts. */
  readonly seconds: number;
  /** Has a process stopped when the section ends, however it ends. */
  readonly stopLater: <Started extends { readonly stop: () => Promise<void> }>(started: Started) => Started;
};

/** What `bench/NAME/section.ts` exports as `section`. */
export type Section = {
  /** What is measured and against what, in one sentence; it is printed above the tables. */
  readonly about: string;
  readonly run: (bench: BenchRun) => Promise<void>;
};
