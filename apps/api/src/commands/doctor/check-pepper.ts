import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { comparePepper, OTHER_PEPPER } from '../../database/pepper-mark.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/**
 * Whether passwords that are right match: a pepper that was left behind on another machine shows by nothing
 * else.
 */
export const checkPepper = async (config: Config, database: Database): Promise<Finding> => {
  const found = await comparePepper(database, config);
  if (found === 'same') return ok('settings', 'PASSWORD_PEPPER is the one of this database.');
  if (found === 'other') return wrong('settings', OTHER_PEPPER);
  if (found === 'unknown')
    return note('settings', 'Whether PASSWORD_PEPPER fits the passwords is known once the API has started with it.');
  return note(
    'settings',
    'Whether PASSWORD_PEPPER fits the passwords is known once somebody has logged in, because they are of a version that kept no mark of it. Log in now: where a right password is refused, it is another. Set the former one then, which is taken until that first login.',
  );
};
