import { hasReceivedMoney } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type BookingRecord, bookingRepository, seatDifferences, type TrailEntryRecord } from '../bookings/index.ts';
import { emailRepository } from '../emails/index.ts';
import { bookingsOf, type InvoiceSum, invoiceRepository } from '../invoices/index.ts';
import { countOverdueEvents } from '../payments/index.ts';
import { checkedBookingPages } from './checked-booking.repository.ts';
import { compareSessions, type Report } from './compare-sessions.ts';
import type { Finding } from './finding.ts';
import { invoiceFindings, numberFindings } from './invoice-findings.ts';
import { moneyFindings } from './money-findings.ts';
import { OVERDUE_AFTER, overdueFindings } from './overdue-findings.ts';
import { trailFindings } from './trail-findings.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'paymentProvider'>;

export type CheckSummary = { bookings: number; sessions: number; findings: number; needReview: number };

const DAY = 24 * 60 * 60_000;
/** By how much an attempt can be older than its session. */
const OPENED_LATE = 60 * 60_000;
const MAX_EMAILS = 100;

/**
 * Payments of a booking that the provider did not list, and should have: cash and transfers never reach it.
 */
const unknownPayments = (
  booking: BookingRecord,
  known: ReadonlySet<string>,
  { since, now }: { since: Date; now: Date },
): Finding[] =>
  booking.attempts
    .filter(({ status, createdAt, paidAt, byHand }) => {
      const isListed = !byHand && createdAt.getTime() > since.getTime() + OPENED_LATE;
      return hasReceivedMoney(status) && isListed && now.getTime() - (paidAt?.getTime() ?? 0) > OVERDUE_AFTER;
    })
    .filter(({ sessionId }) => !known.has(sessionId ?? ''))
    .map(({ sessionId, status }) => ({
      rule: 'I1',
      bookingId: String(booking._id),
      what: `the provider does not know ${sessionId}, which is ${status} here`,
      todo: 'compare it with the provider’s dashboard; was the key changed?',
    }));

const checkSeats = async (needs: Needs, report: Report, isStopping: () => boolean): Promise<void> => {
  for await (const { bookingId, travelDate, held, booked } of seatDifferences(needs, () => !isStopping())) {
    const what = `${held} seats are kept for it on ${travelDate}, but it has booked ${booked}`;
    report({ rule: 'seats', bookingId, what, todo: 'the nightly job corrects the seats of that day' });
  }
};

const checkEvents = async (needs: Needs, report: Report): Promise<void> => {
  const count = await countOverdueEvents(needs, new Date(needs.clock().getTime() - OVERDUE_AFTER));
  const todo = 'make sure that an API runs with BACKGROUND_JOBS=true and can reach the provider';
  if (count > 0) report({ rule: 'overdue', bookingId: null, what: `${count} provider events are not processed`, todo });
};

/**
 * Only of the last days: older ones were reported before, and are erased in time. No finding contains an
 * address.
 */
const checkEmails = async ({ database }: Needs, since: Date, report: Report): Promise<void> => {
  for (const { _id, bookingId } of await emailRepository(database).listGivenUp(since, MAX_EMAILS)) {
    const todo = 'see its last failure under Emails in the admin area, and contact the recipient another way';
    report({ rule: 'email', bookingId: bookingId && String(bookingId), what: `email ${_id} was given up`, todo });
  }
};

/** Documents by booking; an invoice for several stands with each of them. */
const byBooking = (issued: readonly InvoiceSum[]): Map<string, InvoiceSum[]> => {
  const found = new Map<string, InvoiceSum[]>();
  for (const document of issued)
    for (const id of bookingsOf(document).map(String)) found.set(id, [...(found.get(id) ?? []), document]);
  return found;
};

/**
 * A booking may have changed between reading its page and its invoices: apparent problems are checked again.
 */
const checkInvoices = async (
  { database }: Needs,
  booking: BookingRecord,
  { trail, invoices, now }: { trail: readonly TrailEntryRecord[]; invoices: readonly InvoiceSum[]; now: Date },
): Promise<Finding[]> => {
  const found = invoiceFindings(booking, trail, invoices, now);
  const again = found.length > 0 ? await bookingRepository(database).findById(booking._id) : null;
  return again ? invoiceFindings(again, trail, await invoiceRepository(database).listSumsOf([again._id]), now) : [];
};

/**
 * Checks every booking, the provider's payments of the last days, seats and events, and reports every
 * problem. Changes nothing, and can be stopped. However many bookings there are, only one page of them is in
 * memory, and the ids of the sessions of those days.
 */
export const checkMoney = async (
  needs: Needs,
  { days, report, isStopping = () => false }: { days: number; report: Report; isStopping?: () => boolean },
): Promise<CheckSummary> => {
  const summary: CheckSummary = { bookings: 0, sessions: 0, findings: 0, needReview: 0 };
  const count: Report = (finding) => {
    summary.findings += 1;
    report(finding);
  };
  const since = new Date(needs.clock().getTime() - days * DAY);
  const known = await compareSessions(needs, { since, report: count, isStopping });
  summary.sessions = known.size;
  for await (const page of checkedBookingPages(needs.database)) {
    if (isStopping()) return summary;
    const now = needs.clock();
    summary.bookings += page.length;
    const issued = await invoiceRepository(needs.database).listSumsOf(page.map(({ booking }) => booking._id));
    const invoicesOf = byBooking(issued);
    for (const { booking, trail } of page) {
      summary.needReview += booking.attempts.filter(({ status }) => status === 'needs_review').length;
      for (const finding of moneyFindings(booking)) count(finding);
      for (const finding of trailFindings(booking, trail)) count(finding);
      const invoices = invoicesOf.get(String(booking._id)) ?? [];
      for (const finding of await checkInvoices(needs, booking, { trail, invoices, now })) count(finding);
      for (const finding of overdueFindings(booking, now)) count(finding);
      for (const finding of unknownPayments(booking, known, { since, now })) count(finding);
    }
  }
  if (isStopping()) return summary;
  for await (const finding of numberFindings(needs, isStopping)) count(finding);
  if (isStopping()) return summary;
  await checkSeats(needs, count, isStopping);
  await checkEvents(needs, count);
  await checkEmails(needs, since, count);
  return summary;
};
