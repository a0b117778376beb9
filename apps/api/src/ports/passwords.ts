/** Whose password it is, and whether the account was logged in before from where the call comes from. */
export type Whose = { readonly account: string; readonly isKnown?: boolean };

/**
 * Hashes, compares and judges passwords, in threads of their own: bcrypt takes a third of a second of
 * computing, so as many at once as there are cores, in fair turns between addresses and between accounts
 * (docs/decisions/0038). Each takes passwords in their normal form.
 */
export type Passwords = {
  /** @throws BUSY when too many wait, or the caller has left */
  readonly hash: (password: string, account: string) => Promise<string>;
  /**
   * Also where the hash is of an earlier version, which hashed what was typed.
   * @throws BUSY when too many wait, or the caller has left
   */
  readonly matches: (password: string, hash: string, whose: Whose) => Promise<boolean>;
  /**
   * How hard a password is to guess, from 0 to 4 (zxcvbn).
   * @param words what others know of the person and the site
   * @throws BUSY when too many wait, or the caller has left
   */
  readonly score: (password: string, words: readonly string[], account: string) => Promise<number>;
  readonly close: () => Promise<void>;
};
