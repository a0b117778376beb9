import { type MinorUnits, rupeesOf, type TrailSubject } from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { AttemptRefund, PaymentAttempt } from '../../attempts/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { StoredChange } from '../booking-trail.model.ts';

/** The parts of a booking whose changes are in the trail. Times of checks and retries are not. */
export type TrailedState = Pick<
  BookingRecord,
  | 'bookingStatus'
  | 'attempts'
  | 'userId'
  | 'usernameKey'
  | 'cancellationReason'
  | 'holdsSeats'
  | 'seatsHeldUntil'
  | 'totalAmount'
  | 'travelDate'
  | 'totalPersons'
  | 'choice'
  | 'namedByStaff'
  | 'namedParts'
  | 'language'
  | 'byStaff'
  | 'anotherDay'
>;

type Detail = Partial<Pick<StoredChange, 'attemptId' | 'amount' | 'origin' | 'refundKey' | 'reason'>>;

export const changeOf = (what: TrailSubject, from: string | null, to: string, detail: Detail = {}): StoredChange => ({
  what,
  attemptId: null,
  from,
  to,
  amount: null,
  origin: null,
  reason: null,
  ...detail,
});

const refundChange = (attemptId: string, before: AttemptRefund | undefined, after: AttemptRefund): StoredChange[] => {
  const { state, amount, origin, refundKey, isReversal } = after;
  const isSame = before?.state === state && before.amount === amount;
  return isSame
    ? []
    : [changeOf('refund', before?.state ?? null, isReversal ? 'reversed' : state, { attemptId, amount, origin, refundKey })];
};

/** What is known of a dispute: 'closed' is also that there was none. */
const disputeOf = (attempt: PaymentAttempt | undefined): string => {
  if (attempt?.disputedAt) return 'open';
  return attempt?.isDisputeLost ? 'lost' : 'closed';
};

const attemptChanges = (before: PaymentAttempt | undefined, after: PaymentAttempt): StoredChange[] => {
  const { attemptId, status, amountReceived } = after;
  const isSame = before?.status === status && before.amountReceived === amountReceived;
  const detail = { attemptId, amount: amountReceived === 0 ? null : amountReceived };
  const refundsBefore = new Map(before?.refunds.map((refund) => [refund.refundKey, refund]));
  const told = disputeOf(after);
  const dispute = told === disputeOf(before) ? [] : [changeOf('dispute', null, told, { attemptId })];
  const declines = (after.declines ?? []).slice(before?.declines?.length ?? 0);
  return [
    ...declines.map(({ reason }) => changeOf('decline', null, 'declined', { attemptId, reason })),
    ...(isSame ? [] : [changeOf('attempt', before?.status ?? null, status, detail)]),
    ...dispute,
    ...after.refunds.flatMap((refund) => refundChange(attemptId, refundsBefore.get(refund.refundKey), refund)),
  ];
};

/** The state of its seats: none, kept for good, or held until a time. */
export const seatsOf = ({ holdsSeats, seatsHeldUntil }: Pick<TrailedState, 'holdsSeats' | 'seatsHeldUntil'>): string =>
  holdsSeats ? (seatsHeldUntil?.toISOString() ?? 'kept') : 'none';

/** Until when its link to pay counts; where seats are counted they say it, too. */
const linkChange = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const [from, to] = [before, after].map(({ byStaff }) => byStaff?.link?.until.toISOString() ?? null);
  return to && to !== from ? [changeOf('link', from ?? null, to)] : [];
};

const priceChange = (before: MinorUnits, after: MinorUnits): StoredChange[] =>
  before === after ? [] : [changeOf('price', String(rupeesOf(before)), String(rupeesOf(after)), { amount: after })];

/** What staff took off besides; why is stored only in the booking. */
const discountChange = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const [was, is] = [before, after].map(({ byStaff }) => byStaff?.discount?.amount ?? 0);
  const amount = (is ?? 0) - (was ?? 0);
  return amount > 0 ? [changeOf('discount', null, 'given', { amount, refundKey: 'discount' })] : [];
};

/** '2', or by category 'adult 2, child 1'. */
const partyText = ({ totalPersons, choice }: TrailedState): string =>
  choice?.party
    ? Object.entries(choice.party)
        .filter(([, count]) => count > 0)
        .map(([id, count]) => `${id} ${count}`)
        .join(', ')
    : String(totalPersons);

const partyChange = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const [from, to] = [partyText(before), partyText(after)];
  return from === to ? [] : [changeOf('party', from, to)];
};

/**
 * That its traveller was asked for another day; what was answered is a change of its day, or of its status.
 */
const askedChange = ({ anotherDay: before }: TrailedState, { anotherDay: after }: TrailedState): StoredChange[] =>
  after && after.stay !== before?.stay ? [changeOf('another-day', null, after.to)] : [];

const languageChange = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const [from = BASE_LANGUAGE, to = BASE_LANGUAGE] = [before.language, after.language];
  return from === to ? [] : [changeOf('language', from, to)];
};

/** Whose it is: of another account, which its own was joined into, or of nobody any more. */
const customerChange = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const [from, to] = [String(before.userId), String(after.userId)];
  if (from !== to) return [changeOf('customer', from, to)];
  return before.usernameKey === after.usernameKey ? [] : [changeOf('traveller', null, 'forgotten')];
};

/**
 * What a write changes of a booking, for its trail. Pure. Contains neither the traveller's name nor free
 * text: they are erased when the user is deleted, and the trail is never changed.
 */
export const trailOf = (before: TrailedState, after: TrailedState): StoredChange[] => {
  const attemptsBefore = new Map(before.attempts.map((attempt) => [attempt.attemptId, attempt]));
  const [seatsBefore, seatsAfter] = [seatsOf(before), seatsOf(after)];
  const isStatusSame = before.bookingStatus === after.bookingStatus;
  return [
    ...(isStatusSame
      ? []
      : [changeOf('status', before.bookingStatus, after.bookingStatus, { reason: after.cancellationReason })]),
    ...after.attempts.flatMap((attempt) => attemptChanges(attemptsBefore.get(attempt.attemptId), attempt)),
    ...(seatsBefore === seatsAfter ? [] : [changeOf('seats', seatsBefore, seatsAfter)]),
    ...linkChange(before, after),
    ...(before.travelDate === after.travelDate ? [] : [changeOf('day', before.travelDate, after.travelDate)]),
    ...askedChange(before, after),
    ...partyChange(before, after),
    ...priceChange(before.totalAmount, after.totalAmount),
    ...discountChange(before, after),
    ...languageChange(before, after),
    ...(before.namedByStaff === after.namedByStaff ? [] : [changeOf('travellers', null, after.namedParts ?? 'changed')]),
    ...customerChange(before, after),
  ];
};
