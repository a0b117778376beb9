import {
  type Booking,
  formatMoney,
  linesInRupees,
  mapPrices,
  minorUnitsOf,
  quoteOf,
  rupeesOf,
  sampleBooking,
} from '@wayfarer/contracts';
import { quoteCases } from '@wayfarer/contracts/testing/quotes';
import { expect, test } from 'vitest';
import { csvHeadOf, csvLinesOf } from '../../../shared/admin-list/export/csv-of.ts';
import { DUE_ON, owingRest } from '../../../testing/deposit-booking.ts';
import { adminBookingColumns } from './admin-booking-columns.tsx';

const columns = adminBookingColumns({ onCancel: () => undefined, cancelling: undefined });
const fieldsOf = (line: string): string[] =>
  [...line.trim().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
/** One booking as the CSV has it, by the headings. */
const rowOf = (booking: Booking): ReadonlyMap<string, string> => {
  const fields = fieldsOf(csvLinesOf(columns, [booking]));
  return new Map(fieldsOf(csvHeadOf(columns)).map((heading, index) => [heading, fields[index] ?? '']));
};

test.each(quoteCases)('the CSV of bookings says what $title costs, and what that is made of', (quoted) => {
  const { lines } = quoteOf(mapPrices(quoted.prices, minorUnitsOf), quoted);
  const row = rowOf({ ...sampleBooking, lines: linesInRupees(lines), totalAmount: rupeesOf(quoted.total) });
  const parts = row.get('What it is made of')?.split('; ') ?? [];
  expect(parts.map((part) => /^(\d+) × \S.* (\S+)$/.exec(part)?.slice(1))).toEqual(
    quoted.lines.map(([, quantity, , sum]) => [String(quantity), formatMoney(rupeesOf(sum))]),
  );
  expect(row.get('Total')).toBe(rupeesOf(quoted.total).toFixed(2));
});

test('the CSV of a booking at one price for each person leaves out what it is made of', () => {
  const row = rowOf(sampleBooking);
  expect([row.get('What it is made of'), row.get('Total')]).toEqual(['', '5999.97']);
});

test('the CSV of bookings tells when a trip leaves, and nothing where it has no start time', () => {
  expect(csvHeadOf(columns)).toContain(',Travel date,Leaves at,Total persons,');
  expect(rowOf({ ...sampleBooking, startTime: '06:30' }).get('Leaves at')).toBe('06:30');
  expect(rowOf(sampleBooking).get('Leaves at')).toBe('');
});

test('the CSV of bookings says what is received, owed and due, and that nothing is owed of others', () => {
  const money = (booking: Booking) => ['Received', 'Owed', 'Due'].map((heading) => rowOf(booking).get(heading));
  expect(money(owingRest)).toEqual(['30000.00', '70000.00', DUE_ON]);
  expect(money(sampleBooking)).toEqual(['0.00', '0.00', '']);
});
