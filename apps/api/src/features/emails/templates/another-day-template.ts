import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import { listedValues } from '../../../language/listed-values.ts';
import { dayText } from '../../../time/day-text.ts';
import { momentText } from '../../../time/moment-text.ts';
import type { ContentOf } from '../email-content.ts';
import { factTable, inARow, money, paragraph, prose } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened, whyOf } from './trip-parts.ts';

type Content = ContentOf<'another-day'>;

/** That they can travel on another day, and what the move costs: nothing, whatever that day costs. */
const moveText = ({ trip, other }: Content, until: string): string => {
  const { refund, owed, dueOn, startTime: time } = other;
  const day = dayText(other.travelDate);
  return inARow(
    time === undefined
      ? t('You can travel on {day} instead.', { day })
      : t('You can travel on {day} at {time} instead.', { day, time }),
    tn(trip.totalPersons, 'We hold a place for you until {moment}.', 'We hold {n} places for you until {moment}.', {
      moment: until,
    }),
    t('Moving costs you nothing.'),
    refund > 0 ? t('That day costs less, so {amount} goes back to you.', { amount: money(refund) }) : null,
    owed > 0 && dueOn !== null
      ? t('{owed} of the price is still owed, and is then due {day}.', { owed: money(owed), day: dayText(dueOn) })
      : null,
  );
};

const stayText = (amount: number): string =>
  amount > 0
    ? t('Or you do not travel. All your money, {amount}, goes back in the way you paid.', { amount: money(amount) })
    : t('Or you do not travel. Your booking is cancelled; you had not paid anything.');

const answerText = (amount: number): string =>
  amount > 0
    ? t(
        'Both buttons open the same page, where you confirm your choice without logging in. If we do not hear from you by then, you get your money.',
      )
    : t(
        'Both buttons open the same page, where you confirm your choice without logging in. If we do not hear from you by then, we cancel the booking.',
      );

/** A departure is cancelled, and its traveller chooses another day or the money. */
export const anotherDay = (content: Content, site: Site): Template => {
  const { username, name, trip, nonce, validUntil, reason, letter, other } = content;
  const until = momentText(validUntil, site.timeZone);
  const day = dayText(other.travelDate);
  return {
    subject: t('Please choose: {trip} on {day} is cancelled', {
      trip: shortened(trip.title),
      day: dayText(trip.travelDate),
    }),
    preview: t('Travel on {day} instead, or get your money. Please choose by {moment}.', { day, moment: until }),
    heading: t('Another day, or your money: please choose'),
    body: [
      paragraph(
        t('Hello {name}, we have had to cancel the departure on {day}. We are sorry.', {
          name: displayNameOf({ username, name }),
          day: dayText(trip.travelDate),
        }),
      ),
      ...(reason === null ? [] : [paragraph(t('The reason: {reason}', { reason }), 'reason')]),
      ...(letter === null ? [] : [prose(letter, 'letter')]),
      paragraph(moveText(content, until)),
      paragraph(stayText(content.money)),
      paragraph(answerText(content.money)),
      factTable([
        [t('Cancelled'), dayText(trip.travelDate)],
        [t('New day'), listedValues(day, other.startTime)],
        [t('Choose by'), until],
        [t('Trip'), trip.title],
        [t('Where'), trip.place],
        [t('Booking'), bookingNumberOf(trip.bookingId)],
        [t('Travellers'), String(trip.totalPersons)],
        [t('Price'), money(other.totalAmount)],
      ]),
    ],
    action: { label: t('Move me to {day}', { day }), url: site.secretUrlOf('anotherDay', nonce, { answer: 'move' }) },
    otherAction: {
      label: content.money > 0 ? t('Give me my money') : t('Cancel my booking'),
      url: site.secretUrlOf('anotherDay', nonce, { answer: 'money' }),
    },
    why: whyOf(trip, site),
  };
};
