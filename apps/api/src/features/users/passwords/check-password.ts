import type { Dependencies } from '../../../dependencies.ts';
import { checkAtPace } from './check-at-pace.ts';

const FREE = { pair: 5, account: 10, address: 100 } as const;

/** Compares a password, at a pace that makes guessing useless. @throws TOO_MANY_REQUESTS, BUSY */
export const checkPassword = (
  dependencies: Pick<Dependencies, 'database' | 'passwords' | 'clock' | 'config' | 'logger'>,
  { username, password, hash }: { username: string; password: string; hash: string },
): Promise<boolean> =>
  checkAtPace(
    dependencies,
    { account: username, what: '', free: FREE, why: 'Too many wrong passwords.' },
    ({ isKnown = false }) => dependencies.passwords.matches(password, hash, { account: username, isKnown }),
  );
