import { type CalendarDate, MAX_HOLD_DAYS, type OtherDay, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { assertCanBeBooked, assertOffered } from '../../bookings/index.ts';
import { findOffer, leavingOf, type Offer, readSaleTerms, type SaleTerms } from '../../tour-packages/index.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Cancelled = { readonly id: string; readonly day: CalendarDate };

const DAY_MS = 24 * 60 * 60_000;

/** The same refusal, at the field of the other day. */
const atDay = <Result>(assert: () => Result): Result => {
  try {
    return assert();
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    throw wrongField('otherDay.day', thrown.message);
  }
};

const assertUntilFits = (terms: SaleTerms, offer: Offer, cancelled: CalendarDate, { day, until }: OtherDay): void => {
  const refuse = (sentence: string) => wrongField('otherDay.until', sentence);
  const [now, end] = [terms.clock().getTime(), Date.parse(until)];
  if (end <= now) throw refuse('Choose a time that is still to come.');
  if (end > now + MAX_HOLD_DAYS * DAY_MS) throw refuse(`Seats are held for at most ${MAX_HOLD_DAYS} days.`);
  if (end >= startOfDay(cancelled, terms.config.SITE_TIME_ZONE).getTime())
    throw refuse('Choose a time before the day that is cancelled.');
  if (end >= leavingOf(offer, day, terms).getTime()) throw refuse('Choose a time before the other departure leaves.');
};

/**
 * The day that is offered in place of a cancelled one is another departure of its package, which staff can
 * sell at this moment; and there is time to answer before either leaves.
 * @throws VALIDATION at `otherDay.day` or `otherDay.until`
 */
export const assertOtherDay = async (
  needs: Needs,
  caller: Pick<Caller, 'role'>,
  { id, day }: Cancelled,
  other: OtherDay,
): Promise<void> => {
  if (other.day === day) throw wrongField('otherDay.day', 'This is the day that is cancelled. Choose another one.');
  const [found, terms] = await Promise.all([findOffer(needs.database, id), readSaleTerms(needs)]);
  const offer = atDay(() => assertOffered(needs, found));
  atDay(() => assertCanBeBooked(terms, caller, offer, other.day));
  assertUntilFits(terms, offer, day, other);
};
