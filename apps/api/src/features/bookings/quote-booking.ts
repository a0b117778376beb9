import { type bookingEndpoints, quoteInRupees, splitInRupees } from '@wayfarer/contracts';
import type { z } from 'zod';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { findOffer, readSaleTerms, withDefaultDeposit } from '../tour-packages/index.ts';
import { assertCanBeBooked } from './create/assert-can-be-booked.ts';
import { assertOffered } from './create/assert-offered.ts';
import { assertOldEnough } from './create/assert-old-enough.ts';
import { splitOfOrder } from './create/plan-of.ts';
import { type Order, priceWithCode } from './create/price-order.ts';
import { spokenOffer } from './spoken-booking.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;

/**
 * What a trip costs for a party at this moment: the lines and the total that a booking by a traveller would
 * have.
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE, VALIDATION; CONFLICT and TOO_MANY_REQUESTS for codes
 */
export const quoteBooking = async (
  needs: Needs,
  caller: Caller | null,
  packageId: string,
  order: Order,
): Promise<z.infer<typeof bookingEndpoints.quoteBooking.answer>> => {
  const [found, terms] = await Promise.all([findOffer(needs.database, packageId), readSaleTerms(needs)]);
  const offer = withDefaultDeposit(spokenOffer(assertOffered(needs, found)), terms);
  assertCanBeBooked(terms, { role: 'user' }, offer, order.travelDate);
  assertOldEnough(offer, order);
  const priced = await priceWithCode(needs, offer, order, caller && objectIdOf(caller.userId));
  const split = splitOfOrder(needs, offer, { ...order, ...priced });
  return { ...quoteInRupees(priced.quote), ...splitInRupees(split) };
};
