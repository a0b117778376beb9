import { t } from '@wayfarer/words';
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
    {
      account: username,
      what: '',
      free: FREE,
      why: (seconds) => t('Too many wrong passwords. Please try again in {seconds} s.', { seconds }),
    },
    ({ isKnown = false }) => dependencies.passwords.matches(password, hash, { account: username, isKnown }),
  );
