import { type NewTraveller, type Question, questionsOf, type Travellers, type TravellersForm } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { conflictWith, versionOf } from '../../../database/edited-version.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { dayText } from '../../../time/day-text.ts';
import { todayOf } from '../../../time/today-of.ts';
import { readSaleTerms, type SaleTerms } from '../../tour-packages/index.ts';
import { type StoredTraveller, sealPassport, type TravellersRecord, travellersRepository } from '../../travellers/index.ts';
import { actsForAgency } from '../booking.policy.ts';
import { bookingRepository } from '../booking.repository.ts';
import { changeBooking } from '../change-booking.ts';
import { getBookingFor } from '../get-booking.ts';
import type { BookingWithPackage } from '../package-now.ts';
import { answersProblems } from './answers-problems.ts';
import { answersToStore } from './answers-to-store.ts';
import { assertBuyerIsOpen } from './assert-buyer-is-open.ts';
import { changedPartsOf } from './changed-parts-of.ts';
import { eraseDayOf } from './erase-day-of.ts';
import { findByTravellers } from './find-by-travellers.ts';
import { keepPerson } from './keep-person.ts';
import { placesOfBooking } from './places-of-booking.ts';
import { canEditTravellers, presentTravellers } from './travellers-of.ts';
import { travellersProblems } from './travellers-problems.ts';
import { whoStays } from './who-stays.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

const storedOf = (
  { config }: Needs,
  booking: string,
  traveller: NewTraveller | null,
  before: StoredTraveller | null,
  questions: readonly Question[],
): StoredTraveller | null => {
  if (!traveller) return null;
  const { passport, id: _id, answers: sent, ...told } = traveller;
  const facts = { ...told, ...answersToStore(sent, questions, before?.answers) };
  if (!passport) return facts;
  const { number, expires } = passport;
  if (number !== undefined)
    return { ...facts, passport: { sealed: sealPassport(config, booking, number), ends: number.slice(-3), expires } };
  return before?.passport ? { ...facts, passport: { ...before.passport, expires } } : facts;
};

const changedMeanwhile = (current: Travellers): ApiError =>
  conflictWith(t('Somebody else has changed this list of travellers since you opened it.'), current);

/** @throws CONFLICT for a cancelled booking, or one whose traveller comes too late */
const assertMayChange = (terms: SaleTerms, caller: Caller, found: BookingWithPackage): void => {
  if (found.booking.bookingStatus === 'cancelled') throw new ApiError('CONFLICT', t('This booking is cancelled.'));
  if (canEditTravellers(terms, caller, found)) return;
  const day = dayText(found.booking.travelDate);
  throw new ApiError('CONFLICT', t('The list of travellers for {day} is closed. Please contact us to change it.', { day }));
};

/**
 * What is to be stored of a list that was sent.
 * @throws VALIDATION at the field of a traveller
 */
const listToStore = (
  needs: Needs,
  { booking, tourPackage }: BookingWithPackage,
  { travellers: sent, answers }: TravellersForm,
  before: TravellersRecord | null,
): Pick<TravellersRecord, 'travellers' | 'places' | 'answers'> => {
  const places = placesOfBooking(booking, tourPackage?.categories, before);
  const unknown: Record<string, string> = {};
  const standing = whoStays(sent, places, unknown);
  const trip = {
    travelDate: booking.travelDate,
    today: todayOf(needs),
    asks: tourPackage?.asks ?? null,
    questions: questionsOf(tourPackage?.ownQuestions, 'traveller'),
    categories: tourPackage?.categories ?? undefined,
    minAge: tourPackage?.facts?.minAge,
  };
  const asked = places.map(({ category }, index) => ({ category, before: standing[index]?.before ?? null }));
  const ofBooking = questionsOf(tourPackage?.ownQuestions, 'booking');
  const problems = {
    ...travellersProblems(sent, asked, trip),
    ...unknown,
    ...Object.fromEntries(answersProblems('answers', answers, ofBooking)),
  };
  const [first] = Object.values(problems);
  if (first !== undefined) throw new ApiError('VALIDATION', first, problems);
  return {
    travellers: sent.map((one, index) =>
      storedOf(needs, String(booking._id), one, standing[index]?.before ?? null, trip.questions),
    ),
    ...answersToStore(answers, ofBooking, before?.answers),
    places: places.map(({ id, categoryId }, index) => ({ id: standing[index]?.id ?? id, categoryId })),
  };
};

/**
 * Says who comes on a booking. Each change by staff is in its trail: which parts of whom, not what they say.
 * Names are erased, and the trail is not.
 * @throws NOT_FOUND, FORBIDDEN, VALIDATION at the field of a traveller; CONFLICT when it is too late,
 * somebody else was faster, or the account is deleted and nobody travels any more
 */
export const changeTravellers = async (needs: Needs, caller: Caller, id: string, sent: TravellersForm): Promise<Travellers> => {
  const { contact, version } = sent;
  const bookings = bookingRepository(needs.database);
  const found = await getBookingFor(bookings, caller, id);
  const { booking } = found;
  const repository = travellersRepository(needs.database);
  const [before, terms] = await Promise.all([repository.findById(booking._id), readSaleTerms(needs)]);
  assertMayChange(terms, caller, found);
  if (versionOf(before ?? {}) !== version)
    throw changedMeanwhile(await presentTravellers(needs.database, terms, found, before, caller));
  if (contact) await assertBuyerIsOpen(needs, caller, booking, [before?.contact?.invoiceTo, contact.invoiceTo]);
  const who = contact ?? before?.contact;
  const isWritten = await repository.replace(
    booking._id,
    version,
    {
      ...listToStore(needs, found, sent, before),
      ...(who ? { contact: who } : {}),
      // A deleted account's is erased as soon as the trip is over.
      ...(before?.isForgotten ? {} : { eraseOn: eraseDayOf(found) }),
    },
    needs.config.SITE_TIME_ZONE,
  );
  const stored = await repository.findById(booking._id);
  const after = await presentTravellers(needs.database, terms, found, stored, caller);
  if (!isWritten) throw changedMeanwhile(after);
  if (!(await findByTravellers(needs, booking, stored)))
    throw new ApiError('CONFLICT', t('The account was deleted, so nobody is written down on this booking any more.'));
  // Somebody who books for the first time says what they are called.
  if (contact && caller.userId === String(booking.userId))
    await keepPerson(needs, caller.userId, { name: contact.name, phone: contact.phone, invoiceTo: contact.invoiceTo });
  const namedParts = changedPartsOf(before, stored);
  if (actsForAgency(caller, booking) && namedParts !== '') {
    recordChange({ thing: 'travellers', id, from: { version }, to: { version: after.version, changed: namedParts } });
    await changeBooking(bookings, id, ({ namedByStaff = 0 }) => ({ namedByStaff: namedByStaff + 1, namedParts }));
  }
  return after;
};
