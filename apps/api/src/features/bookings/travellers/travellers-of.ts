import {
  type CalendarDate,
  type Contact,
  displayNameOf,
  lastTripDay,
  type Traveller,
  type Travellers,
  type UserReference,
} from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Database } from '../../../database/connect.ts';
import type { Caller } from '../../../http/caller.ts';
import { closingOf, type SaleTerms } from '../../tour-packages/index.ts';
import type { StoredTraveller, TravellersRecord } from '../../travellers/index.ts';
import { actsForAgency } from '../booking.policy.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { peopleOf } from '../people/people-of.ts';
import { type Place, placesOfBooking } from './places-of-booking.ts';
import { spokenQuestions } from './spoken-questions.ts';

/** From when on travellers no longer say themselves who comes. */
const travellersUntil = ({ booking, tourPackage }: BookingWithPackage, terms: SaleTerms): Date =>
  tourPackage ? closingOf(tourPackage, booking.travelDate, terms) : new Date(`${booking.travelDate}T00:00:00Z`);

/**
 * Whether somebody may say who comes: on a booking that goes ahead, its traveller until its cut-off, the
 * agency always.
 */
export const canEditTravellers = (terms: SaleTerms, caller: Caller, found: BookingWithPackage): boolean =>
  found.booking.bookingStatus !== 'cancelled' &&
  (actsForAgency(caller, found.booking) ||
    (caller.userId === String(found.booking.userId) && terms.clock() < travellersUntil(found, terms)));

/** The last day of the trip. */
export const lastDayOf = ({ booking, tourPackage }: BookingWithPackage): CalendarDate =>
  lastTripDay(booking.travelDate, tourPackage?.days ?? 1);

/** Whom to reach about a booking: by default who booked it. */
export const contactOf = (
  user: Pick<UserReference, 'username' | 'name'>,
  stored: Pick<TravellersRecord, 'contact'> | null | undefined,
): Contact => stored?.contact ?? { name: displayNameOf(user) };

const warningOf = (traveller: StoredTraveller, lastDay: string): string | undefined =>
  traveller.passport && traveller.passport.expires < lastDay ? t('This passport ends before the trip does.') : undefined;

/** Everybody who comes, as the caller sees them. */
export const presentTravellers = async (
  database: Database,
  terms: SaleTerms,
  found: BookingWithPackage,
  stored: TravellersRecord | null,
  caller: Caller,
): Promise<Travellers> => {
  const { booking, tourPackage } = found;
  const lastDay = lastDayOf(found);
  const people = await peopleOf(database, [booking]);
  const present = ({ id, category, traveller: given }: Place): Traveller => {
    // Of a category the answer has its ages alone.
    const kind = category ? { category } : {};
    if (!given) return { id, name: null, ...kind };
    const { passport, ...facts } = given;
    const warning = warningOf(given, lastDay);
    return {
      id,
      ...facts,
      ...kind,
      ...(passport ? { passport: { ends: passport.ends, expires: passport.expires } } : {}),
      ...(warning === undefined ? {} : { warning }),
    };
  };
  return {
    booking: String(booking._id),
    asks: tourPackage?.asks ?? null,
    travellers: placesOfBooking(booking, tourPackage?.categories, stored).map(present),
    ...(tourPackage?.ownQuestions ? { ownQuestions: tourPackage.ownQuestions } : {}),
    ...(actsForAgency(caller, booking) ? {} : spokenQuestions(tourPackage)),
    ...(stored?.answers ? { answers: stored.answers } : {}),
    contact: contactOf(people.of(booking), stored),
    until: travellersUntil(found, terms).toISOString(),
    canEdit: canEditTravellers(terms, caller, found),
    version: stored?.version ?? 0,
  };
};
