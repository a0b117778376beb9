import type { Account, Browser } from '../browser.ts';
import type { Provider } from '../provider.ts';
import type { Random } from '../random.ts';
import type { Witness } from '../witness.ts';

/** Where a journey takes place: who travels, and with what in hand. */
export type Stage = {
  readonly browser: Browser;
  readonly provider: Provider;
  readonly witness: Witness;
  readonly random: Random;
  readonly traveller: Account;
  readonly stranger: Account;
  readonly admin: Account;
  readonly packageIds: readonly string[];
  /** An account that is used by this journey alone. */
  readonly newTraveller: () => Promise<Account | null>;
};

export type Journey = (stage: Stage) => Promise<void>;
