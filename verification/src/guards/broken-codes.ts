import { type SeatRequest, UNLIMITED } from '@wayfarer/api/departures';
import { MAX_CODE_USES } from '@wayfarer/contracts';
import { scenarioNamed } from '../model/scenarios.ts';
import { updates } from './broken-collection.ts';
import { type BrokenGuard, guard, noticedIn } from './broken-guard.ts';

/** Seats and uses of a code are taken by the same steps; this changes what is asked of codes alone. */
const ofCodes = (change: Partial<SeatRequest>) =>
  guard('takeSeats', (take) => (wish, now) => take(wish.capacity === MAX_CODE_USES ? { ...wish, ...change } : wish, now));

/**
 * What keeps codes and extras from being used more often than there are, and a closed day from being sold.
 */
export const brokenCodes: readonly BrokenGuard[] = [
  ...noticedIn(scenarioNamed('an extra and a code that others want, and a cancel'), {
    'only as many uses of a code as it is for': ofCodes({ capacity: null }),
    'a slow process gets no use of a code for a cancelled booking': ofCodes({ asOf: 'unstored' }),
    'a cancelled booking gives the use of its code back': updates('PromotionCode', () => async () => ({ matchedCount: 1 })),
    'only as many of an extra as there are': guard('takeSeats', (take) => ({ extras, ...wish }, now) => {
      return take({ ...wish, extras: extras?.map((extra) => ({ ...extra, stock: UNLIMITED })) }, now);
    }),
  }),
  ...noticedIn(scenarioNamed('a day that is closed and opened while it is paid'), {
    'nothing is taken of a closed day': guard('takeSeats', (take) => (wish, now) => [
      { $set: { closedBefore: '$closedAt', closedAt: '$$REMOVE' } },
      ...take(wish, now),
      { $set: { closedAt: '$closedBefore', closedBefore: '$$REMOVE' } },
    ]),
  }),
  ...noticedIn(scenarioNamed('a booking that costs nothing, and a cancel'), {
    'what is free is kept before it is confirmed': guard(
      'takeSeats',
      (take) => (wish, now) => take({ ...wish, until: wish.until ?? now }, now),
    ),
  }),
];
