import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { bearerTokenOf } from '../caller.ts';

const COOKIE = 'recent_write';
/** How long a browser keeps the cookie, in seconds: longer than any process may send older answers. */
const KEPT = 2;
/** How long it is accepted, in milliseconds: the clocks of processes may differ. */
const BELIEVED = 60_000;

/** Whether a token was signed here for somebody of the staff and has not expired. Nothing is read for it. */
export type IsTokenOfStaff = (token: string) => boolean;
export type WantsFresh = (request: IncomingMessage) => boolean;

const signatureOf = (moment: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${COOKIE} ${moment}`).digest();

/** The signed cookie value of a change at an instant (milliseconds). */
export const markAt = (moment: number, secret: string): string =>
  `${moment}.${signatureOf(String(moment), secret).toString('base64url')}`;

const isMark = (value: string, secret: string): boolean => {
  const [moment = '', signature = ''] = value.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(moment, secret);
  return given.length === right.length && timingSafeEqual(given, right) && Math.abs(Date.now() - Number(moment)) < BELIEVED;
};

/**
 * Staff, and anybody who has just changed something as staff, see every earlier change; all others see it within a second. Token and mark are
 * signed, so that nobody can bypass the cache by claiming to be one of them.
 */
export const createFreshReads = (
  isTokenOfStaff: IsTokenOfStaff,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): { wantsFresh: WantsFresh; markWriter: RequestHandler } => ({
  wantsFresh: ({ headers: { authorization, cookie } }) => {
    const token = bearerTokenOf(authorization);
    if (token !== null && isTokenOfStaff(token)) return true;
    const mark = cookie?.match(/(?:^|; ?)recent_write=([\w.-]+)/)?.[1];
    return mark !== undefined && isMark(mark, secret);
  },
  /** Lets the browser of an admin who changes something say so for a moment, on pages too, whichever process answers. The only cookie of the site. */
  markWriter: (_request, response, next) => {
    const attributes = `Max-Age=${KEPT}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
    response.appendHeader('Set-Cookie', `${COOKIE}=${markAt(Date.now(), secret)}; ${attributes}`);
    next();
  },
});
