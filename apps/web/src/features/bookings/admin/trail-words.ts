import { formatMoney, type TrailChange, type TrailEntry } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { languageWords } from '../../../shared/language/language-words.ts';

const moneyIn = ({ amount }: TrailChange): string => (amount === null ? 'Nothing' : formatMoney(amount));

const attemptWords: Readonly<Record<string, (change: TrailChange) => string>> = {
  creating: () => 'Payment started.',
  pending: () => 'The payment page was opened.',
  failed: () => 'The payment page could not be opened.',
  expired: () => 'The payment page was closed unpaid.',
  paid: (change) => `${moneyIn(change)} was received.`,
  needs_review: (change) => `${moneyIn(change)} was received and waits for review.`,
  refund_pending: () => 'The payment is to be refunded.',
  refunded: () => 'The payment is refunded.',
};

const originWords: Readonly<Record<NonNullable<TrailChange['origin']>, string>> = {
  cancel: 'because of the cancellation',
  admin: 'by an admin',
  change: 'because the trip was changed',
  'late-payment': 'because this payment was no longer needed',
  provider: 'in the provider’s dashboard',
};

const refundWords: Readonly<Record<string, (change: TrailChange) => string>> = {
  pending: (change) => `A refund of ${moneyIn(change)} was started${change.origin ? ` ${originWords[change.origin]}` : ''}.`,
  done: (change) => `${moneyIn(change)} was refunded.`,
  reversed: (change) => `${moneyIn(change)} was entered by mistake, and is reversed. Nothing was given back.`,
  failed: (change) => `The bank did not accept the refund of ${moneyIn(change)}.`,
  dropped: (change) => `A refund of ${moneyIn(change)} was dropped: the money had already been refunded in another way.`,
};

const disputeWords: Readonly<Record<string, string>> = {
  open: 'The traveller disputed the payment with their bank.',
  closed: 'The bank has decided on the dispute.',
  lost: 'The bank has decided for the traveller, and took the payment back.',
};

const statusWords: Readonly<Record<string, string>> = { confirmed: 'Confirmed.', cancelled: 'Cancelled.' };

const seatWords = ({ to }: TrailChange): string => {
  if (to === 'none') return 'The seats were released.';
  return to === 'kept' ? 'The seats are secured.' : `Seats are held until ${formatMoment(to)}.`;
};

const isHeld = (state: string | null): boolean => state !== null && state !== 'none' && state !== 'kept';

/**
 * Whether all that an entry tells is that seats which were held are held for longer. So it is for a moment
 * where staff record what they have taken, before the next entry confirms the booking.
 */
export const isOnlyHeldLonger = ({ changes }: TrailEntry): boolean =>
  changes.every(({ what, from, to }) => what === 'seats' && isHeld(from) && isHeld(to));

/** Why a booking was cancelled that nobody cancelled. */
const becauseOf: Readonly<Record<string, string>> = {
  seats_sold: ' Its seats had been sold in the meantime.',
  overdue: ' Its rest was overdue for longer than the settings allow.',
  code_used_up: ' Its promotion code had been used up in the meantime.',
};

/** 'traveller 2: birthDate' in words: 'traveller 2: birth date'. */
const inWordsOf = (parts: string): string => parts.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What staff wrote about a change, unless it is erased. */
const quoted = ({ reason }: TrailChange): string => (reason === null ? '.' : `: “${reason}”`);

/** A change as a sentence; one that this version does not know is shown by its name. */
export const changeWordsOf = (change: TrailChange): string => {
  const unknown = `${change.what}: ${change.from ?? '–'} → ${change.to}`;
  switch (change.what) {
    case 'booked':
      return `Booked for ${moneyIn(change)}.`;
    case 'status':
      return `${statusWords[change.to] ?? unknown}${becauseOf[change.reason ?? ''] ?? ''}`;
    case 'attempt':
      return attemptWords[change.to]?.(change) ?? unknown;
    case 'refund':
      return refundWords[change.to]?.(change) ?? unknown;
    case 'decline':
      return `A card was declined: ${(change.reason ?? 'unknown').replaceAll('_', ' ')}.`;
    case 'dispute':
      return disputeWords[change.to] ?? unknown;
    case 'seats':
      return seatWords(change);
    case 'link':
      return `The link to pay counts until ${formatMoment(change.to)}.`;
    case 'day':
      return `The trip moved from ${formatDay(change.from ?? '')} to ${formatDay(change.to)}.`;
    case 'another-day':
      return `The departure is cancelled. ${formatDay(change.to)} was offered instead, or the money.`;
    case 'party':
      return `Who travels changed from ${change.from} to ${change.to}.`;
    case 'price':
      return `The price changed to ${moneyIn(change)}.`;
    case 'discount':
      return `${moneyIn(change)} was taken off by hand${quoted(change)}`;
    case 'over-capacity':
      return `Booked by staff however many seats were left${quoted(change)}`;
    case 'language':
      return `The traveller reads ${languageWords(change.to)}, not ${languageWords(change.from ?? undefined)}.`;
    case 'travellers':
      // Earlier versions did not say which.
      return `The list of travellers was changed${change.to === 'changed' ? '' : `: ${inWordsOf(change.to)}`}.`;
    case 'traveller':
      return 'The account was deleted, and the name erased.';
    case 'customer':
      return `Went along when the account ${change.from ?? '–'} was joined with that of this customer.`;
  }
};

/** The reason that somebody wrote for a refund, shown once: where the refund was requested. */
export const reasonOf = ({ what, from, reason }: TrailChange): string | null =>
  what === 'refund' && from === null ? reason : null;

const kinds: Readonly<Record<TrailEntry['by']['kind'], string>> = {
  traveller: 'traveller',
  admin: 'admin',
  staff: 'staff',
  visitor: 'not logged in',
  job: 'automatic',
  event: 'sent an event',
  command: 'on the command line',
};

/** Who made a change: 'asha (traveller)'. */
export const actorWordsOf = ({ by }: TrailEntry): string => `${by.name} (${kinds[by.kind]})`;
