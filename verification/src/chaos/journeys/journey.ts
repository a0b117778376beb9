import type { Account, HttpClient } from '../../product/http-client.ts';
import type { Provider } from '../../product/provider.ts';
import type { Random } from '../random.ts';
import type { RecordedHistory } from '../recorded-history.ts';

/** The traveller of a journey, and its tools. */
export type Context = {
  readonly client: HttpClient;
  readonly provider: Provider;
  readonly history: RecordedHistory;
  readonly random: Random;
  readonly traveller: Account;
  readonly stranger: Account;
  readonly admin: Account;
  readonly packageIds: readonly string[];
  /** Of packages with a limit of seats. */
  readonly limitedIds: readonly string[];
  /** The one with the fewest seats. */
  readonly scarceId: string;
  /** An account that is used by this journey alone. */
  readonly newTraveller: () => Promise<Account | null>;
};

export type Journey = (context: Context) => Promise<unknown>;
