import type { BookingRecord } from '@wayfarer/api/bookings';
import { onlyViolations, type Violation, violation } from './violation.ts';

/**
 * The emails of one booking: as the product knows them, and how many of each kind came. A kind has one cause
 * in it.
 */
export type Outbox = {
  readonly emails: readonly { readonly state: string; readonly content: { readonly kind: string } }[];
  readonly mailbox: readonly { readonly _id: string; readonly copies: number }[];
};

const copiesOf = ({ mailbox }: Outbox, kind: string): number => mailbox.find(({ _id }) => _id === kind)?.copies ?? 0;

/**
 * What must hold in every state, while no lease is over: each email came once at most, whoever works on it.
 */
export const emailViolationsIn = ({ mailbox }: Outbox): Violation[] =>
  mailbox.filter(({ copies }) => copies > 1).map(({ _id, copies }) => violation('emails', `${_id} came ${copies} times`));

/** It came, and the product does not know: the one moment in which it is sent again (docs/decisions/0073). */
const isUnknown = (outbox: Outbox, kind: string): boolean =>
  copiesOf(outbox, kind) > 0 && outbox.emails.some(({ content, state }) => content.kind === kind && state !== 'sent');

const owedBy = ({ bookingStatus, attempts }: BookingRecord, outbox: Outbox): string[] => [
  ...(bookingStatus === 'confirmed' ? ['booking-confirmed'] : []),
  // What confirms it is told with that; each later payment by itself.
  ...(bookingStatus === 'confirmed' && attempts.filter(({ status }) => status === 'paid').length > 1 ? ['payment-received'] : []),
  // Who cancels what was never paid is not told of it.
  ...(bookingStatus === 'cancelled' && copiesOf(outbox, 'booking-confirmed') > 0 ? ['booking-cancelled'] : []),
  ...(attempts.some(({ refunds }) => refunds.some(({ state }) => state === 'done')) ? ['refund-completed'] : []),
];

/** What must hold once everybody has crashed in one moment, and a worker came when every lease was over. */
export const emailViolationsOnceSent = (booking: BookingRecord, before: Outbox, after: Outbox): Violation[] => [
  ...owedBy(booking, after)
    .filter((kind) => copiesOf(after, kind) === 0)
    .map((kind) => violation('emails', `${kind} never came`)),
  ...after.mailbox
    .filter(({ _id, copies }) => copies > (isUnknown(before, _id) ? 2 : 1))
    .map(({ _id, copies }) => violation('emails', `${_id} came ${copies} times in the end`)),
  ...onlyViolations([
    after.emails.some(({ state }) => state !== 'sent') && violation('emails', 'an email is left in the outbox'),
  ]),
];
