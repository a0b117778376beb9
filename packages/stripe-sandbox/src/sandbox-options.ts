import type { Right } from './http/key-rights.ts';

export type SandboxOptions = {
  /** 0 uses any free port. */
  port: number;
  host?: string;
  /** Browser-facing base of the payment page's address; its own address when left out. */
  publicUrl?: string;
  /** Accepted keys; test keys only. */
  secretKeys: string[];
  /** Keys that begin with rk_test_, each with all that it may do. */
  restrictedKeys?: Readonly<Record<string, readonly Right[]>>;
  webhook: { url: string; secret: string; firstRetryMilliseconds?: number } | null;
  /** Null keeps everything in memory. */
  stateFile: string | null;
  /** The time while no clock is set; default the real one. */
  clock?: () => Date;
  /** Shown to the traveller as the one who is paid. */
  sellerName: string;
  /** Whether the payment page offers the fault switch; default true. */
  faultPanel?: boolean;
};
