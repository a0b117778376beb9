import { wordsOf } from '../../../database/lists/words-of.ts';
import type { UserRecord } from '../user.model.ts';

/** The search words of a user: those of the username and of the email address. */
export const searchKeysOf = ({ username, email }: Pick<UserRecord, 'username' | 'email'>): string[] =>
  wordsOf(`${username} ${email}`);
