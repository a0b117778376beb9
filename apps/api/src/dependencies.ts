import type { Connection } from 'mongoose';
import type { Config } from './config.ts';
import type { Passwords } from './features/users/passwords.ts';
import type { PictureStore } from './integrations/images/picture-store.ts';
import type { PaymentProvider } from './integrations/stripe/payment-provider.ts';
import type { Logger } from './logging/logger.ts';

/** What operations work with. Tests and the demo data pass the same, with another clock. */
export type Dependencies = {
  readonly config: Config;
  readonly database: Connection;
  readonly logger: Logger;
  /** The present instant. */
  readonly clock: () => Date;
  readonly passwords: Passwords;
  readonly pictures: PictureStore;
  readonly paymentProvider: PaymentProvider;
};
