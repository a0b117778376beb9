import { formatMoney, type OwedAge, type OwedByAge } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { counted } from '../../shared/format/format-total.ts';
import { sumOfRupees } from '../../shared/format/sum-of-rupees.ts';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

const names: Readonly<Record<OwedAge, string>> = {
  'not-due': 'Not due yet',
  'overdue-7': '1 to 7 days overdue',
  'overdue-30': '8 to 30 days overdue',
  'overdue-60': '31 to 60 days overdue',
  'overdue-longer': 'Over 60 days overdue',
};

/**
 * What is owed of rests, by how long that is overdue, each with the bookings that owe it; nothing where none
 * do.
 */
export const OwedPanel = ({ owed }: { owed: readonly OwedByAge[] | undefined }) =>
  owed === undefined ? null : (
    <Card as="section" aria-labelledby="owed">
      <h2 id="owed" className="font-semibold text-body text-ink">
        Owed
      </h2>
      <p className="figures text-ink-faint text-small">
        {formatMoney(sumOfRupees(owed.map(({ amount }) => amount)))} in all, by how long it is overdue
      </p>
      <ul className="mt-3">
        {owed.map(({ age, bookings, amount }) => (
          <li key={age} className="flex items-baseline justify-between gap-4 border-hairline border-t py-2.5 first:border-t-0">
            <Link to={paths.adminBookings(`unpaid=${age}`)} className="touchable font-medium text-ink hover:underline">
              {names[age]}
            </Link>
            <span className="figures text-end font-semibold text-ink">
              {formatMoney(amount)}
              <span className="font-normal text-ink-soft"> · {counted(bookings, 'booking')}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
