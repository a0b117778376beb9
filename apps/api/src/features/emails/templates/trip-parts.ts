import {
  addDays,
  beginningOf,
  bookingNumberOf,
  type CalendarDate,
  displayNameOf,
  hasAtMost,
  lineWords,
} from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import { listedValues } from '../../../language/listed-values.ts';
import { isolated } from '../../../language/right-to-left.ts';
import { dayText } from '../../../time/day-text.ts';
import type { BookedTrip, TripPlan } from '../email-content.ts';
import { factTable, inARow, money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';

const NO_MORE_THAN = 100;
export const shortened = (text: string): string => (hasAtMost(text, NO_MORE_THAN) ? text : `${beginningOf(text, NO_MORE_THAN)}…`);

const daysOf = ({ travelDate, days }: BookedTrip): string =>
  days === 1
    ? dayText(travelDate)
    : tn(days, '{first} to {last} ({n} day)', '{first} to {last} ({n} days)', {
        first: dayText(travelDate),
        last: dayText(addDays(travelDate, days - 1)),
      });

/** When and where it begins: 'Thu, 1 Apr 2027, 07:00, Rodoviario, Puerto Natales'. */
export const beginningOfTrip = ({ travelDate, startTime, facts }: BookedTrip): string =>
  listedValues(dayText(travelDate), startTime, facts?.meetingPoint);

type Row = readonly [term: string, fact: string];
/** Nothing where it is not known. */
const rowOf = (term: string, fact: string | undefined): readonly Row[] => (fact === undefined ? [] : [[term, fact]]);

export const tripFacts = (trip: BookedTrip, more: readonly Row[] = []) =>
  factTable([
    [t('When'), daysOf(trip)],
    ...rowOf(t('Starts'), trip.startTime && t('{time} on the first day, local time', { time: trip.startTime })),
    ...rowOf(t('Meeting point'), trip.facts?.meetingPoint),
    ...rowOf(t('Map'), trip.facts?.map),
    [t('Trip'), trip.title],
    [t('Where'), trip.place],
    [t('Booking'), bookingNumberOf(trip.bookingId)],
    [t('Travellers'), String(trip.totalPersons)],
    ...(trip.lines ?? []).map((line) => [`${line.quantity} × ${lineWords(line)}`, money(line.sum)] as const),
    [t('Total'), money(trip.totalAmount)],
    ...more,
  ]);

/** Whether the rest is due on the travel day itself. */
export const isPaidOnArrival = ({ plan, travelDate }: Pick<BookedTrip, 'plan' | 'travelDate'>): boolean =>
  plan?.dueOn === travelDate;

/** What is paid now and what later, where a deposit confirms the booking. */
export const splitText = ({ plan, travelDate }: BookedTrip) => {
  if (!plan) return [];
  const values = { deposit: money(plan.deposit), balance: money(plan.balance), day: dayText(plan.dueOn) };
  return [
    paragraph(
      isPaidOnArrival({ plan, travelDate })
        ? t('Pay {deposit} now; {balance} is paid on arrival, {day}.', values)
        : t('Pay {deposit} now; {balance} is due {day}.', values),
    ),
  ];
};

/** What is owed of a trip, and until when, as values of a sentence. */
export type Owed = { readonly owed: string; readonly day: string; readonly isOnArrival: boolean };

const owedOfPlan = (plan: TripPlan, travelDate: CalendarDate): Owed => ({
  owed: money(plan.owed),
  day: dayText(plan.dueOn),
  isOnArrival: isPaidOnArrival({ plan, travelDate }),
});

/** Where a part of the price is still owed: what, and until when. */
export const owedOfTrip = ({ plan, travelDate }: BookedTrip): Owed | null =>
  plan && plan.owed > 0 ? owedOfPlan(plan, travelDate) : null;

/** That something is owed, and until when. */
export const owedText = ({ owed, day, isOnArrival }: Owed): string =>
  isOnArrival
    ? t('{owed} is still owed, paid on arrival, {day}.', { owed, day })
    : t('{owed} is still owed, due {day}.', { owed, day });

/** What was paid of the trip; everything unless it is paid in parts. */
export const paidOfTrip = ({ plan, totalAmount }: BookedTrip): string => money(plan?.paid ?? totalAmount);

/** What was paid, and what is still owed, as rows of the facts. */
export const moneyRows = (trip: BookedTrip): readonly Row[] => {
  const rest = owedOfTrip(trip);
  const { owed = '', day = '', isOnArrival } = rest ?? {};
  const until = isOnArrival ? t('{owed}, paid on arrival, {day}', { owed, day }) : t('{owed}, due {day}', { owed, day });
  return [[t('Paid'), paidOfTrip(trip)], ...(rest ? [[t('Still owed'), until] as const] : [])];
};

/** Each line behind a dot. */
export const bulleted = (lines: readonly string[]): string => lines.map((line) => `• ${isolated(line)}`).join('\n');

/** A heading and its lines, as one paragraph; nothing where there are no lines. */
export const listed = (heading: string, lines: readonly string[] | undefined) =>
  lines === undefined ? [] : [paragraph(`${heading}\n${bulleted(lines)}`, heading)];

/** What belongs to the trip, as far as the agency has said it. */
export const whatBelongs = ({ facts }: BookedTrip) => [
  ...listed(t('What to bring:'), facts?.toBring),
  ...listed(t('Included:'), facts?.included),
  ...listed(t('Not included:'), facts?.notIncluded),
];

/** What happens to a departure that too few book, where that is open. */
export const minimumText = ({ minimum }: BookedTrip) =>
  minimum === undefined
    ? []
    : [
        paragraph(
          inARow(
            tn(minimum.persons, 'This departure leaves with {n} or more.', 'This departure leaves with {n} or more.'),
            t('If fewer have paid by {day}, we may cancel it: then we tell you, and everything you paid goes back.', {
              day: dayText(minimum.by),
            }),
          ),
        ),
      ];

/** What stands before the facts where the pages of the trip cannot be opened yet. */
export const logInText = ({ hasNoPassword }: BookedTrip) =>
  hasNoPassword
    ? [
        paragraph(
          t(
            'To see your trip on our site, you need a password, and you do not have one yet. Enter the address that this email was sent to, and we will send you your username and a link to choose one.',
          ),
        ),
      ]
    : [];

export const whyOf = (trip: BookedTrip, { brand, urlOf }: Site): string => {
  const values = { agency: brand, number: bookingNumberOf(trip.bookingId) };
  return trip.hasNoPassword
    ? t('You are receiving this email because {agency} made booking {number} for you. You can choose a password at {address}.', {
        ...values,
        address: urlOf('forgotPassword'),
      })
    : t('You are receiving this email because booking {number} was made at {agency} with your account.', values);
};
export const bookingsOf = ({ userId }: BookedTrip, { urlOf }: Site) => urlOf('myBookings', { id: userId });
export const tripPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('myTrip', { bookingId });
/** The page of the trip, or what has to be done before it can be opened. */
export const tripAction = (trip: BookedTrip, site: Site, label: string) =>
  trip.hasNoPassword
    ? { label: t('Choose a password'), url: site.urlOf('forgotPassword') }
    : { label, url: tripPageOf(trip, site) };
export const payPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('paymentSession', { bookingId });

/** What travellers are called, and how much they have paid, as values of a sentence. */
export const paidValues = (to: Parameters<typeof displayNameOf>[0], { totalAmount }: BookedTrip, plan: TripPlan) => ({
  name: displayNameOf(to),
  paid: money(plan.paid),
  total: money(totalAmount),
});
