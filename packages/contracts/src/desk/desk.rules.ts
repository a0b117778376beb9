import type { Line } from '../quote/quote.ts';
import type { Role } from '../user/user.schema.ts';
import type { MinorUnits } from '../values/money.ts';
import type { DeskLimits } from './desk-limits.schema.ts';

type Discounts = Pick<DeskLimits, 'discountPercent' | 'leadDiscountPercent'>;

/** The limits of the desk until admins change them; the refund limit is the server's `DESK_REFUND_LIMIT`. */
export const FIRST_DISCOUNTS = { discountPercent: 10, leadDiscountPercent: 20 } as const;

/** How much of a price a role may take off by hand, in percent. Free of charge is all of it. */
const discountPercents = ({ discountPercent, leadDiscountPercent }: Discounts): Record<Role, number> => ({
  user: 0,
  guide: 0,
  viewer: 0,
  desk: discountPercent,
  'desk-lead': leadDiscountPercent,
  admin: 100,
});

/** The most that a role may take off a price, in whole minor units. */
export const mostDiscountOf = (role: Role, total: MinorUnits, discounts: Discounts): MinorUnits =>
  Math.floor((total * discountPercents(discounts)[role]) / 100);

/**
 * Whether a role may give a trip away, whatever the desk's limits are: free, or at a price that holds no
 * longer, however low.
 */
export const mayGiveAway = (role: string | null | undefined): boolean =>
  Object.entries(discountPercents({ discountPercent: 0, leadDiscountPercent: 0 })).some(
    ([one, most]) => one === role && most === 100,
  );

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
