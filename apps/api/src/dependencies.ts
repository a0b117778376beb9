import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { PictureStore } from './integrations/images/picture-store.ts';
import type { PaymentProvider } from './integrations/stripe/payment-provider.ts';
import type { Logger } from './logging/logger.ts';
import type { Passwords } from './ports/passwords.ts';
import type { PrintDocument } from './ports/print-document.ts';

/** The points of the money path, each between two effects, at which a crash must lose nothing. */
export const moneySteps = [
  'seats-held',
  'booking-stored',
  'attempt-stored',
  'session-opened',
  'change-stored',
  'seats-kept',
  'decision-stored',
  'attempt-failed',
  'cancel-stored',
  'release-stored',
  'seats-released',
  'session-closed',
  'refund-stored',
  'refund-given',
  'command-put-off',
  'booking-taken',
  'booking-checked',
  'event-stored',
  'event-taken',
  'event-settled',
  'event-processed',
  'missed-events-stored',
] as const;
export type MoneyStep = (typeof moneySteps)[number];

/** What operations depend on. Tests and the demo data pass the same with another clock. */
export type Dependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  /** The present instant. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly pictures: PictureStore;
  readonly printDocument: PrintDocument;
  readonly paymentProvider: PaymentProvider;
  /** Called whenever one of these points is reached, for runs that stop or kill the process there. */
  readonly reached?: (step: MoneyStep) => void | Promise<void>;
  /**
   * How long a caller waits for the provider, in milliseconds; by default three seconds (cancel, refund) or
   * seven (Pay Now, success page).
   */
  readonly providerPatience?: number;
};
