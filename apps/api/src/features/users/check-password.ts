import { auditContext } from '../../audit-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { loginPaceRepository, type PacedKey } from './login-pace.repository.ts';
import { assertDelayIsOver, paceKeyOf } from './login-pace.ts';

/** Failures before delays begin: of an account at one address, of an account from new addresses, and of a new address on any accounts. */
const FREE = { pair: 5, account: 10, address: 100 } as const;

type PaceConfig = Pick<Dependencies, 'database' | 'clock' | 'config'>;

const keysHere = ({ config }: Pick<PaceConfig, 'config'>) => {
  const address = auditContext().client?.address ?? '';
  return (kind: 'place' | 'pair' | 'account' | 'address', account: string): string =>
    paceKeyOf(config, kind, account.toLowerCase(), kind === 'account' ? '' : address);
};

/** Whoever has shown in another way whose account it is begins anew here, and is no stranger. */
export const clearDelays = async ({ database, clock, config }: PaceConfig, username: string): Promise<void> => {
  const paces = loginPaceRepository(database);
  const keyOf = keysHere({ config });
  await Promise.all([paces.clear(keyOf('pair', username)), paces.rememberPlace(keyOf('place', username), clock())]);
};

const WHY = 'Too many wrong passwords.';

/**
 * Compares a password at a pace that makes guessing useless: delays grow with the failures of the account, of the address, and of the account at
 * this address. Where the account was logged in before, only the failures from there count, so nobody can lock its owner out. A failure counts
 * before it is told, and what was compared while a delay began is not told at all, so that nothing is gained by many at once.
 * @throws TOO_MANY_REQUESTS, BUSY
 */
export const checkPassword = async (
  { database, passwords, clock, config, logger }: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'config' | 'logger'>,
  { username, password, hash }: { username: string; password: string; hash: string },
): Promise<boolean> => {
  if (config.RATE_LIMITS === 'off') return passwords.matches(password, hash, { account: username });
  const paces = loginPaceRepository(database);
  const keyOf = keysHere({ config });
  const assertIsOver = (until: Date | null | undefined, now: Date): void => assertDelayIsOver(logger, { until, now, why: WHY });
  const place = keyOf('place', username);
  const pair = keyOf('pair', username);
  const elsewhere: PacedKey[] = [
    { key: keyOf('account', username), free: FREE.account },
    { key: keyOf('address', ''), free: FREE.address },
  ];
  const pacedNow = async (): Promise<{ paced: PacedKey[]; isKnown: boolean }> => {
    const found = await paces.find([place, pair, ...elsewhere.map(({ key }) => key)]);
    const isKnown = found.some(({ _id }) => _id === place);
    const paced = [{ key: pair, free: FREE.pair }, ...(isKnown ? [] : elsewhere)];
    for (const { key } of paced) assertIsOver(found.find(({ _id }) => _id === key)?.blockedUntil, clock());
    return { paced, isKnown };
  };
  const { paced, isKnown } = await pacedNow();
  if (await passwords.matches(password, hash, { account: username, isKnown })) {
    await pacedNow();
    await Promise.all([paces.clear(pair), paces.rememberPlace(place, clock())]);
    return true;
  }
  const now = clock();
  const blocked = await Promise.all(paced.map((key) => paces.addFailure(key, now)));
  for (const until of blocked) assertIsOver(until, now);
  return false;
};
