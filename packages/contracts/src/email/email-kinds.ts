/**
 * With a link that is worth as much as a password: only its recipient sees it in full, and nobody can send it
 * again.
 */
export const secretEmailKinds = ['welcome', 'password-reset', 'confirm-email', 'staff-invitation'] as const;

/** About one booking. */
export const bookingEmailKinds = [
  'booking-received',
  'booking-confirmed',
  'booking-paid',
  'payment-received',
  'payment-failed',
  'booking-changed',
  'booking-changed-notice',
  'booking-cancelled',
  'another-day',
  'hold-expired',
  'trip-reminder',
  'trip-after',
  'balance-reminder',
  'balance-overdue',
  'balance-overdue-notice',
  'overdue-cancelled-notice',
  'departure-guaranteed',
  'departure-message',
  'refund-returned',
  'refund-completed',
] as const;

export const emailKinds = [
  ...bookingEmailKinds,
  ...secretEmailKinds,
  'already-registered',
  'new-login',
  'email-changed',
  'password-changed',
  'two-factor-changed',
  'passkey-changed',
  'account-deleted',
  'accounts-joined',
  'waitlist-offer',
  'contact-received',
  'contact-reply',
  'contact-forwarded',
  'system-report',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * Emails about a booking that are called about where no address is known; the others tell what somebody
 * knows who books, pays or cancels by phone. What staff write to a departure, or when they cancel it, has
 * calls of its own.
 */
export const calledEmailKinds = [
  'booking-changed',
  'booking-cancelled',
  'trip-reminder',
  'balance-reminder',
  'balance-overdue',
  'departure-guaranteed',
  'refund-returned',
  'refund-completed',
] as const satisfies readonly EmailKind[];
export type CalledEmailKind = (typeof calledEmailKinds)[number];

/**
 * `waiting` until the mail server has accepted it; `given_up` when it refused the address, or failed for
 * three days.
 */
export const emailStates = ['waiting', 'sent', 'given_up'] as const;
export type EmailState = (typeof emailStates)[number];

/** How often one email may be sent again. */
export const MAX_RESENDS = 10;

const has = (kinds: readonly EmailKind[], kind: EmailKind): boolean => kinds.includes(kind);
export const hasSecretLink = (kind: EmailKind): boolean => has(secretEmailKinds, kind);
export const isAboutBooking = (kind: EmailKind): boolean => has(bookingEmailKinds, kind);

/** The empty document in which a browser shows an email. */
export const EMAIL_FRAME_PATH = '/api/email-frame';
