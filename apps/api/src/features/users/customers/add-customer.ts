import { randomBytes } from 'node:crypto';
import type { LanguageCode } from '@wayfarer/words';
import { plainText } from '../../../database/lists/words-of.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

const LONGEST = 26;
const MAX_TRIES = 5;

/**
 * 'asha-rao' for 'Asha Rao', 'zoe-muller' for 'Zoë Müller'; 'guest' where nothing of a name can be written
 * so. It is for logging in only.
 */
const usernameFor = (name: string): string => {
  const plain = plainText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return plain.length < 3 ? 'guest' : plain;
};

type NewPerson = { readonly name: string; readonly language?: LanguageCode | undefined } & Readonly<
  Partial<Record<'email' | 'phone', string | undefined>>
>;

/**
 * Adds somebody whom staff book for. They have no password until they set one by the link for a forgotten
 * password.
 * @param id known before, so that adding the same customer again finds them
 * @throws EMAIL_TAKEN
 */
export const addCustomer = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  id: ObjectId,
  { name, email = '', phone, language }: NewPerson,
): Promise<UserRecord> => {
  const users = userRepository(database);
  const plain = usernameFor(name);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const added = await users.findById(String(id));
    if (added) return added;
    const username = tries === 0 ? plain : `${plain}-${randomBytes(2).toString('hex')}`;
    try {
      const known = { ...(phone === undefined ? {} : { phone }), ...(language === undefined ? {} : { language }) };
      const customer = { _id: id, username, email, name, ...known, createdAt: clock() };
      return await users.insertCustomer(customer, config.SITE_TIME_ZONE);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== 'USERNAME_TAKEN') throw thrown;
    }
  }
  throw new ApiError('CONFLICT');
};
