import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { sampleAttempt } from '../../../testing/samples/sample-attempt.ts';
import { withNewRefund } from '../../attempts/index.ts';
import { trailOf } from './trail-of.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const attempt = sampleAttempt('00000000000000000000000a');
const paid = { ...attempt, status: 'paid' as const, amountReceived: 500 };
const pending = {
  userId: objectIdOf('00000000000000000000000c'),
  bookingStatus: 'pending' as const,
  attempts: [attempt],
  usernameKey: 'asha',
  cancellationReason: null,
  holdsSeats: false,
  seatsHeldUntil: null,
  totalAmount: 500,
  travelDate: '2027-01-12',
  totalPersons: 2,
};
type State = Parameters<typeof trailOf>[0];
const told = (before: Partial<State>, after: Partial<State>) =>
  trailOf({ ...pending, ...before }, { ...pending, ...after }).map(({ what, from, to, amount }) => [what, from, to, amount]);

test('a write that confirms tells the status, and the money of the attempt', () => {
  expect(told({}, { bookingStatus: 'confirmed', attempts: [paid] })).toEqual([
    ['status', 'pending', 'confirmed', null],
    ['attempt', 'creating', 'paid', 500],
  ]);
});

test('a price that was made anew is told in rupees, with what it was', () => {
  expect(told({}, { totalAmount: 61_250 })).toEqual([['price', '5', '612.5', 61_250]]);
});

test('each declined card is recorded once, with the reason', () => {
  const decline = (reason: string) => ({ eventId: reason, at: NOW, reason });
  const [once, twice] = [['expired_card'], ['expired_card', 'lost_card']].map((reasons) => ({
    ...attempt,
    declines: reasons.map(decline),
  }));
  const reasonsOf = (before: State['attempts'], after: State['attempts']) =>
    trailOf({ ...pending, attempts: before }, { ...pending, attempts: after }).map(({ what, from, to, reason, attemptId }) => [
      what,
      from,
      to,
      reason,
      attemptId,
    ]);
  const told = (reason: string) => ['decline', null, 'declined', reason, attempt.attemptId];
  if (!once || !twice) throw new Error('There are two.');
  expect(reasonsOf([attempt], [once])).toEqual([told('expired_card')]);
  expect(reasonsOf([once], [twice])).toEqual([told('lost_card')]);
  expect(reasonsOf([twice], [twice])).toEqual([]);
});

test('a refund is told when it is asked for and when it is given, with its amount and its origin, and names the refund instead of what was written about it', () => {
  const asked = withNewRefund(paid, { origin: 'admin', amount: 200, reason: 'Missed a day' }, NOW).attempt;
  expect(trailOf({ ...pending, attempts: [paid] }, { ...pending, attempts: [asked] })).toEqual([
    {
      what: 'refund',
      attemptId: attempt.attemptId,
      from: null,
      to: 'pending',
      amount: 200,
      origin: 'admin',
      refundKey: `${attempt.attemptId}-1`,
      reason: null,
    },
  ]);
  const done = { ...asked, refunds: asked.refunds.map((refund) => ({ ...refund, state: 'done' as const })) };
  expect(told({ attempts: [asked] }, { attempts: [done] })).toEqual([['refund', 'pending', 'done', 200]]);
  expect(told({ attempts: [done] }, { attempts: [done] })).toEqual([]);
});

test('a changed amount is recorded even if the state stays', () => {
  expect(told({ attempts: [paid] }, { attempts: [{ ...paid, amountReceived: 400 }] })).toEqual([
    ['attempt', 'paid', 'paid', 400],
  ]);
  const asked = withNewRefund(paid, { origin: 'admin', amount: 200 }, NOW).attempt;
  const less = { ...asked, refunds: asked.refunds.map((refund) => ({ ...refund, amount: 150 })) };
  expect(told({ attempts: [asked] }, { attempts: [less] })).toEqual([['refund', 'pending', 'pending', 150]]);
});

test('a booking that lost its seats to others tells so where it is cancelled', () => {
  const cancelled = { ...pending, bookingStatus: 'cancelled' as const, cancellationReason: 'seats_sold' as const };
  expect(trailOf(pending, cancelled)).toMatchObject([{ what: 'status', to: 'cancelled', reason: 'seats_sold' }]);
});

test('a first attempt begins at nothing, and looking again later is not told', () => {
  expect(told({ attempts: [] }, {})).toEqual([['attempt', null, 'creating', null]]);
  expect(told({}, { attempts: [{ ...attempt, checkAt: new Date(0) }] })).toEqual([]);
});

test('a dispute is recorded when it is opened and when it is closed', () => {
  const disputed = { ...paid, disputedAt: NOW };
  const changed = (before: typeof paid, after: typeof paid) =>
    trailOf({ ...pending, attempts: [before] }, { ...pending, attempts: [after] });
  const entry = { what: 'dispute', attemptId: paid.attemptId, from: null, amount: null, origin: null, reason: null };
  expect(changed(paid, disputed)).toEqual([{ ...entry, to: 'open' }]);
  expect(changed(disputed, paid)).toEqual([{ ...entry, to: 'closed' }]);
  expect(changed(disputed, disputed)).toEqual([]);
});

test('seats are recorded as held, kept and released', () => {
  const [held, kept] = [{ holdsSeats: true, seatsHeldUntil: NOW }, { holdsSeats: true }];
  expect([...told({}, held), ...told(held, kept), ...told(kept, {})]).toEqual([
    ['seats', 'none', NOW.toISOString(), null],
    ['seats', NOW.toISOString(), 'kept', null],
    ['seats', 'kept', 'none', null],
  ]);
});

test('that a traveller was erased is recorded without the name', () => {
  const entries = trailOf(pending, { ...pending, usernameKey: 'former traveller' });
  expect(entries).toMatchObject([{ what: 'traveller', from: null, to: 'forgotten' }]);
  expect(JSON.stringify(entries)).not.toContain('asha');
});

test('a booking that went along with its account says from which to which, and no name was forgotten', () => {
  const userId = objectIdOf('00000000000000000000000d');
  expect(told({}, { userId, usernameKey: 'asha rao' })).toEqual([['customer', String(pending.userId), String(userId), null]]);
});

test('a reversed payment is told as one, and not as a refund', () => {
  const refunds = withNewRefund(paid, { origin: 'admin', amount: 500 }, NOW).attempt.refunds.map((refund) => {
    return { ...refund, state: 'done' as const, isReversal: true as const };
  });
  expect(told({ attempts: [paid] }, { attempts: [{ ...paid, refunds }] })).toEqual([['refund', null, 'reversed', 500]]);
});

test('a dispute that the bank decides for the traveller is told as lost, also where it was never heard of before', () => {
  const lost = { ...paid, isDisputeLost: true as const };
  const told = (before: State['attempts'][number]) =>
    trailOf({ ...pending, attempts: [before] }, { ...pending, attempts: [lost] }).map(({ what, to }) => [what, to]);
  expect(told({ ...paid, disputedAt: NOW })).toEqual([['dispute', 'lost']]);
  expect(told(paid)).toEqual([['dispute', 'lost']]);
  expect(told(lost)).toEqual([]);
});

test('how long a link to pay counts is told where it begins and where it changes', () => {
  const later = new Date('2026-11-22T12:00:00Z');
  const linked = (until?: Date) => ({ byStaff: { note: null, ...(until ? { link: { until, token: 'hash' } } : {}) } });
  const [first, second] = [NOW.toISOString(), later.toISOString()];
  expect(told({}, linked(NOW))).toEqual([['link', null, first, null]]);
  expect(told(linked(), linked(NOW))).toEqual([['link', null, first, null]]);
  expect(told(linked(NOW), linked(later))).toEqual([['link', first, second, null]]);
  expect(told(linked(NOW), linked(new Date(NOW)))).toEqual([]);
  expect(told(linked(NOW), linked())).toEqual([]);
});

test('what staff take off besides is told alone, and names where its reason is stored', () => {
  const off = (amount?: number) => ({
    byStaff: { note: null, ...(amount ? { discount: { amount, reason: 'A regular' } } : {}) },
  });
  expect(trailOf({ ...pending, ...off() }, { ...pending, ...off(200) })).toEqual([
    {
      what: 'discount',
      attemptId: null,
      from: null,
      to: 'given',
      amount: 200,
      origin: null,
      refundKey: 'discount',
      reason: null,
    },
  ]);
  expect(told({}, off(200))).toEqual([['discount', null, 'given', 200]]);
  expect(told(off(200), off(350))).toEqual([['discount', null, 'given', 150]]);
  expect(told(off(200), off(200))).toEqual([]);
  expect(told(off(200), {})).toEqual([]);
});

test('another day and another party are told with what they were, a party by its categories', () => {
  expect(told({}, { travelDate: '2027-02-01' })).toEqual([['day', '2027-01-12', '2027-02-01', null]]);
  expect(told({}, { totalPersons: 3 })).toEqual([['party', '2', '3', null]]);
  const party = (adult: number, child: number) => ({ choice: { lines: [], party: { adult, child } } });
  expect(told(party(2, 1), party(2, 0))).toEqual([['party', 'adult 2, child 1', 'adult 2', null]]);
  expect(told(party(2, 1), party(2, 1))).toEqual([]);
  expect(told({}, { choice: { lines: [] } })).toEqual([]);
});

test('that travellers were named by staff is told once for each time, by what was named, and by no name', () => {
  const [once, again] = [{ namedByStaff: 1 }, { namedByStaff: 2 }];
  expect(told({}, once)).toEqual([['travellers', null, 'changed', null]]);
  expect(told(once, { ...again, namedParts: 'names' })).toEqual([['travellers', null, 'names', null]]);
  expect(told(once, once)).toEqual([]);
});
