import type { Dependencies } from '../../../dependencies.ts';
import { auditContext } from '../../../logging/audit-context.ts';
import { loginPaceRepository, type PacedKey } from './login-pace.repository.ts';
import { assertDelayIsOver, paceKeyOf, type WhyDelayed } from './login-pace.ts';

/** What is guessed: passwords, or codes of a second factor. Each is limited separately. */
export type Guess = {
  readonly account: string;
  readonly what: '' | 'code-';
  /**
   * Failures before delays begin: of an account at one address, of an account from new addresses, and of a
   * new address on any accounts.
   */
  readonly free: { readonly pair: number; readonly account: number; readonly address: number };
  /** What is told while a delay runs. */
  readonly why: WhyDelayed;
};

type PaceConfig = Pick<Dependencies, 'database' | 'clock' | 'config'>;

const keysHere = ({ config }: Pick<PaceConfig, 'config'>, what: Guess['what']) => {
  const address = auditContext().client?.address ?? '';
  return (kind: 'place' | 'pair' | 'account' | 'address', account: string): string =>
    paceKeyOf(config, `${what}${kind}`, account.toLowerCase(), kind === 'account' ? '' : address);
};

/** Resets the failures of a caller who has proven ownership of the account in another way. */
export const clearDelays = async ({ database, clock, config }: PaceConfig, username: string): Promise<void> => {
  const paces = loginPaceRepository(database);
  const keyOf = keysHere({ config }, '');
  await Promise.all([paces.clear(keyOf('pair', username)), paces.rememberPlace(keyOf('place', username), clock())]);
};

/**
 * Compares a guess, rate-limited so that guessing is useless: delays grow with the failures of the account,
 * of the address, and of the account at this address. From an address where the account logged in before,
 * only the failures from there count, so nobody can lock its owner out. A failure counts before it is
 * reported, and results of guesses compared while a delay began are withheld, so that many at once gain
 * nothing.
 * @throws TOO_MANY_REQUESTS, and what the comparison throws
 */
export const checkAtPace = async (
  { database, clock, config, logger }: PaceConfig & Pick<Dependencies, 'logger'>,
  { account, what, free, why }: Guess,
  matches: (whether: { isKnown?: boolean }) => Promise<boolean>,
): Promise<boolean> => {
  if (config.RATE_LIMITS === 'off') return matches({});
  const paces = loginPaceRepository(database);
  const keyOf = keysHere({ config }, what);
  const assertIsOver = (until: Date | null | undefined, now: Date): void => assertDelayIsOver(logger, { until, now, why });
  const place = keyOf('place', account);
  const pair = keyOf('pair', account);
  const elsewhere: PacedKey[] = [
    { key: keyOf('account', account), free: free.account },
    { key: keyOf('address', ''), free: free.address },
  ];
  const pacedNow = async (): Promise<{ paced: PacedKey[]; isKnown: boolean }> => {
    const found = await paces.find([place, pair, ...elsewhere.map(({ key }) => key)]);
    const isKnown = found.some(({ _id }) => _id === place);
    const paced = [{ key: pair, free: free.pair }, ...(isKnown ? [] : elsewhere)];
    for (const { key } of paced) assertIsOver(found.find(({ _id }) => _id === key)?.blockedUntil, clock());
    return { paced, isKnown };
  };
  const { paced, isKnown } = await pacedNow();
  if (await matches({ isKnown })) {
    await pacedNow();
    await Promise.all([paces.clear(pair), paces.rememberPlace(place, clock())]);
    return true;
  }
  const now = clock();
  const blocked = await Promise.all(paced.map((key) => paces.addFailure(key, now)));
  for (const until of blocked) assertIsOver(until, now);
  return false;
};
