import { addDays, type CalendarDate, type Schedule } from '@wayfarer/contracts';
import { storedDestination } from '../../features/destinations/destination.repository.ts';
import type { DestinationRecord } from '../../features/destinations/index.ts';
import type { TourPackageRecord } from '../../features/tour-packages/index.ts';
import { storedTourPackage } from '../../features/tour-packages/stored-tour-package.ts';
import { numberOf, oneOf, shareOf } from './choices.ts';
import { type DataSize, destinationsOf } from './data-size.ts';
import { DRAFT_ROW, hexIdOf, rowIdOf } from './row-ids.ts';
import type { Rows } from './rows.ts';

const PLACES =
  'Hampi Gokarna Badami Aihole Bidar Munnar Leh Spiti Coorg Ooty Puri Konark Majuli Ziro Tawang Diu Hunder Orchha'.split(' ');
const COUNTRIES = ['India', 'Nepal', 'Bhutan', 'Sri Lanka', 'Vietnam', 'Japan', 'Portugal', 'Georgia'];
const MANNERS =
  'Quiet Slow Himalayan Coastal Royal Hidden Golden Monsoon Winter Desert Jungle Sacred Island Mountain River Village'.split(' ');
const KINDS = 'Tour Trek Walk Safari Retreat Escape Journey Cruise Pilgrimage Ride Expedition Holiday'.split(' ');
const EXTRAS = 'with a guide|on foot|by train|for families|for photographers|at walking pace|in seven days|off the road'.split(
  '|',
);

/** Of a hundred: no longer on offer. */
const WITHDRAWN = 1;
/** Of a hundred: with counted seats. */
const LIMITED = 2;
const CAPACITY = 500;

const imageOf = (row: number): string => `/uploads/${hexIdOf('tourPackage', row)}.jpg`;

export const destinationRow = (row: number): DestinationRecord => ({
  _id: rowIdOf('destination', row),
  withdrawnAt: null,
  ...storedDestination({
    name: `${oneOf(PLACES, row, 1)} ${row}`,
    country: oneOf(COUNTRIES, row, 2),
    description: 'Boulders, banana groves and a river between them. '.repeat(3).trim(),
    imageUrl: imageOf(row),
  }),
});

const titleOf = (row: number): string =>
  `${oneOf(MANNERS, row, 3)} ${oneOf(PLACES, row, 4)} ${oneOf(KINDS, row, 5)} ${oneOf(EXTRAS, row, 6)} ${row}`;

export const isLimited = (row: number): boolean => shareOf(row, 7) * 100 < LIMITED;

/** What a booking of the package says of it. */
export const offerOf = (row: number, size: DataSize): { title: string; price: number; destination: string } => ({
  title: titleOf(row),
  price: 500 + numberOf(row, 11, 150_000),
  destination: hexIdOf('destination', numberOf(row, 10, destinationsOf(size))),
});

/** Some fifteen departures in a window, on average. */
const everyFewWeeks = (from: CalendarDate, interval: number): Schedule => ({
  rules: [{ every: 'week', interval, from }],
  added: [],
  closed: [],
});

/** Children for half, and a dearer month in the window. */
const pricesOf = (from: CalendarDate, price: number) => ({
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: price / 2 },
  ],
  seasons: [{ name: 'High season', from: addDays(from, 20), to: addDays(from, 50), percent: 25 }],
});

/**
 * What has a schedule may have seasons too; what leaves every day has one price for each person, so that
 * loads can book it.
 */
const bySchedule = (row: number, from: CalendarDate, price: number) => ({
  schedule: everyFewWeeks(from, 1 + numberOf(row, 14, 3)),
  ...(numberOf(row, 15, 3) > 0 ? pricesOf(from, price) : {}),
});

/** A package as the form of an admin leaves it; every second one leaves by a schedule. */
export const tourPackageRow = (row: number, size: DataSize): TourPackageRecord => {
  const offer = offerOf(row, size);
  const availableFrom = addDays(size.until.toISOString().slice(0, 10), numberOf(row, 8, 500) - 300);
  return {
    _id: rowIdOf('tourPackage', row),
    booked: 0,
    cancellationPolicy: null,
    withdrawnAt: shareOf(row, 9) * 100 < WITHDRAWN ? size.until : null,
    ...storedTourPackage({
      ...offer,
      description: 'Unhurried days between temples, tea and the evening light on the river. '.repeat(6).trim(),
      itinerary: Array.from({ length: 5 }, (_, day) => `Day ${day + 1}: on to the next place, with time to look around`),
      images: [imageOf(row), imageOf(row + 1), imageOf(row + 2)],
      availableFrom,
      availableTo: addDays(availableFrom, 30 + numberOf(row, 12, 370)),
      ...(numberOf(row, 13, 2) === 0 ? bySchedule(row, availableFrom, offer.price) : {}),
    }),
    capacity: isLimited(row) ? CAPACITY : null,
    ...(row === DRAFT_ROW ? { isDraft: true, withdrawnAt: size.until } : {}),
  };
};

export const rows: Rows = {
  Destination: (size) => ({ count: destinationsOf(size), rowOf: destinationRow }),
  TourPackage: (size) => ({ count: size.packages, rowOf: (row) => tourPackageRow(row, size) }),
};
