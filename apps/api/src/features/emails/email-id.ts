/** The key of an email, which has slashes, as it stands in an address. */
export const wireIdOf = (key: string): string => Buffer.from(key).toString('base64url');
export const keyOf = (wireId: string): string => Buffer.from(wireId, 'base64url').toString();

/** In the key of an email that was sent again: which email, and the how manieth time. */
const AGAIN = '/again/';
/** The email that was sent first. */
export const firstOf = (key: string): string => key.split(AGAIN)[0] ?? key;
export const isResend = (key: string): boolean => key.includes(AGAIN);
export const keyOfResend = (first: string, number: number): string =>
  `${firstOf(first)}${AGAIN}${String(number).padStart(2, '0')}`;
/** Which of several causes an email is about, such as a refund; '' where there is one. */
export const causeIn = (key: string): string => firstOf(key).split('/').slice(3).join('/');
/** What the keys of all times begin with. */
export const resendsOf = (key: string): string => `${firstOf(key)}${AGAIN}`;
