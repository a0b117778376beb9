import { type AnotherDayView, bookingNumberOf, formatMoney, linesInRupees, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { identityOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { dayText } from '../../../time/day-text.ts';
import { momentText } from '../../../time/moment-text.ts';
import { restOf } from '../../attempts/index.ts';
import { seatDayRepository } from '../../departures/index.ts';
import { hashOfToken } from '../../emails/index.ts';
import type { AskedDay } from '../asked-day.model.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { refundAll, refundOnCancel } from '../cancellation.ts';
import { isAsked } from '../is-asked.ts';
import type { PackageNow } from '../package-now.ts';
import { placeOf } from '../place-of.ts';
import { spokenLines, spokenPackage } from '../spoken-booking.ts';
import type { ChangedTrip } from '../trip-change.model.ts';
import { moveProblemOf } from './decide-another-day.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Found = {
  readonly booking: BookingRecord & { readonly anotherDay: AskedDay };
  readonly tourPackage: PackageNow | undefined;
};

/** @throws LINK_INVALID where nothing was offered under this token */
export const findAsked = async ({ database }: Needs, token: string): Promise<Found> => {
  const found = await bookingRepository(database).findByAnotherDay(hashOfToken(token));
  const { booking, tourPackage } = found ?? {};
  if (!booking?.anotherDay)
    throw new ApiError(
      'LINK_INVALID',
      t('This is not a link of a cancelled trip. Please look at your bookings, or ask the agency.'),
    );
  noteBooking(booking._id);
  return { booking: { ...booking, anotherDay: booking.anotherDay }, tourPackage };
};

const refundedOf = ({ attempts }: BookingRecord): number => attempts.reduce((sum, { refundDue }) => sum + refundDue, 0);

const moneyText = (amount: number): string =>
  amount === 0
    ? t('You had not paid, so nothing was charged.')
    : t('{amount} goes back to you.', { amount: formatMoney(rupeesOf(amount)) });

type State = Pick<AnotherDayView, 'state' | 'canMove' | 'sentence'>;

/** Why a booking cannot be moved at this moment; null where it can. */
const problemOf = async ({ database, clock }: Needs, booking: Found['booking']): Promise<string | null> => {
  const { to } = booking.anotherDay;
  const [day] = await seatDayRepository(database).listThese([{ packageId: booking.package.packageId, day: to }], clock());
  return day?.isCancelled
    ? t('The departure on {day} is cancelled as well. You get your money back.', { day: dayText(to) })
    : moveProblemOf(booking);
};

const stateOf = async (needs: Needs, { booking }: Found): Promise<State> => {
  const { until, answer } = booking.anotherDay;
  const isPast = until <= needs.clock();
  const ended = t('You could choose until {moment}.', { moment: momentText(until, needs.config.SITE_TIME_ZONE) });
  if (booking.bookingStatus === 'cancelled') {
    const told = [t('Your booking is cancelled.'), moneyText(refundedOf(booking))];
    const sentence = [...(answer === 'over' && isPast ? [ended] : []), ...told].join(' ');
    return { state: 'cancelled', canMove: false, sentence };
  }
  if (!isAsked(booking))
    return {
      state: 'moved',
      canMove: false,
      sentence: t('Your booking is changed: you travel on {day}.', { day: dayText(booking.travelDate) }),
    };
  if (isPast) return { state: 'over', canMove: false, sentence: [ended, t('You get your money back.')].join(' ') };
  const problem = await problemOf(needs, booking);
  return { state: 'open', canMove: problem === null, sentence: problem };
};

/** The trip of the other day: as it is prepared, or what became of it, and what goes back of the price. */
const otherTripOf = (booking: Found['booking']): { to: ChangedTrip | BookingRecord; refund: MinorUnits } => {
  const { changing, changes, anotherDay } = booking;
  if (isAsked(booking) && changing) return { to: changing.to, refund: changing.refund };
  return { to: booking, refund: changes?.find(({ stay }) => stay === anotherDay.stay)?.refund ?? 0 };
};

/** What whoever has the link sees at this moment. */
export const viewOf = async (needs: Needs, found: Found): Promise<AnotherDayView> => {
  const { booking, tourPackage } = found;
  const { anotherDay, package: booked, staffCancel } = booking;
  const { to, refund } = otherTripOf(booking);
  const state = await stateOf(needs, found);
  const owed = state.state === 'cancelled' ? 0 : restOf({ ...booking, ...to });
  const { unitPrice, startTime } = to.package;
  const plain = { kind: 'person', id: 'person', text: 'Person', quantity: to.totalPersons, unit: unitPrice } as const;
  return {
    package: {
      ...identityOf(booked.packageId),
      title: spokenPackage(booked).title,
      place: placeOf(booked),
      image: tourPackage?.images[0] ?? null,
    },
    number: bookingNumberOf(String(booking._id)),
    totalPersons: to.totalPersons,
    cancelled: { travelDate: anotherDay.from, ...(booked.startTime === undefined ? {} : { startTime: booked.startTime }) },
    other: { travelDate: anotherDay.to, ...(startTime === undefined ? {} : { startTime }) },
    reason: staffCancel?.reason ?? null,
    letter: staffCancel?.letter ?? null,
    until: anotherDay.until.toISOString(),
    lines: linesInRupees(spokenLines(booked, to.choice?.lines ?? [{ ...plain, sum: to.totalPersons * unitPrice }])),
    totalAmount: rupeesOf(to.totalAmount),
    refund: rupeesOf(refund),
    owed: rupeesOf(owed),
    dueOn: owed > 0 && to.plan ? to.plan.dueOn : null,
    money: rupeesOf(state.state === 'cancelled' ? refundedOf(booking) : refundOnCancel(booking, refundAll)),
    ...state,
  };
};

/**
 * Shows what is offered to a booking whose departure is cancelled. Changes nothing, so that a mail server
 * which opens links answers for nobody.
 * @throws LINK_INVALID
 */
export const openAnotherDay = async (needs: Needs, token: string): Promise<AnotherDayView> =>
  viewOf(needs, await findAsked(needs, token));
