import { addDays, bookingNumberOf, type CalendarDate, type CsvValue, csvLineOf, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { FileStream } from '../../../http/output/file-stream.ts';
import { monthDays } from '../../../time/month-days.ts';
import { todayOf } from '../../../time/today-of.ts';
import { contactsOf } from '../../bookings/index.ts';
import { countingByCause, type InvoiceRecord, invoiceRepository } from '../../invoices/index.ts';
import { userRepository } from '../../users/index.ts';
import { type BookingOfMovements, movementRepository } from './movement.repository.ts';
import { movementsOn } from './movements-of.ts';
import type { MovementRow, ProviderSide } from './provider-side.ts';
import { rowsOn } from './rows-on.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

const amountOf = (amount: number | null): CsvValue => (amount === null ? '' : { amount: rupeesOf(amount) });

const providerValue =
  (value: (side: ProviderSide) => CsvValue) =>
  ({ provider }: MovementRow): CsvValue =>
    provider ? value(provider) : '';

/** Names beside what is stored with a movement. */
type Told = { readonly person: string; readonly customer: string; readonly trip: string; readonly travelDay: string };
type Column = readonly [heading: string, value: (row: MovementRow, day: CalendarDate, told: Told) => CsvValue];
const columns: readonly Column[] = [
  ['Day', (_, day) => day],
  ['Kind', ({ kind }) => kind],
  ['Booking', ({ booking }) => (booking ? bookingNumberOf(String(booking)) : '')],
  ['Document', ({ document }) => document ?? ''],
  ['Net', ({ gross, tax }) => amountOf(tax === null || gross === null ? null : gross - tax)],
  ['Tax', ({ tax }) => amountOf(tax)],
  ['Gross', ({ gross }) => amountOf(gross)],
  ['Way', ({ way }) => way],
  ['Payment', ({ paymentId }) => paymentId],
  ['Session', ({ sessionId }) => sessionId],
  ['Refund', ({ refundId }) => refundId],
  ['Fee', providerValue(({ fee }) => ({ amount: fee }))],
  ['Credited', providerValue(({ credited }) => ({ amount: credited }))],
  ['Account currency', providerValue(({ currency }) => currency)],
  ['Payout', providerValue(({ payoutId }) => payoutId ?? '')],
  ['Paid out on', providerValue(({ paidOutOn }) => paidOutOn ?? '')],
  ['Receipt date', ({ receiptDate }) => receiptDate],
  ['Reference', ({ reference }) => reference],
  ['Taken by', (_row, _day, { person }) => person],
  ['Customer', (_row, _day, { customer }) => customer],
  ['Trip', (_row, _day, { trip }) => trip],
  ['Travel day', (_row, _day, { travelDay }) => travelDay],
  ['Tax percent', ({ taxPercent }) => taxPercent ?? ''],
];
/** The byte order mark lets Excel read it as UTF-8. */
const head = `\uFEFF${csvLineOf(columns.map(([heading]) => heading))}`;

const documentsOf = async (
  { database }: Needs,
  bookings: readonly BookingOfMovements[],
): Promise<Map<string, Map<string, InvoiceRecord>>> => {
  const all = bookings.length === 0 ? [] : await invoiceRepository(database).listOf(bookings.map(({ _id }) => _id));
  return countingByCause(all);
};

/** Who took or gave each movement, and what it was for: two queries for a day. */
const readTold = async (
  { database }: Needs,
  bookings: readonly BookingOfMovements[],
  rows: readonly MovementRow[],
): Promise<(row: MovementRow) => Told> => {
  const people = [...new Set(rows.flatMap(({ by }) => by ?? []))];
  const [contacts, names] = await Promise.all([
    contactsOf(
      database,
      bookings.map(({ _id, username }) => ({ _id: String(_id), username })),
    ),
    userRepository(database).namesOf(people),
  ]);
  const byId = new Map(bookings.map((booking) => [String(booking._id), booking]));
  return ({ booking, by }) => {
    const of = byId.get(String(booking));
    return {
      person: names.get(by ?? '') ?? '',
      customer: contacts.get(String(booking))?.name ?? '',
      trip: of?.package.title ?? '',
      travelDay: of?.travelDate ?? '',
    };
  };
};

/**
 * Every movement of money of a month as CSV, with fees and payouts, in the order of time; a day is in memory
 * at a time.
 */
export const exportMovements = (needs: Needs, month: string): FileStream => {
  const timeZone = needs.config.SITE_TIME_ZONE;
  const { from, to } = monthDays(month);
  const movements = movementRepository(needs.database, timeZone);
  const lines = async function* (): AsyncGenerator<string> {
    yield head;
    const today = todayOf(needs);
    for (let day = from; day <= to && day <= today; day = addDays(day, 1)) {
      const bookings = await movements.listOn(day);
      const moved = movementsOn(day, timeZone, bookings, await documentsOf(needs, bookings));
      const rows = await rowsOn(needs, day, moved);
      if (rows.length === 0) continue;
      const toldOf = await readTold(needs, bookings, rows);
      yield rows.map((row) => csvLineOf(columns.map(([, value]) => value(row, day, toldOf(row))))).join('');
    }
  };
  return new FileStream(`movements-${month}.csv`, lines());
};
