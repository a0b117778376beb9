import type { Random } from '../random.ts';
import {
  cancelsPaid,
  cancelsUnpaid,
  cancelsWhileOpening,
  cancelsWhilePaying,
  cancelsWithThePageOpen,
  isRefundedInPart,
} from './cancelling.ts';
import { isDeletedWhilePaying, isForged, isRefundedInTheDashboard, isTriedByAStranger } from './others.ts';
import {
  clicksImpatiently,
  isDeclinedFirst,
  leavesThePage,
  paysAndClosesTheTab,
  paysAndComesBack,
  paysInTwoTabs,
} from './paying.ts';
import type { Journey } from './stage.ts';

/** Of 100 journeys, how many are of which kind. */
export const kinds: readonly (readonly [string, Journey, number])[] = [
  ['pays and comes back', paysAndComesBack, 10],
  ['pays and closes the tab', paysAndClosesTheTab, 10],
  ['leaves the payment page', leavesThePage, 5],
  ['pays in two tabs', paysInTwoTabs, 8],
  ['clicks Pay Now many times at once', clicksImpatiently, 8],
  ['is declined first', isDeclinedFirst, 5],
  ['cancels unpaid, twice', cancelsUnpaid, 4],
  ['cancels with the page open', cancelsWithThePageOpen, 7],
  ['cancels while paying', cancelsWhilePaying, 9],
  ['cancels while Pay Now opens the page', cancelsWhileOpening, 5],
  ['cancels what was paid', cancelsPaid, 9],
  ['is refunded in part by an admin', isRefundedInPart, 5],
  ['is refunded in the dashboard', isRefundedInTheDashboard, 4],
  ['user is deleted while paying', isDeletedWhilePaying, 5],
  ['is tried by a stranger', isTriedByAStranger, 3],
  ['meets forged events', isForged, 3],
];

export const chooseJourney = (random: Random): readonly [string, Journey] => {
  let left = random.next() * kinds.reduce((sum, [, , share]) => sum + share, 0);
  for (const [name, journey, share] of kinds) {
    left -= share;
    if (left < 0) return [name, journey];
  }
  return ['pays and comes back', paysAndComesBack];
};
