import {
  type Answer,
  ageOn,
  type Booking,
  has,
  type ManifestAnswers,
  type ManifestEntry,
  type ManifestTraveller,
  type Question,
  questionsOf,
  rupeesOf,
} from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../../database/lists/list-page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { type TravellersRecord, travellersRepository } from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { dueOnArrival } from '../booking.policy.ts';
import { presentBookings } from '../booking.presenter.ts';
import { extrasOfBooking } from '../extras-of-booking.ts';
import type { PackageNow } from '../package-now.ts';
import { placesOfBooking } from '../travellers/places-of-booking.ts';
import { contactOf } from '../travellers/travellers-of.ts';
import { listBookings } from './booking-list.repository.ts';
import { withEmails } from './with-emails.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock'>;
type Departure = { package: string; day: string };

/** Nothing where nothing is asked and nothing was answered. */
const answersOf = (
  questions: readonly Question[],
  answers: readonly Answer[] = [],
): { answers?: NonNullable<ManifestAnswers> } => {
  const asked = questions.map(
    ({ id, text }) => answers.find(({ question }) => question === id) ?? { question: id, text, answer: null },
  );
  const unasked = answers.filter(({ question }) => !questions.some(({ id }) => id === question));
  return asked.length + unasked.length === 0 ? {} : { answers: [...asked, ...unasked] };
};

const travellersOf = (
  booking: BookingRecord,
  { categories, ownQuestions }: Pick<PackageNow, 'categories' | 'ownQuestions'>,
  stored: TravellersRecord | undefined,
): ManifestTraveller[] => {
  const questions = questionsOf(ownQuestions, 'traveller');
  return placesOfBooking(booking, categories, stored).map(({ id, category: kind, traveller }): ManifestTraveller => {
    const { name, birthDate, nationality, diet, phone, note } = traveller ?? {};
    const arrival = stored?.arrivals?.[id]?.arrival;
    return {
      id,
      name: name ?? null,
      ...(kind ? { category: kind.name } : {}),
      ...(birthDate === undefined ? {} : { age: ageOn(birthDate, booking.travelDate) }),
      ...(nationality === undefined ? {} : { nationality }),
      ...(diet === undefined ? {} : { diet }),
      ...(phone === undefined ? {} : { phone }),
      ...(note === undefined ? {} : { note }),
      ...answersOf(questions, traveller?.answers),
      ...(arrival ? { arrival } : {}),
    };
  });
};

const reachedBy = (user: Booking['user'], stored: TravellersRecord | undefined): Pick<ManifestEntry, 'contact'> => {
  const { name, phone, from } = contactOf(user, stored);
  return { contact: { name, ...(phone === undefined ? {} : { phone }), ...(from === undefined ? {} : { from }) } };
};

const extrasOf = (booking: BookingRecord): Pick<ManifestEntry, 'extras' | 'singleRooms'> => {
  const extras = extrasOfBooking(booking);
  return {
    ...(extras.length > 0 ? { extras } : {}),
    ...(booking.choice?.singleRooms ? { singleRooms: booking.choice.singleRooms } : {}),
  };
};

/** What the caller may take of it now. */
const toTakeOf = (needs: Needs, { role }: Caller, booking: BookingRecord): Pick<ManifestEntry, 'toTake'> => {
  const due = has(role, 'take-on-arrival') ? dueOnArrival(booking, needs) : 0;
  return due > 0 ? { toTake: rupeesOf(due) } : {};
};

/** Guides call; only who reads bookings knows email addresses. */
const withEmailsFor = ({ database }: Needs, { role }: Caller, bookings: readonly Booking[]): Promise<readonly Booking[]> =>
  has(role, 'read-bookings') ? withEmails(database, bookings) : Promise.resolve(bookings);

/**
 * Who travels with a package on a day: its confirmed bookings by what their customers are called, each with
 * everybody on it as far as they are named. Two reads more than the page of bookings.
 */
export const showManifest = async (
  needs: Needs,
  caller: Caller,
  { package: packageId, day }: Departure,
  page: PageRequest,
): Promise<{ entries: ManifestEntry[]; page: PageOf<BookingRecord> }> => {
  const asked = { package: packageId, travelFrom: day, travelTo: day, status: 'confirmed', sort: 'user', ...page } as const;
  const found = await listBookings(needs.database, asked, needs.config.SITE_TIME_ZONE);
  const ids = found.records.map(({ _id }) => _id);
  const [presented, stored, [tourPackage]] = await Promise.all([
    presentBookings(needs, found.records, caller).then((bookings) => withEmailsFor(needs, caller, bookings)),
    travellersRepository(needs.database).findManyById(ids),
    tourPackageRepository(needs.database).findDepartingById([packageId]),
  ]);
  const byBooking = new Map(stored.map((one) => [String(one._id), one]));
  const entryOf = (booking: Booking, index: number): ManifestEntry[] => {
    const { _id, id, user, package: booked, totalPersons, bookingDate, language } = booking;
    const record = found.records[index];
    if (!record) return [];
    const own = byBooking.get(_id);
    const travellers = travellersOf(record, tourPackage ?? {}, own);
    const reads = language === undefined ? {} : { language };
    const what = { _id, id, user, package: booked, totalPersons, bookingDate, ...reads };
    const answers = answersOf(questionsOf(tourPackage?.ownQuestions, 'booking'), own?.answers);
    return [
      { ...what, travellers, ...answers, ...reachedBy(user, own), ...extrasOf(record), ...toTakeOf(needs, caller, record) },
    ];
  };
  return { entries: presented.flatMap(entryOf), page: found };
};
