import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  type MinorUnits,
  type MoneyReport,
  monthOf,
  type ReportGroup,
  type ReportLine,
  type ReportQuery,
  rupeesOf,
} from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { monthDays } from '../../../time/month-days.ts';
import { type MoneyMoved, moneyMovedOf } from '../../attempts/index.ts';
import { movementRepository, type ReportedBooking } from '../movements/movement.repository.ts';
import { lineOf } from './line-of.ts';
import { sumMadeBookings } from './made-bookings.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'config'>;
type Line = Omit<ReportLine, 'received' | 'refunded' | 'net'> & { received: MinorUnits; refunded: MinorUnits };
type Named = Pick<ReportLine, 'key' | 'name' | 'source'>;

/** Bookings of so many days are in memory at a time. */
const DAYS_AT_ONCE = 7;

const NOTHING = { bookings: 0, persons: 0, payments: 0, received: 0, refunds: 0, refunded: 0 };

const lineIn = (lines: Map<string, Line>, named: Named): Line => {
  const line = lines.get(named.key) ?? { ...named, ...NOTHING };
  lines.set(named.key, line);
  return line;
};

const addMovement = (line: Line, { kind, amount }: MoneyMoved): void => {
  if (kind === 'Payment') {
    line.payments += 1;
    line.received += amount;
  } else {
    line.refunds += 1;
    line.refunded -= amount;
  }
};

/** The bookings with movements of some days, a few days at a time. */
const weeksOf = async function* (
  { database, config }: Needs,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): AsyncGenerator<{ bookings: ReportedBooking[]; from: CalendarDate; to: CalendarDate }> {
  const { listReported } = movementRepository(database, config.SITE_TIME_ZONE);
  for (let begin = from; begin <= to; begin = addDays(begin, DAYS_AT_ONCE)) {
    const last = addDays(begin, DAYS_AT_ONCE - 1);
    const end = last < to ? last : to;
    yield { bookings: await listReported(begin, end), from: begin, to: end };
  }
};

const inOrder = (by: ReportGroup) => (one: ReportLine, other: ReportLine) =>
  by === 'month' ? one.key.localeCompare(other.key) : other.net - one.net || one.key.localeCompare(other.key);

const figuresOf = ({ received, refunded, ...line }: Line): ReportLine => ({
  ...line,
  received: rupeesOf(received),
  refunded: rupeesOf(refunded),
  net: rupeesOf(received - refunded),
});

/**
 * Bookings that were made, and money that moved, in some months, by trip, month, source or country. Money is
 * that of the ledger: the same movements, on the same days, as the till and the bookkeeper's file.
 */
export const reportMoney = async (needs: Needs, { by, from, to }: ReportQuery): Promise<MoneyReport> => {
  const zone = needs.config.SITE_TIME_ZONE;
  const days = { from: monthDays(from).from, to: monthDays(to).to };
  const lines = new Map<string, Line>();
  for (const { of, month, bookings, persons } of await sumMadeBookings(needs.database, zone, { by, ...days })) {
    const line = lineIn(lines, lineOf(by, of, month));
    line.bookings += bookings;
    line.persons += persons;
  }
  for await (const week of weeksOf(needs, days))
    for (const booking of week.bookings)
      for (const movement of booking.attempts.flatMap((attempt) => moneyMovedOf(attempt))) {
        const day = calendarDateAt(movement.at, zone);
        if (day >= week.from && day <= week.to) addMovement(lineIn(lines, lineOf(by, booking, monthOf(day))), movement);
      }
  const total = { ...NOTHING };
  for (const line of lines.values()) for (const name of Object.keys(total) as (keyof typeof NOTHING)[]) total[name] += line[name];
  const { key: _key, name: _name, source: _source, ...sums } = figuresOf({ key: '', name: '', ...total });
  return { lines: [...lines.values()].map(figuresOf).toSorted(inOrder(by)), total: sums };
};
