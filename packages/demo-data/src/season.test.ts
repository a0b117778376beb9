import { addDays } from '@wayfarer/contracts';
import { describe, expect, test } from 'vitest';
import { destinations } from './destinations.ts';
import { windowOn } from './season.ts';
import type { TourPackageContent } from './tour-package-content.ts';
import { tourPackages } from './tour-packages.ts';

const SOUTHERN = new Set(['Brazil', 'Chile', 'New Zealand']);

/**
 * What texts say of the time of year, and the months that it is true in; `south` where the seasons there are
 * meant.
 */
const sayings: readonly { words: RegExp; months: readonly number[]; south?: readonly number[] }[] = [
  { words: /\bwinter\b/i, months: [12, 1, 2], south: [6, 7, 8, 9] },
  { words: /\b(?:in autumn|maple season)\b/i, months: [9, 10, 11, 12], south: [3, 4, 5] },
  { words: /harvest/i, months: [9, 10] },
  { words: /motorcycle/i, months: [6, 7, 8, 9] },
  { words: /telescopes/i, months: [5, 6, 7, 8, 9] },
  { words: /northern lights/i, months: [1, 2, 3, 9, 10, 11, 12] },
  { words: /snowshoe/i, months: [1, 2, 3] },
  { words: /midnight sun/i, months: [5, 6, 7] },
  { words: /icebergs|torres del paine/i, months: [10, 11, 12, 1, 2, 3, 4] },
  { words: /In January/, months: [1, 2] },
  { words: /In April/, months: [4] },
  { words: /barley fields|rope swing|red car|pool at the end/i, months: [4, 5, 6, 7, 8, 9, 10] },
  { words: /over a live volcano/i, months: [11, 12, 1, 2, 3, 4] },
  { words: /summit is a night walk/i, months: [4, 5, 6, 7, 8, 9, 10] },
  { words: /the great migration/i, months: [12, 1, 2, 3] },
  { words: /no engines/i, months: [10, 11, 12, 1, 2, 3, 4] },
];

const monthsTrueOf = ({ title, description, destination }: TourPackageContent): number[] | null => {
  const country = destinations.find(({ key }) => key === destination)?.country ?? '';
  const said = sayings.filter(({ words }) => words.test(`${title} ${description}`));
  const months = said.map(({ months, south }) => (south && SOUTHERN.has(country) ? south : months));
  return months.length === 0
    ? null
    : Array.from({ length: 12 }, (_, i) => i + 1).filter((m) => months.every((of) => of.includes(m)));
};

test('a package has a season where its text is about one, and only there', () => {
  const withSeason = tourPackages.filter(({ season }) => season).map(({ key }) => key);
  expect(tourPackages.filter((one) => monthsTrueOf(one)).map(({ key }) => key)).toEqual(withSeason);
});

const monthsOf = (from: string, to: string): Set<number> => {
  const months = new Set<number>();
  for (let day = from; day <= to; day = addDays(day, 1)) months.add(Number(day.slice(5, 7)));
  return months;
};

const days = Array.from({ length: 12 }, (_, month) => [1, 28].map((day) => new Date(Date.UTC(2027, month, day)))).flat();

describe.each(days.map((day) => day.toISOString().slice(0, 10)))('a demo made on %s', (today) => {
  test.each(tourPackages)('offers $key for two months at least, in the months that its text is about', (tourPackage) => {
    const { availableFrom, availableTo } = windowOn(today, tourPackage);
    expect(availableFrom <= availableTo).toBe(true);
    expect(availableTo >= addDays(today, 60)).toBe(true);
    const months = monthsTrueOf(tourPackage);
    if (months) for (const month of monthsOf(availableFrom, availableTo)) expect(months).toContain(month);
  });

  test('offers no season later than the next one, and trips for each day of the next year', () => {
    for (const tourPackage of tourPackages.filter(({ season }) => season))
      expect(windowOn(today, tourPackage).availableFrom < addDays(today, 366 + 60)).toBe(true);
    expect(tourPackages.filter((one) => windowOn(today, one).availableTo >= addDays(today, 365)).length).toBeGreaterThanOrEqual(
      10,
    );
  });
});

test.each([
  [/eight motorcycles at most/, 8],
  [/Groups of six at most/, 6],
  [/camp of six tents/, 12],
  [/two guides for ten walkers/, 10],
  [/compound with four rooms/, 8],
  [/instructor for every three students/, 6],
  [/in two cars/, 8],
  [/four to one guide/, 8],
])('a group is not larger than its text says: %s', (words, seats) => {
  const [tourPackage, ...others] = tourPackages.filter(({ description }) => words.test(description));
  expect(others).toEqual([]);
  expect(tourPackage?.seatsPerDay).toBe(seats);
});
