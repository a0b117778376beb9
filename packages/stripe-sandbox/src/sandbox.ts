import type { FaultSwitch } from './faults/fault-switch.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import type { EventRecord } from './store/records.ts';
import type { Store } from './store/store.ts';

/** What every operation works with. */
export type Sandbox = {
  store: Store;
  options: SandboxOptions;
  faults: FaultSwitch;
  /** Browser-facing base of payment pages, without a slash at its end. */
  publicUrl: string;
  /** Epoch seconds on the sandbox clock. */
  now(): number;
  /** Passes a stored event to its delivery. */
  deliver(event: EventRecord): void;
};

/** Which API request caused a change; both null when the payment page did. */
export type Cause = {
  requestId: string | null;
  idempotencyKey: string | null;
};

export const causedByPage: Cause = { requestId: null, idempotencyKey: null };
