import type { Random } from '../random.ts';
import {
  cancelsPaid,
  cancelsUnpaid,
  cancelsWhileOpening,
  cancelsWhilePaying,
  cancelsWithThePageOpen,
  isDeletedWhilePaying,
  isRefundedInPart,
  isRefundedInTheDashboard,
} from './cancelling.ts';
import { isClosedWhileBooking } from './closing.ts';
import { isTriedByAStranger, meetsForgedEvents } from './intruding.ts';
import type { Journey } from './journey.ts';
import { clicksImpatiently, isDeclinedFirst, leavesThePage, paysAndComesBack, paysInTwoTabs, paysTheRest } from './paying.ts';
import { bookAndPay } from './steps.ts';

/** Of 100 journeys, how many are of which kind. */
const kinds: readonly (readonly [string, Journey, number])[] = [
  ['pays and comes back', paysAndComesBack, 6],
  ['pays a part of the rest, and the rest in two tabs', paysTheRest, 8],
  ['pays and closes the tab', bookAndPay, 6],
  ['leaves the payment page', leavesThePage, 5],
  ['pays in two tabs', paysInTwoTabs, 6],
  ['clicks Pay Now many times at once', clicksImpatiently, 6],
  ['is declined first', isDeclinedFirst, 5],
  ['cancels unpaid, twice', cancelsUnpaid, 4],
  ['cancels with the page open', cancelsWithThePageOpen, 7],
  ['cancels while paying', cancelsWhilePaying, 9],
  ['cancels while Pay Now opens the page', cancelsWhileOpening, 5],
  ['cancels what was paid', cancelsPaid, 9],
  ['is refunded in part by an admin', isRefundedInPart, 5],
  ['is refunded in the dashboard', isRefundedInTheDashboard, 4],
  ['user is deleted while paying', isDeletedWhilePaying, 5],
  ['departure is closed while it is booked', isClosedWhileBooking, 4],
  ['is tried by a stranger', isTriedByAStranger, 3],
  ['meets forged events', meetsForgedEvents, 3],
];

const byShare = kinds.flatMap(([name, journey, share]) => Array.from({ length: share }, () => [name, journey] as const));

export const chooseJourney = (random: Random): readonly [string, Journey] => random.oneOf(byShare);
