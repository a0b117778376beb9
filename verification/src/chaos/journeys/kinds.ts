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
import { changesTheTrip, changesWhileOthersDo, leavesTheChange } from './changing.ts';
import { isClosedWhileBooking } from './closing.ts';
import { isTriedByAStranger, meetsForgedEvents } from './intruding.ts';
import type { Journey } from './journey.ts';
import { clicksImpatiently, isDeclinedFirst, leavesThePage, paysAndComesBack, paysInTwoTabs, paysTheRest } from './paying.ts';
import { bookAndPay } from './steps.ts';
import { waitsForSeats } from './waiting.ts';

/** Of 100 journeys, how many are of which kind. */
const kinds: readonly (readonly [string, Journey, number])[] = [
  ['pays and comes back', paysAndComesBack, 4],
  ['pays a part of the rest, and the rest in two tabs', paysTheRest, 5],
  ['pays and closes the tab', bookAndPay, 3],
  ['leaves the payment page', leavesThePage, 3],
  ['pays in two tabs', paysInTwoTabs, 4],
  ['clicks Pay Now many times at once', clicksImpatiently, 4],
  ['is declined first', isDeclinedFirst, 3],
  ['cancels unpaid, twice', cancelsUnpaid, 3],
  ['cancels with the page open', cancelsWithThePageOpen, 5],
  ['cancels while paying', cancelsWhilePaying, 7],
  ['cancels while Pay Now opens the page', cancelsWhileOpening, 5],
  ['cancels what was paid', cancelsPaid, 6],
  ['is refunded in part by an admin', isRefundedInPart, 5],
  ['is refunded in the dashboard', isRefundedInTheDashboard, 4],
  ['user is deleted while paying', isDeletedWhilePaying, 4],
  ['changes the trip, at times in two tabs', changesTheTrip, 7],
  ['changes the trip while others change or cancel it', changesWhileOthersDo, 6],
  ['leaves the page of a change', leavesTheChange, 4],
  ['waits for seats that others have', waitsForSeats, 8],
  ['departure is closed while it is booked', isClosedWhileBooking, 4],
  ['is tried by a stranger', isTriedByAStranger, 3],
  ['meets forged events', meetsForgedEvents, 3],
];

const byShare = kinds.flatMap(([name, journey, share]) => Array.from({ length: share }, () => [name, journey] as const));

export const chooseJourney = (random: Random): readonly [string, Journey] => random.oneOf(byShare);
