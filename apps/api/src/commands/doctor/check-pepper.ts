import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { isPepperOf, OTHER_PEPPER } from '../../database/pepper-mark.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/**
 * Whether passwords that are right match: a pepper that was left behind on another machine shows by nothing
 * else.
 */
export const checkPepper = async (config: Config, database: Database): Promise<Finding> => {
  const isSame = await isPepperOf(database, config);
  if (isSame === null)
    return note('settings', 'Whether PASSWORD_PEPPER fits the passwords is known once the API has started with it.');
  return isSame ? ok('settings', 'PASSWORD_PEPPER is the one of this database.') : wrong('settings', OTHER_PEPPER);
};
