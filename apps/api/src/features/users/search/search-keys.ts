import { phoneKeysOf } from '../../../database/lists/phone-keys.ts';
import { wordsOf } from '../../../database/lists/words-of.ts';
import type { UserRecord } from '../user.model.ts';

/** How its person was known in the accounts that were joined into this one. */
type Joined = {
  readonly joined?:
    | readonly Pick<NonNullable<UserRecord['joined']>[number], 'username' | 'name' | 'phone' | 'email'>[]
    | undefined;
};
type Texts = Pick<UserRecord, 'username' | 'email'> & Joined & { readonly name?: string | undefined };

const textOf = ({ name = '', username, email }: Texts): string => `${name} ${username} ${email}`;

/** The search words of a user: those of the name, the username and the email address. */
export const searchKeysOf = ({ joined = [], ...user }: Texts): string[] => wordsOf([user, ...joined].map(textOf).join(' '));

/** A phone number as it is stored, with the keys by which it is found, and those of joined accounts. */
export const phoneFieldsOf = (
  { phone, joined = [] }: Joined & { readonly phone?: string | undefined },
  timeZone: string,
): Pick<UserRecord, 'phone' | 'phoneKeys'> => {
  const phones = [phone, ...joined.map((one) => one.phone)].filter((one) => one !== undefined);
  const phoneKeys = [...new Set(phones.flatMap((one) => phoneKeysOf(one, timeZone)))];
  return { ...(phone === undefined ? {} : { phone }), ...(phones.length === 0 ? {} : { phoneKeys }) };
};
