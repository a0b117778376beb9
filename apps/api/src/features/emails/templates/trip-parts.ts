import { addDays, beginningOf, bookingNumberOf, type CalendarDate, hasAtMost } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import type { BookedTrip, DocumentKind, TripPlan } from '../email-content.ts';
import { factTable, money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';

const NO_MORE_THAN = 100;
export const shortened = (text: string): string => (hasAtMost(text, NO_MORE_THAN) ? text : `${beginningOf(text, NO_MORE_THAN)}…`);

const daysOf = ({ travelDate, days }: BookedTrip): string =>
  days === 1 ? dayText(travelDate) : `${dayText(travelDate)} to ${dayText(addDays(travelDate, days - 1))} (${days} days)`;

/** When and where it begins: 'Thu, 1 Apr 2027, 07:00, Rodoviario, Puerto Natales'. */
export const beginningOfTrip = ({ travelDate, startTime, facts }: BookedTrip): string =>
  [dayText(travelDate), startTime, facts?.meetingPoint].filter((part) => part !== undefined).join(', ');

const A_WEEK = 7;

/** 'in a week', 'in 3 days', 'tomorrow'; 'today' after an outage. */
export const whenItBegins = ({ inDays = A_WEEK }: { readonly inDays?: number }): string => {
  if (inDays < 2) return inDays === 1 ? 'tomorrow' : 'today';
  return inDays === A_WEEK ? 'in a week' : `in ${inDays} days`;
};

const rows = (facts: Record<string, string | undefined>): (readonly [string, string])[] =>
  Object.entries(facts).flatMap(([term, value]) => (value === undefined ? [] : [[term, value] as const]));

export const tripFacts = (trip: BookedTrip, more: readonly (readonly [string, string])[] = []) =>
  factTable([
    ['When', daysOf(trip)],
    ...rows({
      Starts: trip.startTime && `${trip.startTime} on the first day, local time`,
      'Meeting point': trip.facts?.meetingPoint,
      Map: trip.facts?.map,
    }),
    ['Trip', trip.title],
    ['Where', trip.place],
    ['Booking', bookingNumberOf(trip.bookingId)],
    ['Travellers', String(trip.totalPersons)],
    ...(trip.lines ?? []).map(({ text, quantity, sum }) => [`${quantity} × ${text}`, money(sum)] as const),
    ['Total', money(trip.totalAmount)],
    ...more,
  ]);

/** Whether the rest is due on the travel day itself. */
export const isPaidOnArrival = ({ plan, travelDate }: Pick<BookedTrip, 'plan' | 'travelDate'>): boolean =>
  plan?.dueOn === travelDate;

/** 'due Thu, 31 Dec 2026'; 'paid on arrival, Mon, 1 Mar 2027'. */
const dueText = (trip: { readonly plan: TripPlan; readonly travelDate: CalendarDate }): string =>
  `${isPaidOnArrival(trip) ? 'paid on arrival,' : 'due'} ${dayText(trip.plan.dueOn)}`;

/** What is paid now and what later, where a deposit confirms the booking. */
export const splitText = ({ plan, travelDate }: BookedTrip) =>
  plan ? [paragraph(`Pay ${money(plan.deposit)} now; ${money(plan.balance)} is ${dueText({ plan, travelDate })}.`)] : [];

/** Where a part of the price is still owed: what, and until when. */
export const owedOfTrip = ({
  plan,
  travelDate,
}: BookedTrip): { readonly owed: string; readonly dueOn: string; readonly due: string } | null =>
  plan && plan.owed > 0 ? { owed: money(plan.owed), dueOn: dayText(plan.dueOn), due: dueText({ plan, travelDate }) } : null;

/** What was paid of the trip; everything unless it is paid in parts. */
export const paidOfTrip = ({ plan, totalAmount }: BookedTrip): string => money(plan?.paid ?? totalAmount);

/** What was paid, and what is still owed, as rows of the facts. */
export const moneyRows = (trip: BookedTrip): readonly (readonly [string, string])[] => {
  const rest = owedOfTrip(trip);
  return [['Paid', paidOfTrip(trip)], ...(rest ? [['Still owed', `${rest.owed}, ${rest.due}`] as const] : [])];
};

/** A heading and its lines, as one paragraph; nothing where there are no lines. */
export const listed = (heading: string, lines: readonly string[] | undefined) =>
  lines === undefined ? [] : [paragraph(`${heading}:\n${lines.map((line) => `• ${line}`).join('\n')}`, heading)];

/** What belongs to the trip, as far as the agency has said it. */
export const whatBelongs = ({ facts }: BookedTrip) => [
  ...listed('What to bring', facts?.toBring),
  ...listed('Included', facts?.included),
  ...listed('Not included', facts?.notIncluded),
];

/** What happens to a departure that too few book, where that is open. */
export const minimumText = ({ minimum }: BookedTrip) =>
  minimum === undefined
    ? []
    : [
        paragraph(
          `This departure leaves with ${minimum.persons} or more. If fewer have paid by ${dayText(minimum.by)}, we may cancel it: then we tell you, and everything you paid goes back.`,
        ),
      ];

const LOG_IN =
  'To see your trip on our site, you need a password, and you do not have one yet. Enter the address that this email was sent to, and we will send you your username and a link to choose one.';

/** What stands before the facts where the pages of the trip cannot be opened yet. */
export const logInText = ({ hasNoPassword }: BookedTrip) => (hasNoPassword ? [paragraph(LOG_IN)] : []);

export const whyOf = (trip: BookedTrip, { brand, urlOf }: Site): string =>
  trip.hasNoPassword
    ? `You are receiving this email because ${brand} made booking ${bookingNumberOf(trip.bookingId)} for you. You can choose a password at ${urlOf('forgotPassword')}.`
    : `You are receiving this email because booking ${bookingNumberOf(trip.bookingId)} was made at ${brand} with your account.`;
export const bookingsOf = ({ userId }: BookedTrip, { urlOf }: Site) => urlOf('myBookings', { id: userId });
export const tripPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('myTrip', { bookingId });
/** The page of the trip, or what has to be done before it can be opened. */
export const tripAction = (trip: BookedTrip, site: Site, label: string) =>
  trip.hasNoPassword ? { label: 'Choose a password', url: site.urlOf('forgotPassword') } : { label, url: tripPageOf(trip, site) };
export const payPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('paymentSession', { bookingId });

/** What is issued for a payment: a receipt as long as something is owed. */
export const issuedFor = (trip: BookedTrip): 'invoice' | 'receipt' => (owedOfTrip(trip) ? 'receipt' : 'invoice');
/** Which documents are attached. @param attached at least one */
export const attachedText = (attached: readonly DocumentKind[]): string =>
  `Your ${attached.join(' and your ')} ${attached.length === 1 ? 'is' : 'are'} attached. You will also find ${attached.length === 1 ? 'it' : 'them'} on the page of your trip.`;
