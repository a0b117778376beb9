import { sampleDestination, sampleTourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import type { Change } from '../../database/watch-collections.ts';
import { everyInvalidation } from '../../every-feature.ts';
import { touchOf } from '../../http/memory/invalidation.ts';
import { TODAY } from './invalidations.ts';

type Name = keyof typeof everyInvalidation;

const SHOWN = { id: sampleTourPackage._id, place: sampleTourPackage.destination._id };
const OTHER = '0'.repeat(24);
const packageChange = (fields: string[] | null, id = OTHER): Change => ({ collection: 'tourpackages', id, fields });
const placeChange = (id: string): Change => ({ collection: 'destinations', id, fields: ['name'] });

const bodies: Partial<Record<Name, unknown>> = {
  listTourPackages: [sampleTourPackage],
  filterTourPackages: [sampleTourPackage],
  findTourPackage: sampleTourPackage,
  listDestinations: [sampleDestination],
  findDestination: sampleDestination,
};
const isTouched = (name: Name, query: object | undefined, change: Change): boolean =>
  touchOf(everyInvalidation[name], query, bodies[name] ?? {})(change);

/** The fields of a package that is not shown by which a list changes, besides what every list has. */
test.each([
  ['no filter', {}, ['title', 'titleKey', 'titleParts']],
  ['a price', { sort: '-price' }, ['price']],
  ['the lowest price', { minPrice: 1, sort: 'recommended' }, ['price', 'booked']],
  ['the highest price', { maxPrice: 1, sort: 'recommended' }, ['price', 'booked']],
  ['the title', { title: 'hampi', sort: 'recommended' }, ['title', 'titleKey', 'titleParts', 'booked']],
  ['a destination', { destination: SHOWN.place, sort: 'recommended' }, ['destinationId', 'booked']],
  ['what is offered', { offered: 'now', sort: 'recommended' }, ['availableTo', 'booked']],
  ['the first day', { availableFrom: '2030-01-01', sort: 'recommended' }, ['availableTo', 'booked']],
  ['the last day', { availableTo: '2030-01-01', sort: 'recommended' }, ['availableFrom', 'booked']],
  ['a month', { month: '2030-01', sort: 'recommended' }, ['availableFrom', 'availableTo', 'booked']],
  ['at least so many days', { minDays: 2, sort: 'recommended' }, ['days', 'booked']],
  ['at most so many days', { maxDays: 2, sort: 'recommended' }, ['days', 'booked']],
  ['the soonest first', { sort: 'soonest' }, ['availableFrom', 'availableTo']],
  ['the earliest window first', { sort: '-availableFrom' }, ['availableFrom']],
  ['a page of it', { limit: 5, cursor: 'x', sort: 'price' }, ['price']],
  ['a filter that is not given', { minPrice: undefined, sort: '-title' }, ['title', 'titleKey', 'titleParts']],
] as const)(
  'a list of packages by %s is read anew when a field by which it is chosen or ordered changes, and for no other',
  (_, query, expected) => {
    const chosenOrOrdered = 'title titleKey titleParts price destinationId availableFrom availableTo days booked';
    const shown = 'version description itinerary images capacity cancellationPolicy fullDays';
    const fields = `${chosenOrOrdered} ${shown}`.split(' ');
    for (const name of ['listTourPackages', 'filterTourPackages'] as const)
      expect(new Set(fields.filter((field) => isTouched(name, query, packageChange([field]))))).toEqual(new Set(expected));
  },
);

test('every list of packages is read anew for a package that comes or goes, a new day, a field of no known meaning, and what it shows', () => {
  for (const name of ['listTourPackages', 'filterTourPackages', 'countTourPackages'] as const) {
    for (const fields of [null, [TODAY], ['newField'], ['description', 'newField']])
      expect(isTouched(name, {}, packageChange(fields)), `${name}: ${String(fields)}`).toBe(true);
    expect(isTouched(name, {}, { collection: 'agency', id: OTHER, fields: null })).toBe(false);
  }
  for (const name of ['listTourPackages', 'filterTourPackages', 'findTourPackage'] as const) {
    expect(isTouched(name, {}, packageChange(['description'], SHOWN.id))).toBe(true);
    expect(isTouched(name, {}, packageChange(['booked'], SHOWN.id))).toBe(false);
    expect(isTouched(name, {}, placeChange(SHOWN.place))).toBe(true);
    expect(isTouched(name, {}, placeChange(OTHER))).toBe(false);
  }
});

test('one package is read anew when it changes or goes, and on a new day, and never for another', () => {
  for (const fields of [null, ['price'], ['booked', 'price']])
    expect(isTouched('findTourPackage', undefined, packageChange(fields, SHOWN.id))).toBe(true);
  expect(isTouched('findTourPackage', undefined, packageChange([TODAY], ''))).toBe(true);
  for (const fields of [null, ['price']]) expect(isTouched('findTourPackage', undefined, packageChange(fields))).toBe(false);
});

test('counts are read anew for any destination, and for every field that any count is made by', () => {
  expect(isTouched('countTourPackages', {}, placeChange(OTHER))).toBe(true);
  for (const field of ['destinationId', 'availableFrom', 'availableTo', 'days', 'price'])
    expect(isTouched('countTourPackages', {}, packageChange([field])), field).toBe(true);
  expect(isTouched('countTourPackages', {}, packageChange(['booked']))).toBe(false);
});

test('destinations are read anew when what is offered there changes, and by bookings only where they are ordered by them', () => {
  for (const name of ['listDestinations', 'findDestination'] as const) {
    for (const field of ['destinationId', 'availableTo', 'price'])
      expect(isTouched(name, undefined, packageChange([field])), field).toBe(true);
    for (const field of ['description', 'booked', 'days'])
      expect(isTouched(name, undefined, packageChange([field])), field).toBe(false);
  }
  expect(isTouched('listDestinations', { sort: 'booked' }, packageChange(['booked']))).toBe(true);
  expect(isTouched('listDestinations', {}, placeChange(OTHER))).toBe(true);
  expect(isTouched('findDestination', undefined, placeChange(sampleDestination._id))).toBe(true);
  expect(isTouched('findDestination', undefined, placeChange(OTHER))).toBe(false);
});

test('what the agency says of itself is read anew for its settings alone, and the description of the API never', () => {
  expect(isTouched('showSiteSettings', undefined, { collection: 'agency', id: OTHER, fields: ['name'] })).toBe(true);
  expect(isTouched('showSiteSettings', undefined, placeChange(OTHER))).toBe(false);
  for (const collection of ['agency', 'destinations', 'tourpackages'])
    expect(isTouched('describeApi', undefined, { collection, id: OTHER, fields: null })).toBe(false);
});
