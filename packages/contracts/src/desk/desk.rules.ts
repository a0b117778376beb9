import type { Line } from '../quote/quote.ts';
import type { Role } from '../user/user.schema.ts';
import type { MinorUnits } from '../values/money.ts';

/** How much of a price each role may take off by hand, in percent. Free of charge is all of it. */
const discountLimits: Readonly<Record<Role, number>> = { user: 0, guide: 0, viewer: 0, desk: 10, admin: 100 };

/** The most that a role may take off a price, in whole minor units. */
export const mostDiscountOf = (role: Role, total: MinorUnits): MinorUnits => Math.floor((total * discountLimits[role]) / 100);

/** Whether a role may give a trip away: free, or at a price that holds no longer, however low. */
export const mayGiveAway = (role: string | null | undefined): boolean =>
  Object.entries(discountLimits).some(([one, most]) => one === role && most === 100);

/** What staff take off, as the last line of a price: free is all of it. In the unit of the amount. */
export const discountLineOf = (amount: number): Line => ({
  kind: 'discount',
  id: 'discount',
  text: 'Discount',
  quantity: 1,
  unit: -amount,
  sum: -amount,
});

/** How many days ahead the seats of a link to pay can be held. */
export const MAX_HOLD_DAYS = 30;
