import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

const MARK = 'recent_write=1';
/** Longer than any process answers with what was before the change, in seconds. */
const KEPT = 2;

/**
 * Who logs in, or has just changed something as an admin, sees every change that was made before he asks; all others see it within a second.
 */
export const wantsFresh = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || (headers.cookie?.includes(MARK) ?? false);

/** Lets the browser of an admin who changes something say so for a moment, on pages too, whichever process answers. The only cookie of the site. */
export const markWriter =
  ({ isHttps }: { isHttps: boolean }): RequestHandler =>
  (_request, response, next) => {
    response.appendHeader('Set-Cookie', `${MARK}; Max-Age=${KEPT}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`);
    next();
  };
