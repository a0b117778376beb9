import type { UserRecord } from '../user.model.ts';

/** In place of the password hash of erased users; matches no password. */
export const NO_PASSWORD = '-';

/**
 * In place of the password hash of customers whom staff added. No password matches it; its owner sets one by
 * the link for a forgotten password.
 */
export const NOT_SET = '!';

/** Whether there is a password to compare with. */
export const hasPassword = ({ passwordHash }: Pick<UserRecord, 'passwordHash'>): boolean =>
  passwordHash !== NOT_SET && passwordHash !== NO_PASSWORD;
