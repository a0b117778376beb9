import { tc } from '../../shared/words/words.ts';

/** From 0 (refused) to 4. */
export type PasswordStrength = {
  score: 0 | 1 | 2 | 3 | 4;
  /** 'Too short', 'Weak', 'Fair', 'Good' or 'Strong'. */
  word: string;
};

const MIN_LENGTH = 8;
const pools: ReadonlyArray<[RegExp, number]> = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z0-9]/, 33],
];
const wellKnown = /passw|qwert|asdf|1234|abcd|letmein|welcome|iloveyou|admin|travel|wayfarer/i;

/** Rough entropy in bits: repeated characters count half, a well-known part counts nothing. */
const bitsOf = (password: string): number => {
  const rest = password.replace(wellKnown, '');
  const pool = pools.reduce((sum, [pattern, size]) => (pattern.test(rest) ? sum + size : sum), 0);
  const distinct = new Set(rest).size;
  return pool === 0 ? 0 : (distinct + (rest.length - distinct) / 2) * Math.log2(pool);
};

/** How hard a password is to guess. Only a hint: the server decides. */
export const passwordStrengthOf = (password: string, username = ''): PasswordStrength => {
  if (password.length < MIN_LENGTH) return { score: 0, word: tc('a password', 'Too short') };
  const holdsName = username.length > 2 && password.toLowerCase().includes(username.toLowerCase());
  const bits = holdsName ? 0 : bitsOf(password);
  if (bits < 36) return { score: 1, word: tc('a password', 'Weak') };
  if (bits < 48) return { score: 2, word: tc('a password', 'Fair') };
  return bits < 64 ? { score: 3, word: tc('a password', 'Good') } : { score: 4, word: tc('a password', 'Strong') };
};
