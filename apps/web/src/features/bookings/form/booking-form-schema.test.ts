import { expect, test } from 'vitest';
import { bookingFormSchemaOf } from './booking-form-schema.ts';

const schema = bookingFormSchemaOf({ availableFrom: '2026-12-01', availableTo: '2026-12-31' }, '2026-12-10');
const sound = { name: 'Asha', from: 'Mumbai', to: 'Hampi', travelDate: '2026-12-12', totalPersons: 3, adults: 2, children: 1 };
const fieldsRefused = (over: Partial<typeof sound>): PropertyKey[] =>
  schema.safeParse({ ...sound, ...over }).error?.issues.map((issue) => issue.path[0] ?? '') ?? [];

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ from: '' }, ['from']],
  [{ to: '' }, ['to']],
  [{ travelDate: '' }, ['travelDate']],
  [{ travelDate: '2026-12-09' }, ['travelDate']],
  [{ travelDate: '2026-12-10' }, []],
  [{ travelDate: '2026-12-31' }, []],
  [{ travelDate: '2027-01-01' }, ['travelDate']],
  [{ totalPersons: 0, adults: 1, children: 0 }, ['totalPersons', 'adults']],
  [{ totalPersons: 51, adults: 50, children: 1 }, ['totalPersons']],
  [{ totalPersons: 1.5 }, ['totalPersons']],
  [{ totalPersons: Number.NaN }, ['totalPersons']],
  [{ adults: 0, children: 3 }, ['adults']],
  [{ adults: 3, children: 1 }, ['adults']],
  [{ adults: 2, children: 0 }, ['adults']],
  [{ name: '', adults: 3 }, ['name', 'adults']],
])('%o refuses %o', (over, fields) => {
  expect(new Set(fieldsRefused(over))).toEqual(new Set(fields));
});
