import { type CalendarDate, MAX_HOLD_DAYS } from '@wayfarer/contracts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { leavingOf, type Offer, type SaleTerms } from '../../tour-packages/index.ts';

const DAY_MS = 24 * 60 * 60_000;

type Hold = { readonly travelDate: CalendarDate; readonly holdUntil: string; readonly field: string };

/**
 * @throws VALIDATION at the field unless the time is ahead, before the departure leaves, and not too far
 */
export const assertHoldFits = (terms: SaleTerms, offer: Offer, { travelDate, holdUntil, field }: Hold): void => {
  const [now, until] = [terms.clock().getTime(), Date.parse(holdUntil)];
  if (until <= now) throw wrongField(field, 'Choose a time that is still to come.');
  if (until > now + MAX_HOLD_DAYS * DAY_MS) throw wrongField(field, `Seats are held for at most ${MAX_HOLD_DAYS} days.`);
  if (until > leavingOf(offer, travelDate, terms).getTime())
    throw wrongField(field, 'Choose a time before the departure leaves.');
};
