import type { Scenario } from './scenario.ts';

/** A place of the shipped source that reads differently in one check: a guard is taken away, to see whether it is missed. */
export type Edit = {
  /** From `apps/api/src` on. */
  readonly file: string;
  /** Occurs exactly once. */
  readonly find: string;
  readonly instead: string;
};

/** One exploration: of the product as it is shipped, or of a broken one. */
export type Job = { readonly scenario: Scenario; readonly mostStates: number; readonly edits: readonly Edit[] };
