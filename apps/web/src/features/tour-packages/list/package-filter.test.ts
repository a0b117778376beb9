import { expect, test } from 'vitest';
import { addressOf, contradictionsOf, isFiltered, searchOf } from './package-filter.ts';

const HAMPI = '00000000000000000000000a';

test('empty filters are dropped from the address (§5.7)', () => {
  const filter = { destination: '', minPrice: '', maxPrice: '5000', title: '  ', availableFrom: '', availableTo: '' };
  expect(addressOf({ filter }).toString()).toBe('maxPrice=5000');
});

test('an address read and written again stays the same', () => {
  const address = `destination=${HAMPI}&minPrice=100&maxPrice=5000.5&title=slow+walk&availableFrom=2026-12-01&availableTo=2026-12-31&month=2026-12&minDays=4&maxDays=7&sort=-price`;
  expect(addressOf(searchOf(new URLSearchParams(address))).toString()).toBe(address);
});

test('what no filter could mean is ignored, so that a mistyped address still shows packages', () => {
  const { filter, sort } = searchOf(
    new URLSearchParams(
      'destination=hampi&minPrice=-3&maxPrice=abc&availableFrom=tomorrow&month=2026-13&minDays=0&maxDays=2.5&colour=red&sort=toString',
    ),
  );
  expect(filter).toEqual({});
  expect(isFiltered(filter)).toBe(false);
  expect(sort).toBe('title');
});

test('bounds that contradict each other are said at the field to change', () => {
  expect(contradictionsOf({ minPrice: '900', maxPrice: '1000' })).toEqual({});
  expect(contradictionsOf({ minPrice: '1000', maxPrice: '900' }).maxPrice).toBeDefined();
  expect(contradictionsOf({ availableFrom: '2026-12-02', availableTo: '2026-12-01' }).availableTo).toBeDefined();
});
