import type { ContentOf, EmailContent, EmailKind } from '../features/emails/email-content.ts';
import type { WritingConfig } from '../features/emails/write-message.ts';

/** The site that these emails are for. */
export const emailSite: WritingConfig = {
  BRAND_NAME: 'Wayfarer',
  PUBLIC_URL: 'https://wayfarer.example',
  SITE_TIME_ZONE: 'Asia/Kolkata',
  EMAIL_FROM: 'trips@wayfarer.example',
  EMAIL_REPLY_TO: 'desk@wayfarer.example',
  TOKEN_SECRET: 'a secret for tests that is long enough',
};

/**
 * The same site of an agency with a logo and colours of its own, which are hardly darker and lighter than the
 * rules ask for.
 */
export const ownAgencySite: WritingConfig = {
  ...emailSite,
  BRAND_NAME: 'Blue Door Travel',
  agency: {
    name: 'Blue Door Travel',
    accentLight: '#a3457a',
    accentDark: '#c58f5a',
    logo: `/pictures/${'a1'.repeat(16)}-1600.webp`,
    email: 'desk@blue-door.example',
  },
};

/** An email of each kind; types show where one is missing. @param value for every user-written text */
export const everyContent = (value: string): { [Kind in EmailKind]: ContentOf<Kind> } => {
  const trip = {
    bookingId: '0123456789abcdef01234567',
    userId: '0123456789abcdef01234568',
    title: value,
    place: value,
    travelDate: '2026-12-30',
    days: 5,
    totalPersons: 2,
    totalAmount: 3999.98,
  };
  const at = new Date('2026-11-30T20:00:00Z');
  const about = { username: value, trip };
  const change = {
    travelDate: '2026-12-23',
    totalPersons: 3,
    totalAmount: 5999.97,
    paid: 0,
    refund: 1999.99,
    byAgency: false,
  };
  const plan = { deposit: 1200, balance: 2799.98, paid: 1200, owed: 2799.98, dueOn: '2026-12-10' };
  const inParts = { username: value, trip: { ...trip, plan } };
  return {
    welcome: { kind: 'welcome', username: value, nonce: 'a nonce', validUntil: at },
    'already-registered': { kind: 'already-registered', username: value },
    'new-login': { kind: 'new-login', username: value, browser: value, at },
    'booking-received': { kind: 'booking-received', ...about, payUntil: at },
    'booking-confirmed': { kind: 'booking-confirmed', ...about },
    'booking-paid': { kind: 'booking-paid', ...about, email: 'asha@example.com' },
    'payment-received': { kind: 'payment-received', ...inParts, received: 1200 },
    'payment-failed': { kind: 'payment-failed', ...about, seatsHeldUntil: null },
    'booking-changed': { kind: 'booking-changed', ...about, change },
    'booking-changed-notice': { kind: 'booking-changed-notice', ...about, change, email: 'asha@example.com' },
    'booking-cancelled': {
      kind: 'booking-cancelled',
      ...about,
      refund: 1999.99,
      kept: 1999.99,
      wasConfirmed: true,
      seatsSold: false,
      byAgency: true,
      reason: value,
      isDisputed: false,
    },
    'another-day': {
      kind: 'another-day',
      ...about,
      nonce: 'a nonce',
      validUntil: at,
      reason: value,
      letter: value,
      other: { travelDate: '2027-04-08', startTime: '07:00', totalAmount: 3999.98, refund: 0, owed: 0, dueOn: null },
      money: 3999.98,
    },
    'hold-expired': { kind: 'hold-expired', ...about },
    'departure-guaranteed': { kind: 'departure-guaranteed', ...about },
    'departure-message': { kind: 'departure-message', ...about, subject: value, text: value },
    'trip-reminder': { kind: 'trip-reminder', ...about, firstDay: value },
    'trip-after': { kind: 'trip-after', ...about },
    'balance-reminder': { kind: 'balance-reminder', ...inParts, isDueToday: false, nonce: 'a nonce' },
    'balance-overdue': { kind: 'balance-overdue', ...inParts, keptDeposit: 1200, nonce: 'a nonce' },
    'balance-overdue-notice': { kind: 'balance-overdue-notice', ...inParts, email: 'asha@example.com' },
    'overdue-cancelled-notice': {
      kind: 'overdue-cancelled-notice',
      ...about,
      dueOn: '2026-12-10',
      refund: 1000,
      kept: 200,
      email: 'asha@example.com',
    },
    'refund-returned': { kind: 'refund-returned', ...about, refund: 1999.99 },
    'refund-completed': { kind: 'refund-completed', ...about, refund: 1999.99 },
    'waitlist-offer': {
      kind: 'waitlist-offer',
      username: value,
      nonce: 'a nonce',
      validUntil: at,
      title: value,
      place: value,
      travelDate: '2027-04-01',
      startTime: '07:00',
      totalPersons: 2,
    },
    'password-reset': { kind: 'password-reset', username: value, nonce: 'a nonce', validUntil: at },
    'staff-invitation': { kind: 'staff-invitation', inviter: value, role: 'guide', nonce: 'a nonce', validUntil: at },
    'confirm-email': { kind: 'confirm-email', username: value, nonce: 'a nonce', validUntil: at },
    'email-changed': { kind: 'email-changed', username: value, isFormer: true, email: 'asha@example.com', changedAt: at },
    'password-changed': { kind: 'password-changed', username: value, changedAt: at },
    'passkey-changed': { kind: 'passkey-changed', username: value, isAdded: true, changedAt: at },
    'accounts-joined': { kind: 'accounts-joined', username: value, joinedAt: at, isClosed: true, email: 'asha@example.com' },
    'account-deleted': { kind: 'account-deleted', username: value, deletedAt: at },
    'two-factor-changed': { kind: 'two-factor-changed', username: value, isOn: true, changedAt: at },
    'contact-received': { kind: 'contact-received' },
    'contact-reply': { kind: 'contact-reply', name: value, message: value, reply: value },
    'contact-forwarded': { kind: 'contact-forwarded', name: value, email: 'asha@example.com', message: value },
    'system-report': { kind: 'system-report', username: value, part: 'backup', isWrong: true, sentence: value, at },
  };
};

/** The same and further ones by name, for every branch of the templates. */
export const everyLook = (value: string): Readonly<Record<string, EmailContent>> => {
  const of = everyContent(value);
  const until = new Date('2026-12-02T06:30:00Z');
  const { trip: inParts } = of['payment-received'];
  const paid = { ...inParts, plan: { ...inParts.plan, paid: inParts.totalAmount, owed: 0 } };
  const joined = { kind: 'accounts-joined', username: value, joinedAt: until } as const;
  return {
    ...of,
    'welcome of whose address is confirmed': { kind: 'welcome', username: value, nonce: null },
    'system-report that all is well again': { ...of['system-report'], isWrong: false },
    'waitlist-offer of one place': { ...of['waitlist-offer'], totalPersons: 1 },
    'new-login by an unknown browser': { ...of['new-login'], browser: null },
    'booking-received with a link to pay': { ...of['booking-received'], nonce: 'a nonce' },
    'booking-received without a limit': { ...of['booking-received'], payUntil: null },
    'booking-confirmed without a password': {
      ...of['booking-confirmed'],
      trip: { ...of['booking-confirmed'].trip, hasNoPassword: true },
    },
    'booking-received with a deposit': { ...of['booking-received'], trip: inParts },
    'booking-received with a deposit and no limit': { ...of['booking-received'], trip: inParts, payUntil: null },
    'booking-confirmed by a deposit': { ...of['booking-confirmed'], trip: inParts },
    'booking-paid in part': { ...of['booking-paid'], trip: inParts },
    'payment-received that pays all': { ...of['payment-received'], trip: paid },
    'payment-received with its receipt': { ...of['payment-received'], attached: ['receipt'] },
    'payment-received without a password': { ...of['payment-received'], trip: { ...inParts, hasNoPassword: true } },
    'payment-failed with a deposit': { ...of['payment-failed'], trip: inParts },
    'hold-expired with a deposit': { ...of['hold-expired'], trip: inParts },
    'trip-reminder with something owed': { ...of['trip-reminder'], trip: inParts },
    'balance-reminder on the day': { ...of['balance-reminder'], isDueToday: true },
    'balance-overdue that the site cancels': { ...of['balance-overdue'], lastDay: '2026-12-17' },
    'overdue-cancelled-notice with nothing back': { ...of['overdue-cancelled-notice'], refund: 0 },
    'booking-cancelled because it was overdue': { ...of['booking-cancelled'], overdueSince: '2026-12-10', byAgency: false },
    'balance-reminder of what is paid on arrival': {
      ...of['balance-reminder'],
      trip: { ...inParts, plan: { ...inParts.plan, dueOn: inParts.travelDate } },
    },
    'balance-overdue with a deposit that goes back': {
      kind: 'balance-overdue',
      username: value,
      trip: inParts,
      nonce: 'a nonce',
    },
    'payment-failed with a link to pay': { ...of['payment-failed'], nonce: 'a nonce' },
    'booking-paid by somebody without an address': { kind: 'booking-paid', username: value, trip: of['booking-paid'].trip },
    'booking-confirmed with documents': { ...of['booking-confirmed'], attached: ['voucher', 'invoice'] },
    'booking-confirmed with a receipt': { ...of['booking-confirmed'], attached: ['voucher', 'receipt'] },
    'booking-confirmed with a voucher': { ...of['booking-confirmed'], attached: ['voucher'] },
    'refund-completed with its credit note': { ...of['refund-completed'], attached: ['credit-note'] },
    'payment-failed with seats held': { ...of['payment-failed'], seatsHeldUntil: until },
    'booking-cancelled before it was paid': {
      ...of['booking-cancelled'],
      refund: 0,
      kept: 0,
      wasConfirmed: false,
      byAgency: false,
    },
    'booking-cancelled with nothing back': { ...of['booking-cancelled'], refund: 0, kept: 3999.98, byAgency: false },
    'booking-cancelled with the deposit kept': { ...of['booking-cancelled'], keptDeposit: 1999.99, byAgency: false },
    'booking-cancelled with nothing but the deposit paid': {
      ...of['booking-cancelled'],
      refund: 0,
      kept: 1200,
      keptDeposit: 1200,
      byAgency: false,
    },
    'booking-cancelled to a card and by hand': { ...of['booking-cancelled'], kept: 0, partByHand: 1000 },
    'booking-cancelled to several cards': { ...of['booking-cancelled'], isToSeveralCards: true },
    'booking-cancelled because the seats were sold': { ...of['booking-cancelled'], seatsSold: true, kept: 0, byAgency: false },
    'booking-cancelled because the code was used up': {
      ...of['booking-cancelled'],
      isCodeUsedUp: true,
      kept: 0,
      byAgency: false,
    },
    'another-day that costs less': {
      ...of['another-day'],
      other: { ...of['another-day'].other, totalAmount: 2999.98, refund: 1000 },
    },
    'another-day with something owed': {
      ...of['another-day'],
      other: { ...of['another-day'].other, owed: 2799.98, dueOn: '2027-03-20' },
      money: 1200,
    },
    'another-day of a free trip whose words are erased': {
      ...of['another-day'],
      other: { travelDate: '2027-04-08', totalAmount: 0, refund: 0, owed: 0, dueOn: null },
      reason: null,
      letter: null,
      money: 0,
    },
    'booking-cancelled with its departure': { ...of['booking-cancelled'], letter: value },
    'trip-after without a password': { ...of['trip-after'], trip: { ...of['trip-after'].trip, hasNoPassword: true } },
    'trip-reminder of tomorrow': { ...of['trip-reminder'], inDays: 1 },
    'trip-reminder of a late booking': { ...of['trip-reminder'], inDays: 4 },
    'trip-reminder without a first day': { ...of['trip-reminder'], firstDay: null },
    'staff-invitation of an admin': { ...of['staff-invitation'], role: 'admin' },
    'email-changed to this address': { ...of['email-changed'], isFormer: false },
    'accounts-joined to an address that nobody confirmed': { ...joined, isClosed: true },
    'accounts-joined to the one that remains': { ...joined, isClosed: false },
    'accounts-joined without a password': { ...joined, isClosed: false, hasNoPassword: true },
    'password-changed with passkeys': { ...of['password-changed'], hasPasskeys: true },
    'passkey-changed, removed': { ...of['passkey-changed'], isAdded: false },
    'two-factor-changed, off': { ...of['two-factor-changed'], isOn: false },
  };
};
