/** The key of an email, which contains slashes, as part of a URL. */
export const wireIdOf = (key: string): string => Buffer.from(key).toString('base64url');
export const keyOf = (wireId: string): string => Buffer.from(wireId, 'base64url').toString();

/** In the key of a resent email: separates the first email's key from the number of the resend. */
const AGAIN = '/again/';
/** The key of the email that was sent first. */
export const firstOf = (key: string): string => key.split(AGAIN)[0] ?? key;
export const isResend = (key: string): boolean => key.includes(AGAIN);
export const keyOfResend = (first: string, number: number): string =>
  `${firstOf(first)}${AGAIN}${String(number).padStart(2, '0')}`;
/** The id of the document that an email is due in. */
export const documentIn = (key: string): string => firstOf(key).split('/')[1] ?? '';
/** Which of several causes an email is about, such as a refund; '' where there is only one. */
export const causeIn = (key: string): string => firstOf(key).split('/').slice(3).join('/');
/** The common prefix of the keys of all resends. */
export const resendsOf = (key: string): string => `${firstOf(key)}${AGAIN}`;
