import {
  type Booking,
  formatMoney,
  type LedgerRow,
  ledgerSumsOf,
  type Payment,
  type RunningRow,
  runningLedger,
} from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

const names: Readonly<Record<RunningRow['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversed: entered by mistake',
  dispute: 'Dispute',
};
const states: Readonly<Record<RunningRow['state'], string>> = {
  done: 'Done',
  pending: 'On its way',
  failed: 'Not accepted by the bank',
};

/** What is on the way of a dispute or of money by hand has words of its own. */
const stateWordsOf = ({ kind, state, way }: RunningRow): string => {
  if (kind === 'dispute') return state === 'done' ? 'Taken back by the bank' : 'The bank decides';
  return state === 'pending' && (way === 'cash' || way === 'bank transfer') ? 'To give back' : states[state];
};

/** '+ ₹30,000.00', '− ₹5,000.00'. */
const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}\u00a0${formatMoney(Math.abs(amount))}`;

/** Way, person, receipt and reference, as far as they are known. */
const detailsOf = ({ way, by, on, reference }: RunningRow): string =>
  [
    way,
    ...(by === null ? [] : [`by ${by}`]),
    ...(on === undefined ? [] : [`on ${formatDay(on)}`]),
    ...(reference === null || reference === '' ? [] : [reference]),
  ].join(' · ');

const CELL = 'py-2.5 align-top';

const Row = ({ row }: { row: RunningRow }) => (
  <tr className="border-hairline border-t">
    <td className={`${CELL} pe-4 text-ink-soft`}>
      <span className="block font-medium text-ink">{names[row.kind]}</span>
      {formatMoment(row.at)}
      <span className="wrap-anywhere block text-ink-faint @lg:hidden">{detailsOf(row)}</span>
      <span className="block text-ink-faint @lg:hidden">{stateWordsOf(row)}</span>
    </td>
    <td className={`wrap-anywhere hidden pe-4 text-ink-soft first-letter:uppercase @lg:table-cell ${CELL}`}>{detailsOf(row)}</td>
    <td className={`hidden pe-4 text-ink-soft @lg:table-cell ${CELL}`}>{stateWordsOf(row)}</td>
    <td className={`whitespace-nowrap text-end ${CELL} ${row.state === 'done' ? 'text-ink' : 'text-ink-faint'}`}>
      {signed(row.amount)}
      <span className="block text-ink-faint @lg:hidden">{formatMoney(row.withUs)} with us</span>
    </td>
    <td className={`hidden whitespace-nowrap ps-4 text-end font-medium text-ink @lg:table-cell ${CELL}`}>
      {formatMoney(row.withUs)}
    </td>
  </tr>
);

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="figures text-ink">{formatMoney(amount)}</dd>
  </div>
);

type LedgerProps = {
  booking: Pick<Booking, 'totalAmount' | 'bookingStatus' | 'owed'>;
  payments: readonly Payment[];
  /** What the price is made of. */
  price: ReactNode;
};

/** What a booking still owes: of one that is paid at once, its price until it is paid. */
const owedBy = ({ totalAmount, bookingStatus, owed }: LedgerProps['booking']): number =>
  owed ?? (bookingStatus === 'pending' ? totalAmount : 0);

const Movements = ({ rows }: { rows: readonly LedgerRow[] }) => (
  <table className="figures w-full text-start text-small" aria-labelledby="ledger">
    <thead className="text-ink-faint">
      <tr>
        <th scope="col" className="pe-4 pb-2 font-normal">
          What and when
        </th>
        <th scope="col" className="hidden pe-4 pb-2 font-normal @lg:table-cell">
          How
        </th>
        <th scope="col" className="hidden pe-4 pb-2 font-normal @lg:table-cell">
          State
        </th>
        <th scope="col" className="pb-2 text-end font-normal">
          Amount
        </th>
        <th scope="col" className="hidden pb-2 ps-4 text-end font-normal @lg:table-cell">
          With us
        </th>
      </tr>
    </thead>
    <tbody>
      {runningLedger(rows).map((row) => (
        <Row key={`${row.at} ${row.kind} ${row.amount} ${row.reference}`} row={row} />
      ))}
    </tbody>
  </table>
);

/** What a booking costs, every movement of its money in the order of time, and what they come to. */
export const Ledger = ({ booking, payments, price }: LedgerProps) => {
  const rows = payments.flatMap(({ ledger = [] }) => ledger);
  const { paid, givenBack, takenByBank } = ledgerSumsOf(rows);
  return (
    <section aria-labelledby="ledger" className="@container space-y-4">
      <h2 id="ledger" className="font-bold text-ink text-lead">
        Money
      </h2>
      <Card className="space-y-4">
        {price}
        {rows.length === 0 ? null : (
          <div className="border-hairline border-t pt-4">
            <Movements rows={rows} />
          </div>
        )}
        <dl aria-label="What it comes to" className="space-y-1.5 border-hairline border-t pt-4 text-small">
          <Sum name="Price" amount={booking.totalAmount} />
          {rows.length === 0 ? null : <Sum name="Paid" amount={paid} />}
          {givenBack === 0 ? null : <Sum name="Given back" amount={givenBack} />}
          {takenByBank === 0 ? null : <Sum name="Taken back by the bank" amount={takenByBank} />}
          <Sum name="Owed" amount={owedBy(booking)} />
        </dl>
      </Card>
    </section>
  );
};
