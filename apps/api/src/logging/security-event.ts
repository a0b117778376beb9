import { isIPv6 } from 'node:net';
import { securityEvents } from '../metrics/metrics.ts';
import { auditContext } from './audit-context.ts';
import type { Logger } from './logger.ts';

/** Every event, with the sentence of its line. Operators count and alert by `event` (docs/operations.md). */
const SENTENCES = {
  login_succeeded: 'Somebody logged in',
  login_failed: 'A login failed',
  login_delayed: 'A login was refused, because too many before it failed',
  logged_out: 'Somebody logged out',
  permission_refused: 'Somebody was refused for lack of permission',
  limit_reached: 'A limit was reached',
  signature_refused: 'An event with a bad signature was refused',
  code_refused: 'A code of a second factor was refused',
  recovery_code_used: 'A recovery code was used in place of a second factor',
  two_factor_on: 'Somebody turned two-factor login on',
  two_factor_off: 'Two-factor login was turned off',
  passkey_added: 'Somebody added a passkey',
  passkey_removed: 'A passkey was removed',
  password_changed: 'Somebody changed their password',
  user_deleted: 'A user was deleted',
  policy_violated: 'A browser refused something on a page',
  role_changed: 'Somebody was given another role',
  admin_made: 'Somebody became an admin',
  admin_removed: 'Somebody is no longer an admin',
} as const;
export type SecurityEvent = keyof typeof SENTENCES;

export const isSecurityEvent = (name: string): name is SecurityEvent => name in SENTENCES;

// Starts at 0: an alert on the first event needs the zero before it.
for (const event of Object.keys(SENTENCES)) securityEvents.inc({ event }, 0);

/** Possible signs of an attack; all others are normal actions. */
const WARNINGS = new Set<SecurityEvent>([
  'login_delayed',
  'permission_refused',
  'limit_reached',
  'signature_refused',
  'policy_violated',
]);

/**
 * Enough of an address to find an attack again, and too little to name a person: /24 of IPv4, /48 of IPv6.
 */
export const maskedAddress = (address: string): string => {
  if (!isIPv6(address.split('/')[0] ?? '')) return address.replace(/\.\d+$/, '.0');
  return `${address.split(':').slice(0, 3).join(':')}::`;
};

/**
 * Counts and logs a security event: who by id, from which network. Never a name, a password, a token or a
 * whole address.
 */
export const logSecurityEvent = (
  logger: Logger,
  event: SecurityEvent,
  details: { user?: string | null; [detail: string]: unknown },
): void => {
  securityEvents.inc({ event });
  const { client, requestId } = auditContext();
  const network = client ? maskedAddress(client.address) : null;
  logger[WARNINGS.has(event) ? 'warn' : 'info']({ event, network, requestId, ...details }, SENTENCES[event]);
};
