import { type DeskQuote, type deskEndpoints, quoteInRupees, rupeesOf } from '@wayfarer/contracts';
import type { z } from 'zod';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { findOffer, readSaleTerms, withDefaultDeposit } from '../../tour-packages/index.ts';
import { assertCanBeBooked } from '../create/assert-can-be-booked.ts';
import { assertOffered } from '../create/assert-offered.ts';
import { assertOldEnough } from '../create/assert-old-enough.ts';
import { deskPriceOf } from './desk-price.ts';

/**
 * What a booking by staff would cost at this moment.
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE, VALIDATION; CONFLICT and TOO_MANY_REQUESTS for codes
 */
export const quoteAtDesk = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  caller: Caller,
  { packageId, userId, ...asked }: DeskQuote,
): Promise<z.infer<typeof deskEndpoints.quoteAtDesk.answer>> => {
  const [found, terms] = await Promise.all([findOffer(needs.database, packageId), readSaleTerms(needs)]);
  const offer = withDefaultDeposit(assertOffered(needs, found), terms);
  assertCanBeBooked(terms, caller, offer, asked.travelDate);
  assertOldEnough(offer, asked);
  const by = userId === undefined ? null : objectIdOf(userId);
  const { priced, most } = await deskPriceOf(needs, caller, offer, asked, by);
  return { ...quoteInRupees(priced.quote), mostDiscount: rupeesOf(most) };
};
