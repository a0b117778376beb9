// Data in the stored shape, in any number, for the checks of what reads cost and for `npm run bench`. Every
// row is made by the product's own mappings and decisions, and is always the same for the same size.
import { readdirSync } from 'node:fs';
import type { Schema } from 'mongoose';
import { type MigrationNeeds, migrate } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { databaseSchema } from '../../every-feature.ts';
import { departureIdOf, type SeatDayRecord } from '../../features/departures/index.ts';
import type { BookingRow } from './booking-life.ts';
import { bookingRow } from './booking-rows.ts';
import type { DataSize } from './data-size.ts';
import { hasInvoice, invoiceRow } from './invoice-rows.ts';
import type { Rows } from './rows.ts';

/** Rows of one write. */
const BATCH = 1000;
/** Writes under way at once. */
const WRITES = 3;

type Options = { readonly passwordHash?: string; readonly onProgress?: (line: string) => void };

/** The seat days of bookings of packages with a capacity, which are few. */
const collectSeats = (days: Map<string, SeatDayRecord>, booking: BookingRow): void => {
  if (!booking.holdsSeats) return;
  const _id = departureIdOf({ packageId: booking.package.packageId, day: booking.travelDate });
  const day = days.get(_id) ?? { _id, holds: [] };
  day.holds.push({ booking: booking._id, by: booking.userId, seats: booking.totalPersons, until: null });
  days.set(_id, day);
};

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-rows.ts'));
const modules = await Promise.all(files.map((file): Promise<{ rows?: Rows }> => import(`./${file}`)));

/** What is stored of each collection but bookings, which bring seats and invoices. */
export const everyRow: Rows = Object.assign({}, ...modules.map(({ rows }) => rows));

/** Stores everything in an empty database, then makes the indexes as the product does. */
export const storeData = async (needs: MigrationNeeds, size: DataSize, options: Options = {}): Promise<void> => {
  const { passwordHash = '-', onProgress = () => undefined } = options;
  const seatDays = new Map<string, SeatDayRecord>();
  const store = async (name: string, { count, rowOf }: ReturnType<Rows[string]>): Promise<void> => {
    const { collection } = modelOf(needs.database, name, databaseSchema.schemas[name] as Schema);
    let next = 0;
    const write = async (): Promise<void> => {
      for (let from = next; from < count; from = next) {
        next = Math.min(count, from + BATCH);
        const rows = Array.from({ length: next - from }, (_, index) => rowOf(from + index));
        await collection.insertMany(rows, { ordered: false, writeConcern: { w: 1, journal: false } });
      }
    };
    await Promise.all(Array.from({ length: WRITES }, write));
    onProgress(`${name}: ${count}`);
  };
  const paidRows: number[] = [];
  for (const [name, rowsOf] of Object.entries(everyRow)) await store(name, rowsOf(size, passwordHash));
  await store('Booking', {
    count: size.bookings,
    rowOf: (row) => {
      const booking = bookingRow(row, size);
      collectSeats(seatDays, booking);
      if (hasInvoice(booking)) paidRows.push(row);
      return booking;
    },
  });
  const invoiceAt = (place: number) => invoiceRow(bookingRow(paidRows[place] ?? 0, size), place);
  await store('Invoice', { count: paidRows.length, rowOf: invoiceAt });
  const days = [...seatDays.values()];
  await store('SeatDay', { count: days.length, rowOf: (row) => days[row] as SeatDayRecord });
  await migrate(needs, databaseSchema);
};
