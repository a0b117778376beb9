import { phoneKeysOf } from '../../../database/lists/phone-keys.ts';
import { wordsOf } from '../../../database/lists/words-of.ts';
import type { UserRecord } from '../user.model.ts';

type Texts = Pick<UserRecord, 'username' | 'email'> & { readonly name?: string | undefined };

/** The search words of a user: those of the name, the username and the email address. */
export const searchKeysOf = ({ name = '', username, email }: Texts): string[] => wordsOf(`${name} ${username} ${email}`);

/** A phone number as it is stored, with the keys by which it is found. */
export const phoneFieldsOf = (phone: string | undefined, timeZone: string): Pick<UserRecord, 'phone' | 'phoneKeys'> =>
  phone === undefined ? {} : { phone, phoneKeys: phoneKeysOf(phone, timeZone) };
