import { type Booking, cappedPolicy, has, linesInRupees, type PersonToCall, type PlanState, rupeesOf } from '@wayfarer/contracts';
import { identityOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { offeredLanguage } from '../../language/own-language.ts';
import { todayOf } from '../../time/today-of.ts';
import { isAtBank, presentRefundsOf, restOf } from '../attempts/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { anotherDayUrlOf } from './another-day-link.ts';
import type { BookingRecord } from './booking.model.ts';
import { canCancel, canPay, refundLimitOf, refundRuleFor, type Viewer } from './booking.policy.ts';
import { refundAll, refundOnCancel } from './cancellation.ts';
import { factsOfBooking } from './facts-of-booking.ts';
import { isAsked } from './is-asked.ts';
import type { PackageNow, PackageOnSale } from './package-now.ts';
import { payLinkUrlOf } from './pay-link.ts';
import { type People, peopleOf } from './people/people-of.ts';
import { readStillSold } from './read-still-sold.ts';
import { readRefundLimit } from './refund-limit.ts';
import { isPaidOnArrival } from './reminders/balance-reminders.ts';
import { spokenLines, spokenPackage } from './spoken-booking.ts';
import { peopleToCall } from './to-call/people-to-call.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock'>;

/** Actor for jobs: no permissions. */
const LOOKING_ON: Viewer = { role: 'admin', userId: '' };

const presentChoice = ({
  choice,
  package: booked,
}: BookingRecord): Pick<Booking, 'lines' | 'party' | 'extras' | 'singleRooms' | 'code'> => {
  if (!choice) return {};
  const { lines, party, extras, singleRooms, code } = choice;
  return {
    lines: linesInRupees(spokenLines(booked, lines)),
    ...(party ? { party } : {}),
    ...(extras ? { extras } : {}),
    ...(singleRooms ? { singleRooms } : {}),
    ...(code ? { code: { code: code.code, discount: rupeesOf(code.discount) } } : {}),
  };
};

const planStateOf = (dueOn: string, rest: number, needs: Pick<Needs, 'config' | 'clock'>): PlanState => {
  const today = todayOf(needs);
  if (rest === 0) return 'none';
  if (today === dueOn) return 'due';
  return today < dueOn ? 'open' : 'overdue';
};

/** How it is paid in two parts, and what is still owed; nothing where all was to be paid at once. */
const presentPlan = (needs: Pick<Needs, 'config' | 'clock'>, booking: BookingRecord): Pick<Booking, 'plan' | 'owed'> => {
  const { plan, totalAmount, bookingStatus, travelDate } = booking;
  if (!plan) return {};
  const { deposit, dueOn, isRefundable } = plan;
  const rest = bookingStatus === 'cancelled' ? 0 : restOf(booking);
  const state = planStateOf(dueOn, rest, needs);
  const amounts = { deposit: rupeesOf(deposit), balance: rupeesOf(totalAmount - deposit) };
  const arrival = isPaidOnArrival(plan, travelDate) ? { onArrival: true as const } : {};
  return { plan: { ...amounts, dueOn, state, isRefundable, ...arrival }, owed: rupeesOf(rest) };
};

/** A change that waits for its payment. */
const presentPending = ({ changing, bookingStatus }: BookingRecord): Pick<Booking, 'change'> => {
  if (!changing || changing.toPay === 0 || bookingStatus === 'cancelled') return {};
  const { to, toPay, until, leaving } = changing;
  const { travelDate, totalPersons, choice: { party, extras, singleRooms } = {} } = to;
  return {
    change: {
      travelDate,
      totalPersons,
      ...(party ? { party } : {}),
      ...(extras ? { extras } : {}),
      ...(singleRooms ? { singleRooms } : {}),
      ...(leaving.length > 0 ? { leaving: [...leaving] } : {}),
      toPay: rupeesOf(toPay),
      until: until.toISOString(),
    },
  };
};

/**
 * What its traveller is asked, because its departure is cancelled; and the link that answers, for who may.
 */
const presentAsked = (config: Needs['config'], booking: BookingRecord, viewer: Viewer): Pick<Booking, 'anotherDay'> => {
  const { _id, userId, anotherDay } = booking;
  if (!anotherDay || !isAsked(booking)) return {};
  const mayAnswer = viewer !== LOOKING_ON && (viewer.userId === String(userId) || has(viewer.role, 'change-bookings'));
  return {
    anotherDay: {
      travelDate: anotherDay.to,
      until: anotherDay.until.toISOString(),
      ...(mayAnswer ? { link: anotherDayUrlOf(config, String(_id)) } : {}),
    },
  };
};

/**
 * Where it came from, what staff wrote, and the link by which the customer pays; for those who may book for
 * others.
 */
const presentDesk = (
  { config, clock }: Pick<Needs, 'config' | 'clock'>,
  { _id, byStaff, bookingStatus, source }: BookingRecord,
  viewer: Viewer,
): Pick<Booking, 'source' | 'byStaff' | 'payLink' | 'linkEndedAt'> => {
  if (!has(viewer.role, 'read-bookings')) return {};
  const through = source ? { source } : {};
  if (!byStaff) return through;
  const { note, discount, overCapacity, link } = byStaff;
  const pending = bookingStatus === 'pending' ? link : undefined;
  const isOver = pending !== undefined && pending.until <= clock();
  const isOpen = pending !== undefined && !isOver && has(viewer.role, 'change-bookings');
  return {
    ...through,
    byStaff: {
      ...(note ? { note } : {}),
      ...(discount?.reason ? { discountReason: discount.reason } : {}),
      ...(overCapacity?.note ? { overCapacity: overCapacity.note } : {}),
    },
    ...(isOpen ? { payLink: { url: payLinkUrlOf(config, String(_id)), until: pending.until.toISOString() } } : {}),
    ...(isOver ? { linkEndedAt: pending.until.toISOString() } : {}),
  };
};

/** What is read once for all bookings of an answer. */
type Around = {
  isStillSold: Awaited<ReturnType<typeof readStillSold>>;
  people: People;
  deskLimit: number | null;
  toCall: ReadonlyMap<string, PersonToCall>;
};

/** Whom staff call, by the ids of bookings; nobody for travellers, and for jobs. */
const readToCall = async (needs: Needs, bookings: readonly BookingRecord[], viewer: Viewer): Promise<Around['toCall']> =>
  viewer !== LOOKING_ON && has(viewer.role, 'read-bookings') ? peopleToCall(needs, bookings) : new Map();

const readAround = async (needs: Needs, bookings: readonly BookingRecord[], viewer: Viewer): Promise<Around> => {
  const [isStillSold, people, deskLimit, toCall] = await Promise.all([
    readStillSold(needs, bookings),
    peopleOf(needs.database, bookings),
    readRefundLimit(needs, viewer),
    readToCall(needs, bookings, viewer),
  ]);
  return { isStillSold, people, deskLimit, toCall };
};

type Found = { booking: BookingRecord; tourPackage: (PackageOnSale & Pick<PackageNow, 'images'>) | undefined };

type FoundWhole = Found & { tourPackage: Pick<PackageNow, 'facts'> | undefined };

const present = (
  needs: Pick<Needs, 'config' | 'clock'>,
  { booking, tourPackage }: Found,
  viewer: Viewer,
  { isStillSold, people, deskLimit, toCall }: Around,
): Booking => {
  const person = toCall.get(String(booking._id));
  const { title, destinationName, destinationCountry, packageId, unitPrice } = spokenPackage(booking.package);
  return {
    ...identityOf(booking._id),
    user: people.of(booking),
    package: {
      ...identityOf(packageId),
      title,
      destination: { name: destinationName, country: destinationCountry },
      image: tourPackage?.images[0] ?? null,
    },
    totalPersons: booking.totalPersons,
    bookingDate: booking.bookingDate.toISOString(),
    travelDate: booking.travelDate,
    ...(booking.package.startTime === undefined ? {} : { startTime: booking.package.startTime }),
    unitPrice: rupeesOf(unitPrice),
    ...presentChoice(booking),
    totalAmount: rupeesOf(booking.totalAmount),
    ...presentPlan(needs, booking),
    ...presentPending(booking),
    ...presentAsked(needs.config, booking, viewer),
    bookingStatus: booking.bookingStatus,
    amountPaid: rupeesOf(booking.amountReceived),
    amountRefunded: rupeesOf(booking.amountRefunded),
    ...presentRefundsOf(booking),
    cancellationReason: booking.cancellationReason ?? null,
    ...(booking.staffCancel?.reason ? { agencyReason: booking.staffCancel.reason } : {}),
    ...offeredLanguage(needs.config, booking.language),
    ...presentDesk(needs, booking, viewer),
    ...(person ? { toCall: person } : {}),
    seatsHeldUntil: booking.bookingStatus === 'pending' ? (booking.seatsHeldUntil?.toISOString() ?? null) : null,
    canPay: canPay(booking, isStillSold(booking, tourPackage), needs),
    canCancel: canCancel(viewer, booking, needs),
    cancellationPolicy: cappedPolicy(booking.package.cancellationPolicy, booking.policyCeiling),
    refundOnCancel: rupeesOf(refundOnCancel(booking, refundRuleFor(booking, needs))),
    refundInFull: rupeesOf(refundOnCancel(booking, refundAll)),
    ...(booking.attempts.some(isAtBank) ? { isDisputed: true as const } : {}),
    ...(booking.agreed ? { agreed: { version: booking.agreed.version, at: booking.agreed.at.toISOString() } } : {}),
    refundLimit: refundLimitOf(viewer, booking, deskLimit),
  };
};

/**
 * A booking as it leaves the server: names and price from its own snapshot, the picture from the package as
 * it is now.
 */
export const presentBooking = async (needs: Needs, found: FoundWhole, viewer: Viewer): Promise<Booking> => {
  const facts = factsOfBooking(found.booking.package, found.tourPackage);
  return { ...present(needs, found, viewer, await readAround(needs, [found.booking], viewer)), ...(facts ? { facts } : {}) };
};

/**
 * Bookings as they leave the server, with the packages that they are of.
 * @param viewer decides what may be done with them: staff may also cancel after the trip
 */
export const presentBookings = async (
  needs: Needs,
  bookings: readonly BookingRecord[],
  viewer: Viewer = LOOKING_ON,
): Promise<Booking[]> => {
  if (bookings.length === 0) return [];
  const ids = [...new Map(bookings.map(({ package: { packageId } }) => [String(packageId), packageId])).values()];
  const [found, around] = await Promise.all([
    tourPackageRepository(needs.database).findManyById(ids),
    readAround(needs, bookings, viewer),
  ]);
  const tourPackages = new Map(found.map((tourPackage) => [String(tourPackage._id), tourPackage]));
  return bookings.map((booking) =>
    present(needs, { booking, tourPackage: tourPackages.get(String(booking.package.packageId)) }, viewer, around),
  );
};
