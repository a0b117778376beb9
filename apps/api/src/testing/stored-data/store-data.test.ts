import mongoose, { type Schema } from 'mongoose';
import { expect, test } from 'vitest';
import { databaseSchema } from '../../every-feature.ts';
import { seatDifferences } from '../../features/bookings/index.ts';
import { checkMoney, lineOf } from '../../features/money-check/index.ts';
import { testApi } from '../start-test-api.ts';
import { bookingRow } from './booking-rows.ts';
import { invoiceRow } from './invoice-rows.ts';
import { everyRow, storeData } from './store-data.ts';

const size = { packages: 200, bookings: 3000, until: new Date() };
const api = await testApi();
await storeData(api.dependencies, size);

const rows = Array.from({ length: 300 }, (_, row) => row * 10);

test.each<[string, (row: number) => object]>([
  ...Object.entries(everyRow).map(([name, rowsOf]): [string, (row: number) => object] => [name, rowsOf(size, '-').rowOf]),
  ['Booking', (row) => bookingRow(row, size)],
  ['Invoice', (row) => invoiceRow(bookingRow(row, size), row)],
])('each %s has exactly the fields that the product stores', async (name, rowOf) => {
  const Model = mongoose.model(`Stored${name}`, databaseSchema.schemas[name] as Schema);
  for (const row of rows) {
    const made = rowOf(row);
    const document = new Model(made);
    await document.validate();
    expect(document.toObject()).toEqual(made);
  }
});

test('the money and the seats of all bookings are in order, but for refunds that a bank sent back', async () => {
  const findings: string[] = [];
  const summary = await checkMoney(api.dependencies, { days: 0, report: (finding) => findings.push(lineOf(finding)) });
  expect(summary.bookings).toBe(size.bookings);
  expect(findings.filter((line) => !line.includes('was refused or sent back'))).toEqual([]);
  for await (const difference of seatDifferences(api.dependencies)) expect(difference).toBeUndefined();
  expect(await api.dependencies.database.collection('seatdays').countDocuments()).toBeGreaterThan(10);
});

test('bookings come in every status, most of them confirmed', async () => {
  const bookings = api.dependencies.database.collection('bookings');
  const countOf = (filter: object) => bookings.countDocuments(filter);
  expect(await countOf({ bookingStatus: 'confirmed' })).toBeGreaterThan(0.6 * size.bookings);
  for (const bookingStatus of ['pending', 'cancelled'])
    expect(await countOf({ bookingStatus })).toBeGreaterThan(0.05 * size.bookings);
  for (const status of ['paid', 'expired', 'refunded', 'needs_review'])
    expect(await countOf({ 'attempts.status': status })).toBeGreaterThan(0);
  expect(await countOf({ 'attempts.refunds.state': 'failed' })).toBeGreaterThan(0);
});
