import { scenario } from '../model/scenario.ts';
import { scenarioNamed, tab } from '../model/scenarios.ts';
import { type BrokenGuard, guard, noticedIn } from './broken-guard.ts';

/** The step of a write that forgets holds, before seats are taken. */
const onlyHoldsWhere = (cond: unknown) => ({
  $set: { holds: { $filter: { input: { $ifNull: ['$holds', []] }, as: 'hold', cond } } },
});

/** What keeps seats from being sold twice, or kept by bookings that are cancelled. */
export const brokenSeats: readonly BrokenGuard[] = [
  ...noticedIn(scenarioNamed('seats that others want, and a cancel'), {
    'seats are kept before a booking is confirmed': guard(
      'takeSeats',
      (take) => (wish, now) => take({ ...wish, until: wish.until ?? now }, now),
    ),
    'only as many seats as fit': guard('takeSeats', (take) => (wish, now) => take({ ...wish, capacity: null }, now)),
    'a slow process gets no seats for a cancelled booking': guard(
      'takeSeats',
      (take) => (wish, now) => take({ ...wish, asOf: 'unstored' }, now),
    ),
    'a cancelled booking owes its seats': guard('owesSeats', () => () => false),
  }),
  ...noticedIn(scenarioNamed('seats that somebody waits for, and a cancel'), {
    'seats that get free are for who waits': guard('takeSeats', (take) => (wish, now) => [
      { $set: { inLine: '$waitlist', waitlist: '$$REMOVE' } },
      ...take(wish, now),
      { $set: { waitlist: '$inLine', inLine: '$$REMOVE' } },
    ]),
  }),
  ...noticedIn(scenarioNamed('cash for seats that others want'), {
    'cash confirms nothing whose seats are gone': guard(
      'decideByHand',
      (decide) => (booking, _lost, at) => decide(booking, null, at),
    ),
  }),
  ...noticedIn(
    scenario('seats that are counted while they are paid', [['success page'], ['cancel']], {
      seats: 2,
      isUncounted: true,
      payments: 1,
    }),
    {
      'a booking says that it holds seats before it does': guard('isCounted', () => () => false),
    },
  ),
  ...noticedIn(scenario('two tabs for the same seats', [tab, ['pay now', 'pay now']], { seats: 2, payments: 1, expiries: 1 }), {
    'what is kept for good stays so': guard('takeSeats', (take) => (wish, now) => {
      const isNotKept = { $or: [{ $ne: ['$$hold.booking', wish.booking] }, { $ne: ['$$hold.until', null] }] };
      return [onlyHoldsWhere(isNotKept), ...take(wish, now)];
    }),
  }),
  ...noticedIn(scenarioNamed('a trip moved, and moved back'), {
    'seats of a change have a number of their own': guard(
      'takeSeats',
      (take) =>
        ({ stay: _stay, ...wish }, now) =>
          take(wish, now),
    ),
  }),
  ...noticedIn(scenarioNamed('one more comes along while the trip is cancelled'), {
    'what a change takes is kept before it is made': guard(
      'takeSeats',
      (take) => (wish, now) => take({ ...wish, until: wish.stay ? (wish.until ?? now) : wish.until }, now),
    ),
  }),
];
