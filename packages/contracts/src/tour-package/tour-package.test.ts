import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itineraryOf, itineraryTextOf } from './itinerary-text.ts';
import { durationOf, isInsideWindow } from './tour-package.rules.ts';
import { tourPackageFormSchema } from './tour-package.schema.ts';
import { tourPackageFilterSchema } from './tour-package-filter.schema.ts';

const form = {
  title: 'Hampi at walking pace',
  destination: '665f1c2ab8e4d7a1c3f09e12',
  description: 'Three unhurried days.',
  itinerary: '["Arrive"]',
  price: '1999.99',
  availableFrom: '2026-12-01',
  availableTo: '2026-12-12',
};
const days = fc.array(
  fc
    .string({ unit: fc.constantFrom('a', 'b', ' ', ',', '،', '、', '，', '"'), minLength: 1 })
    .filter((day) => day.trim() === day && day !== ''),
);
const placeOf = (schema: typeof tourPackageFormSchema | typeof tourPackageFilterSchema, given: object) =>
  schema.safeParse(given).error?.issues[0]?.path;

test('whatever days an itinerary has, their text is read back as the same days', () => {
  fc.assert(
    fc.property(days, (itinerary) => {
      expect(itineraryOf(itineraryTextOf(itinerary))).toEqual(itinerary);
    }),
  );
});

test.each([
  ['Arrive, Walk ,, Leave,', ['Arrive', 'Walk', 'Leave']],
  ['Arrive, "Temple, at dawn", Leave', ['Arrive', 'Temple, at dawn', 'Leave']],
  ['"He said ""go"", we went"', ['He said "go", we went']],
  ['A 5" walk, Leave', ['A 5" walk', 'Leave']],
  ['الوصول، السوق، العودة', ['الوصول', 'السوق', 'العودة']],
  ['到着、寺院，帰国', ['到着', '寺院', '帰国']],
  [' , ', []],
])('the text %j has the days %j', (text, itinerary) => {
  expect(itineraryOf(text)).toEqual(itinerary);
});

test('a day is quoted only where it must be', () => {
  expect(itineraryTextOf(['Arrive', 'Temple, at dawn', 'A 5" walk'])).toBe('Arrive, "Temple, at dawn", "A 5"" walk"');
});

test('a trip has a day for each line of its itinerary, and one night less', () => {
  expect(durationOf(['a', 'b', 'c'])).toEqual({ days: 3, nights: 2 });
  expect(durationOf([])).toEqual({ days: 0, nights: 0 });
});

test('a window holds both of its ends', () => {
  const window = { availableFrom: '2026-12-01', availableTo: '2026-12-12' };
  const inside = (day: string) => isInsideWindow(day, window);
  expect(['2026-11-30', '2026-12-01', '2026-12-12', '2026-12-13'].map(inside)).toEqual([false, true, true, false]);
});

test('the form takes lists as JSON, numbers as text, and an empty field of seats as no limit', () => {
  const given = { ...form, capacity: ' ', cancellationPolicy: '[{"daysBefore":1,"percent":50}]', keptImages: '["a"]' };
  expect(tourPackageFormSchema.parse(given)).toMatchObject({
    itinerary: ['Arrive'],
    price: 1999.99,
    capacity: null,
    cancellationPolicy: [{ daysBefore: 1, percent: 50 }],
    keptImages: ['a'],
  });
  expect(tourPackageFormSchema.parse({ ...form, capacity: '12' }).capacity).toBe(12);
  expect(tourPackageFormSchema.parse({ ...form, itinerary: ['Arrive'], availableTo: form.availableFrom }).itinerary).toEqual([
    'Arrive',
  ]);
});

test.each([
  ['an itinerary that is no JSON', { itinerary: 'Day one' }, ['itinerary']],
  ['an itinerary that is no list', { itinerary: '"Day one"' }, ['itinerary']],
  ['a policy that is no JSON', { cancellationPolicy: 'full' }, ['cancellationPolicy']],
  ['a window that ends before it begins', { availableTo: '2026-11-30' }, ['availableTo']],
])('%s is refused at its field', (_, wrong, place) => {
  expect(placeOf(tourPackageFormSchema, { ...form, ...wrong })).toEqual(place);
});

test('a search whose bounds cross is refused at its lower one; equal bounds, or a single one, are accepted', () => {
  expect(placeOf(tourPackageFilterSchema, { minPrice: '10', maxPrice: '9' })).toEqual(['minPrice']);
  expect(placeOf(tourPackageFilterSchema, { availableFrom: '2026-12-02', availableTo: '2026-12-01' })).toEqual(['availableFrom']);
  const meeting = { minPrice: '10', maxPrice: '10', availableFrom: '2026-12-01', availableTo: '2026-12-01', title: ' walk ' };
  expect(tourPackageFilterSchema.parse(meeting)).toMatchObject({ minPrice: 10, maxPrice: 10, title: 'walk' });
  for (const alone of [{ minPrice: '10' }, { maxPrice: '0' }, { availableFrom: '2026-12-02' }, { availableTo: '2026-12-01' }, {}])
    expect(placeOf(tourPackageFilterSchema, alone)).toBeUndefined();
});
