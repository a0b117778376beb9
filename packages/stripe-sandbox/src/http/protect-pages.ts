import type { Response } from 'express';
import type { SessionRecord } from '../store/records.ts';

/**
 * Strict headers of the payment page: own styles and scripts only, never framed, never cached. Browsers apply
 * `form-action` to the redirect after a form too, therefore it contains the merchant's addresses.
 */
export const protectPages = (response: Response, session: SessionRecord | null): void => {
  const wayOut = session ? [session.successUrl, session.cancelUrl].flatMap(originOf) : [];
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...new Set(wayOut)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  response.set({
    'Content-Security-Policy': policy.join('; '),
    'Content-Type': 'text/html; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
};

const originOf = (url: string | null): string[] => (url === null ? [] : [new URL(url).origin]);
