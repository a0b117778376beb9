import { formatMoney, groupDigits, type MoneyReport } from '@wayfarer/contracts';
import { Fact } from '../../../shared/ui/display/fact.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';

/** What all lines of a report come to. */
export const ReportTotal = ({ total }: Pick<MoneyReport, 'total'>) => (
  <Card>
    <dl className="figures grid grid-cols-2 gap-4 sm:grid-cols-5" aria-label="Total">
      <Fact name="Booked">{groupDigits(total.bookings)}</Fact>
      <Fact name="Persons">{groupDigits(total.persons)}</Fact>
      <Fact name="Received">{formatMoney(total.received)}</Fact>
      <Fact name="Refunded">{formatMoney(total.refunded)}</Fact>
      <Fact name="Net">{formatMoney(total.net)}</Fact>
    </dl>
  </Card>
);
