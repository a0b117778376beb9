import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';

/** Fewer guesses than 10^6 find a password below. */
const MIN_SCORE = 2;

/**
 * Judges a new password, in the threads in which passwords are hashed: a long one takes tens of milliseconds.
 * @param whose what others know of its owner, beside the brand
 * @throws VALIDATION at the field when the password is common, or made of what others know; BUSY
 */
export const assertNotGuessable = async (
  { passwords, config }: Pick<Dependencies, 'passwords' | 'config'>,
  password: string,
  { field, username, email }: { field: string; username: string; email: string },
): Promise<void> => {
  const known = [username, email, config.BRAND_NAME];
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  if ((await passwords.score(password, words, username)) < MIN_SCORE)
    throw wrongField(field, t('This password is easy to guess. Use a longer one, without your name and without common words.'));
};
