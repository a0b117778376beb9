import { expect, test } from 'vitest';
import { invoiceToValuesOf } from '../../../shared/invoice-to/invoice-to-values.ts';
import { bookingFormSchemaOf, companyAfter, type KnownDeparture } from './booking-form-schema.ts';

const days: Record<string, KnownDeparture> = {
  '2026-12-10': { left: null, state: 'open' },
  '2026-12-12': { left: 5, state: 'open' },
  '2026-12-13': { left: 2, state: 'few' },
  '2026-12-14': { left: 0, state: 'sold-out' },
  '2026-12-15': { left: 5, state: 'closed' },
  '2026-12-16': null,
};
const schema = bookingFormSchemaOf((day) => days[day], { price: 1 });
const sound = {
  party: {},
  extras: {},
  singleRooms: 0,
  code: '',
  name: 'Asha',
  phone: '',
  from: 'Mumbai',
  to: 'Hampi',
  travelDate: '2026-12-12',
  invoiceTo: invoiceToValuesOf(undefined),
  totalPersons: 3,
  adults: 2,
  children: 1,
};
const fieldsRefused = (over: Partial<typeof sound>): PropertyKey[] =>
  schema.safeParse({ ...sound, ...over }).error?.issues.map((issue) => issue.path[0] ?? '') ?? [];

test.each([
  [{}, []],
  [{ name: ' ' }, ['name']],
  [{ phone: '+91 98450 12345' }, []],
  [{ phone: 'by email' }, ['phone']],
  [{ from: '' }, ['from']],
  [{ to: '' }, ['to']],
  [{ travelDate: '' }, ['travelDate']],
  [{ travelDate: '2026-12-10' }, []],
  [{ travelDate: '2026-12-13' }, ['totalPersons']],
  [{ travelDate: '2026-12-14' }, ['travelDate']],
  [{ travelDate: '2026-12-15' }, ['travelDate']],
  [{ travelDate: '2026-12-16' }, ['travelDate']],
  // Only the server knows of this one.
  [{ travelDate: '2030-01-01' }, []],
  [{ totalPersons: 0, adults: 1, children: 0 }, ['totalPersons']],
  [{ totalPersons: 51, adults: 50, children: 1 }, ['totalPersons']],
  [{ totalPersons: 1.5 }, ['totalPersons']],
  [{ totalPersons: Number.NaN }, ['totalPersons']],
  [{ adults: 0, children: 3 }, ['adults']],
  [{ name: '', adults: 0 }, ['name', 'adults']],
  [{ invoiceTo: invoiceToValuesOf({}) }, ['invoiceTo']],
  [{ invoiceTo: invoiceToValuesOf({ company: 'Kale Motors' }) }, ['invoiceTo']],
  [{ invoiceTo: invoiceToValuesOf({ name: 'Jörg Müller' }) }, []],
  [{ invoiceTo: { ...invoiceToValuesOf({ company: 'Kale Motors' }), isOther: false } }, []],
])('%o refuses %o (§2.9, 5.5, 9.7, 9.8)', (over, fields) => {
  expect(new Set(fieldsRefused(over))).toEqual(new Set(fields));
});

const family = { totalPersons: 4, adults: 2, children: 2 };
test.each([
  [{ totalPersons: 6 }, { totalPersons: 6, adults: 4, children: 2 }],
  [{ totalPersons: 2 }, { totalPersons: 2, adults: 1, children: 1 }],
  [{ totalPersons: 1 }, { totalPersons: 1, adults: 1, children: 0 }],
  [{ adults: 3 }, { totalPersons: 5, adults: 3, children: 2 }],
  [{ children: 0 }, { totalPersons: 2, adults: 2, children: 0 }],
  // What cannot be changes nothing else.
  [{ totalPersons: Number.NaN }, { ...family, totalPersons: Number.NaN }],
  [{ totalPersons: 0 }, { ...family, totalPersons: 0 }],
  [{ totalPersons: 51 }, { ...family, totalPersons: 51 }],
  [{ adults: 0 }, { ...family, adults: 0 }],
  // More than can be booked is refused as a total.
  [{ adults: 49 }, { totalPersons: 51, adults: 49, children: 2 }],
  [{ children: Number.NaN }, { ...family, children: Number.NaN }],
])('two adults and two children become, by %o, %o', (entered, after) => {
  expect(companyAfter(family, entered)).toEqual(after);
});
