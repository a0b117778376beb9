import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { messageOf } from '../../errors/message-of.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/**
 * In seconds: less than the 300 within which the provider's signatures are valid, and far more than an answer
 * takes.
 */
const MOST_SECONDS = 30;
const PATIENCE = 5000;

const secondsBetween = (one: Date, other: Date): number => Math.round((one.getTime() - other.getTime()) / 1000);

export const examineClock = (whose: string, theirs: Date, ours: Date): Finding => {
  const ahead = secondsBetween(ours, theirs);
  if (Math.abs(ahead) <= MOST_SECONDS) return ok('clock', `In sync with ${whose}.`);
  const how = `${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'}`;
  return wrong(
    'clock',
    `This machine is ${how} ${whose}. Synchronise both with NTP: signatures, logins and seat holds depend on it.`,
  );
};

const timeOfProvider = async ({ STRIPE_API_BASE }: Config): Promise<Date> => {
  const { headers } = await fetch(STRIPE_API_BASE ?? 'https://api.stripe.com', {
    method: 'HEAD',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return new Date(headers.get('date') ?? Number.NaN);
};

/** Compares this machine's clock with those of the provider and the database. */
export const checkClock = async (config: Config, database: Database): Promise<Finding[]> => {
  const hello = await database.db?.admin().command({ hello: 1 });
  const findings = [examineClock('the database', new Date(hello?.localTime), new Date())];
  try {
    findings.push(examineClock('the payment provider', await timeOfProvider(config), new Date()));
  } catch (thrown) {
    findings.push(note('clock', `The clock of the payment provider could not be read: ${messageOf(thrown)}`));
  }
  return findings;
};
