import type { Dependencies } from '../../dependencies.ts';
import type { PaidSession } from '../../integrations/stripe/payment-provider.ts';
import { type BookingRecord, bookingRepository } from '../bookings/index.ts';
import type { Finding } from './finding.ts';
import { sessionFinding } from './session-finding.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'paymentProvider'>;
export type Report = (finding: Finding) => void;

const BATCH = 100;
const OBJECT_ID = /^[0-9a-f]{24}$/;

const bookingsOf = async ({ database }: Needs, sessions: readonly PaidSession[]): Promise<Map<string, BookingRecord>> => {
  const ids = sessions.flatMap(({ truth: { bookingId } }) => (bookingId && OBJECT_ID.test(bookingId) ? [bookingId] : []));
  const found = await bookingRepository(database).findManyById([...new Set(ids)]);
  return new Map(found.map((booking) => [String(booking._id), booking]));
};

/**
 * Compares every session that the provider says is paid with its booking. Sessions that name no booking
 * belong to other products of the same account, and are not ours to judge.
 * @returns the ids of all that were compared
 */
export const compareSessions = async (
  needs: Needs,
  { since, report, isStopping }: { since: Date; report: Report; isStopping: () => boolean },
): Promise<Set<string>> => {
  const seen = new Set<string>();
  let batch: PaidSession[] = [];
  const compareBatch = async (): Promise<void> => {
    const bookings = await bookingsOf(needs, batch);
    for (const session of batch) {
      const finding = sessionFinding(session, bookings.get(session.truth.bookingId ?? '') ?? null, needs.clock());
      if (finding) report(finding);
    }
    batch = [];
  };
  for await (const session of needs.paymentProvider.listPaidSessions(since)) {
    if (isStopping()) break;
    if (session.truth.bookingId === null) continue;
    seen.add(session.truth.sessionId);
    if (batch.push(session) === BATCH) await compareBatch();
  }
  await compareBatch();
  return seen;
};
