import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { ComposedEmail } from '../../emails/index.ts';
import { type DayOffer, preparedFor } from '../another-day/offer-another-day.ts';
import { anotherDayHashOf } from '../another-day-link.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { cancellationOf, refundAll } from '../cancellation.ts';
import { anotherDayOf } from './another-day-email.ts';
import { cancelledOf } from './cancelled-email.ts';
import { composeAbout } from './compose-about.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
/** What is typed so far: without another day, everybody gets their money. */
type Words = {
  readonly reason: string;
  readonly letter: string;
  readonly otherDay?: Pick<DayOffer, 'to' | 'until'> | undefined;
};

/** The booking as if it were asked by now; null where it would get no offer. */
const askedAs = async (needs: Needs, bookingId: string, { otherDay, reason, letter }: Words): Promise<BookingRecord | null> => {
  const found = otherDay && (await bookingRepository(needs.database).findWithPackage(bookingId));
  if (!otherDay || !found?.tourPackage || found.booking.bookingStatus !== 'confirmed' || found.booking.changing) return null;
  const { booking, tourPackage } = found;
  const at = needs.clock();
  const offer = { ...otherDay, from: booking.travelDate, at, reason, letter };
  try {
    const changing = await preparedFor(needs, { booking, tourPackage }, offer);
    const anotherDay = { ...offer, stay: changing.stay, token: anotherDayHashOf(needs.config, bookingId) };
    return { ...booking, changing, anotherDay, staffCancel: { terms: 'agency', at, reason, letter } };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return null;
  }
};

/**
 * The email that a booking would get if the agency cancelled its departure now: with the other day, where it
 * would be offered that. Null where it is cancelled already, or has no traveller any more.
 */
export const previewCancellation = async (needs: Needs, bookingId: string, words: Words): Promise<ComposedEmail | null> => {
  const at = needs.clock();
  const { reason, letter } = words;
  const asked = await askedAs(needs, bookingId, words);
  const email = await composeAbout(needs.database, bookingId, at, (booking, { firstDay: _firstDay, person: _person, ...to }) => {
    if (asked) return anotherDayOf(asked, `change-${asked.anotherDay?.stay}`, to, at);
    const cancelled = cancellationOf(booking, refundAll, at);
    const after = { ...booking, ...cancelled, staffCancel: { terms: 'agency' as const, at, reason, letter } };
    return cancelled && cancelledOf(after, booking.bookingStatus, to);
  });
  return email && 'to' in email ? email : null;
};
