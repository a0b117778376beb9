import { hasReceivedMoney } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type BookingRecord, bookingRepository, seatDifferences, type TrailEntryRecord } from '../bookings/index.ts';
import { emailRepository } from '../emails/index.ts';
import { type InvoiceRecord, invoiceRepository } from '../invoices/index.ts';
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
/** An attempt is older than its session by at most as long as that can be opened late. */
const OPENED_LATE = 60 * 60_000;
const MOST_EMAILS = 100;

/** Payments that a booking is sure of, but which the provider did not list. */
const unknownPayments = (
  booking: BookingRecord,
  known: ReadonlySet<string>,
  { since, now }: { since: Date; now: Date },
): Finding[] =>
  booking.attempts
    .filter(({ status, createdAt, paidAt }) => {
      const isListed = createdAt.getTime() > since.getTime() + OPENED_LATE;
      return hasReceivedMoney(status) && isListed && now.getTime() - (paidAt?.getTime() ?? 0) > OVERDUE_AFTER;
    })
    .filter(({ sessionId }) => !known.has(sessionId ?? ''))
    .map(({ sessionId, status }) => ({
      rule: 'I1',
      bookingId: String(booking._id),
      what: `the provider knows nothing of ${sessionId}, which is ${status} here`,
      todo: 'compare it with the provider’s dashboard; was the key changed?',
    }));

const checkSeats = async (needs: Needs, report: Report, isStopping: () => boolean): Promise<void> => {
  for await (const { bookingId, travelDate, held, booked } of seatDifferences(needs, () => !isStopping())) {
    const what = `${held} seats are kept for it on ${travelDate}, but it has booked ${booked}`;
    report({ rule: 'seats', bookingId, what, todo: 'the nightly job makes seats follow; or run the comparison of seats now' });
  }
};

const checkEvents = async (needs: Needs, report: Report): Promise<void> => {
  const count = await countOverdueEvents(needs, new Date(needs.clock().getTime() - OVERDUE_AFTER));
  const todo = 'see that an API runs with BACKGROUND_JOBS=true and reaches the provider';
  if (count > 0) report({ rule: 'overdue', bookingId: null, what: `${count} events of the provider are not processed`, todo });
};

/** Of the newest days alone: older ones were told before, and are erased in time. No finding names an address. */
const checkEmails = async ({ database }: Needs, since: Date, report: Report): Promise<void> => {
  for (const { _id, bookingId } of await emailRepository(database).listGivenUp(since, MOST_EMAILS)) {
    const todo = 'look up its last failure in the collection emails, and reach the reader in another way';
    report({ rule: 'email', bookingId: bookingId && String(bookingId), what: `the email ${_id} was given up`, todo });
  }
};

/** A booking may have changed after its page was read and before its invoices were: what seems wrong is looked at once more. */
const checkInvoices = async (
  { database }: Needs,
  booking: BookingRecord,
  { trail, invoices, now }: { trail: readonly TrailEntryRecord[]; invoices: readonly InvoiceRecord[]; now: Date },
): Promise<Finding[]> => {
  const found = invoiceFindings(booking, trail, invoices, now);
  const again = found.length > 0 ? await bookingRepository(database).findById(booking._id) : null;
  return again ? invoiceFindings(again, trail, await invoiceRepository(database).listOf([again._id]), now) : [];
};

/**
 * Looks at every booking, at what the provider says was paid in the last days, at seats and at events, and tells of everything that is not
 * as it must be. It changes nothing, and breaks off when it is told to stop. However many bookings there are, one page of them is in
 * memory, and the names of the sessions of those days.
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
    const issued = await invoiceRepository(needs.database).listOf(page.map(({ booking }) => booking._id));
    const invoicesOf = Map.groupBy(issued, ({ bookingId }) => String(bookingId));
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
