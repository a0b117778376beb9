import { type DeskBooking, type DeskQuote, formatMoney, minorUnitsOf, mostDiscountOf, rupeesOf } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { readDeskLimits } from '../../agency/index.ts';
import type { Offer } from '../../tour-packages/index.ts';
import { type PricedOrder, priceWithCode, withDiscount } from '../create/price-order.ts';
import { assertMayTakeOff } from './assert-may-take-off.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;
type Asked = Pick<DeskQuote, 'travelDate' | 'totalPersons' | 'party' | 'extras' | 'singleRooms' | 'code' | 'discount'> &
  Pick<DeskBooking, 'free'>;

/**
 * How much of a price is taken off by hand.
 * @param most what the caller may take off
 * @throws VALIDATION above that, or above the price
 */
const takenOff = (most: number, total: number, { discount, free }: Asked): number => {
  const amount = discount ? minorUnitsOf(discount.amount) : 0;
  if (amount > total)
    throw wrongField('discount.amount', `This price is ${formatMoney(rupeesOf(total))}; no more can be taken off.`);
  assertMayTakeOff('discount.amount', amount, most);
  if (free) assertMayTakeOff('free', total, most);
  return free ? total : amount;
};

/**
 * What an order costs at the desk: as everybody pays, less what staff take off.
 * @param by whose uses of a code count
 * @throws as `priceWithCode`; VALIDATION at `discount.amount` or `free`
 */
export const deskPriceOf = async (
  needs: Needs,
  caller: Pick<Caller, 'role'>,
  offer: Offer,
  asked: Asked,
  by: ObjectId | null,
): Promise<{ priced: PricedOrder; discount: number; most: number }> => {
  const [full, limits] = await Promise.all([priceWithCode(needs, offer, asked, by), readDeskLimits(needs)]);
  const { total } = full.quote;
  const most = mostDiscountOf(caller.role, total, limits);
  const discount = takenOff(most, total, asked);
  return { priced: discount === 0 ? full : withDiscount(full, discount), discount, most };
};
