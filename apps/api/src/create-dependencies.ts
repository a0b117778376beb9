import type { Config } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { assertSamePepper } from './database/pepper-mark.ts';
import { createDocumentPrinter } from './features/documents/pdf/document-printer.ts';
import { type MoneyDependencies, moneyGuards } from './features/payments/index.ts';
import { createPasswords } from './features/users/index.ts';
import { pictureFilesOf } from './integrations/images/picture-files.ts';
import { withEncoder } from './integrations/images/with-encoder.ts';
import { stripeProvider } from './integrations/stripe/stripe-provider.ts';
import { takeOwnWords } from './language/own-words.ts';
import { createLogger } from './logging/logger.ts';
import { traced } from './tracing/tracing.ts';

/**
 * Everything that operations need, made from the configuration. Tests and the demo data pass their own clock.
 * @throws Error with one sentence where the database cannot be used, or belongs to another PASSWORD_PEPPER
 */
export const createDependencies = async (config: Config, clock: () => Date = () => new Date()): Promise<MoneyDependencies> => {
  takeOwnWords(config);
  const monitorCommands = config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  const database = await connectDatabase(config.MONGODB_URI, { monitorCommands });
  try {
    await assertSamePepper(database, config);
  } catch (thrown) {
    await database.destroy();
    throw thrown;
  }
  return {
    config,
    database,
    logger: createLogger(config.LOG_LEVEL),
    clock,
    passwords: createPasswords({ pepper: config.PASSWORD_PEPPER ?? config.TOKEN_SECRET, cost: config.PASSWORD_COST }),
    pictures: withEncoder(pictureFilesOf(config)),
    printDocument: createDocumentPrinter(config),
    paymentProvider: traced('stripe', stripeProvider(config)),
    guards: moneyGuards,
  };
};
