import type { Details } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { assertLanguageOffered } from '../../../language/own-language.ts';
import type { UserRecord } from '../user.model.ts';
import { userDetailsRepository } from './user-details.repository.ts';

/**
 * Says what a user is called, and how they are reached; what is left out is removed, but for
 * the language.
 * @throws VALIDATION for a language that is not offered; CONFLICT when the account was changed meanwhile
 * @returns the user afterwards
 */
export const replaceDetails = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  user: UserRecord,
  details: Details,
): Promise<UserRecord> => {
  assertLanguageOffered(config, details.language);
  const isDone = await userDetailsRepository(database, config.SITE_TIME_ZONE).replace(user, details);
  if (!isDone) throw new ApiError('CONFLICT', t('This account was changed meanwhile. Please try again.'));
  return { ...user, name: details.name, phone: details.phone, invoiceTo: details.invoiceTo };
};
