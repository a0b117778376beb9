import {
  addDays,
  categoriesSchema,
  extrasSchema,
  groupsSchema,
  pricesProblemOf,
  seasonsSchema,
  singleSchema,
} from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { chargesOn } from './charges.ts';
import { tourPackages } from './tour-packages.ts';

const DAYS = Array.from({ length: 24 }, (_, month) => addDays('2026-01-01', month * 31));

test('half of the packages charge more than one price, each as the package form takes it, whenever the demo is made', () => {
  const charging = tourPackages.filter(({ charges }) => charges);
  expect(charging.length).toBeGreaterThanOrEqual(tourPackages.length / 2);
  for (const today of DAYS)
    for (const { charges, key } of charging) {
      const { categories = [], seasons = [], groups = [], single, extras = [] } = chargesOn(today, charges);
      expect(pricesProblemOf({ categories, seasons, groups, extras }), key).toBeNull();
      expect(categoriesSchema.parse(categories), key).toEqual(categories);
      expect(seasonsSchema.parse(seasons), key).toEqual(seasons);
      expect(groupsSchema.parse(groups), key).toEqual(groups);
      expect(extrasSchema.parse(extras), key).toEqual(extras);
      if (single) expect(singleSchema.parse(single), key).toEqual(single);
      // The Christmas that comes is among them.
      if (seasons[0]) expect(seasons[0].to >= today, key).toBe(true);
    }
});
