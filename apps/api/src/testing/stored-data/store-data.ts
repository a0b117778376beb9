// Data in the stored shape, in any number, for the checks of what reads cost and for `npm run bench`. Every row is made by the product's own
// mappings and decisions, and is always the same for the same size.
import type { Schema } from 'mongoose';
import { type MigrationNeeds, migrate } from '../../database/migrate.ts';
import { modelOf } from '../../database/model-of.ts';
import { databaseSchema } from '../../every-feature.ts';
import { type SeatDayRecord, seatDayIdOf } from '../../features/seats/index.ts';
import type { BookingRow } from './booking-life.ts';
import { bookingRow } from './booking-rows.ts';
import { destinationRow, tourPackageRow } from './catalogue-rows.ts';
import { type DataSize, destinationsOf, usersOf } from './data-size.ts';
import { emailRow } from './email-rows.ts';
import { hasInvoice, invoiceRow } from './invoice-rows.ts';
import { messageRow, messagesOf } from './message-rows.ts';
import { userRow } from './user-rows.ts';

/** Rows of one write. */
const BATCH = 1000;
/** Writes under way at once. */
const WRITES = 3;

type Options = { readonly passwordHash?: string; readonly onProgress?: (line: string) => void };

/** The seat days of bookings of packages with a capacity, which are few. */
const collectSeats = (days: Map<string, SeatDayRecord>, booking: BookingRow): void => {
  if (!booking.holdsSeats) return;
  const _id = seatDayIdOf({ packageId: booking.package.packageId, travelDate: booking.travelDate });
  const day = days.get(_id) ?? { _id, holds: [] };
  day.holds.push({ booking: booking._id, seats: booking.totalPersons, until: null });
  days.set(_id, day);
};

type Rows = { readonly count: number; readonly rowOf: (row: number) => object };

/** What is stored of each collection whose rows follow from their numbers. */
export const everyRow = (size: DataSize, passwordHash: string) =>
  ({
    Destination: { count: destinationsOf(size), rowOf: destinationRow },
    TourPackage: { count: size.packages, rowOf: (row: number) => tourPackageRow(row, size) },
    User: { count: usersOf(size), rowOf: (row: number) => userRow(row, size, passwordHash) },
    Booking: { count: size.bookings, rowOf: (row: number) => bookingRow(row, size) },
    ContactMessage: { count: messagesOf(size), rowOf: (row: number) => messageRow(row, size) },
    Email: { count: size.bookings, rowOf: (row: number) => emailRow(row, size) },
  }) satisfies Record<string, Rows>;

/** Stores everything in an empty database, then makes the indexes as the product does. */
export const storeData = async (needs: MigrationNeeds, size: DataSize, options: Options = {}): Promise<void> => {
  const { passwordHash = '-', onProgress = () => undefined } = options;
  const seatDays = new Map<string, SeatDayRecord>();
  const store = async (name: string, { count, rowOf }: Rows): Promise<void> => {
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
  const { Booking: bookings, ...others } = everyRow(size, passwordHash);
  for (const [name, rows] of Object.entries(others)) await store(name, rows);
  await store('Booking', {
    ...bookings,
    rowOf: (row) => {
      const booking = bookings.rowOf(row);
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
