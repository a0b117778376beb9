import { type Dashboard, formatMoney, groupDigits } from '@wayfarer/contracts';
import { IndianRupee, Package, TicketCheck, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardSign } from '../../shared/format/dashboard-sign.ts';
import { paths } from '../../shared/paths.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

type FigureProps = {
  label: string;
  value: string;
  meaning: string;
  to: string;
  icon: ReactNode;
  /** Takes a full line on phones. */
  wide?: boolean;
  /** Characters that fit on one line of its card at the normal size; longer figures are shown smaller. */
  longest?: number;
};

const Figure = ({ label, value, meaning, to, icon, wide = false, longest = 7 }: FigureProps) => (
  <Card className={classNames('relative transition-colors hover:border-edge', wide && 'max-sm:col-span-2')}>
    <dt className="flex items-center justify-between gap-3 font-medium text-ink-soft text-small">
      <Link to={to} className="rounded-tag after:absolute after:inset-0 after:rounded-card">
        {label}
      </Link>
      <span aria-hidden="true" className="text-ink-faint">
        {icon}
      </span>
    </dt>
    <dd
      className={classNames(
        'figures mt-3 font-bold text-ink tracking-tight wrap-anywhere',
        value.length > longest ? 'text-lead/(--text-title--line-height)' : 'text-title',
        value.length > longest && !wide && 'max-[22.5rem]:text-body/(--text-title--line-height)',
      )}
    >
      {value}
    </dd>
    <dd className="mt-1 text-ink-faint text-small">{meaning}</dd>
  </Card>
);

const counted = (count: number): string => groupDigits(count);
const MoneyIcon = dashboardSign === '₹' ? IndianRupee : Wallet;

/** The four figures and what each one means. */
export const FigureCards = ({ packages, bookings, revenue, users }: Dashboard) => (
  <dl className="grid grid-cols-2 gap-4 xl:grid-cols-[1fr_1fr_1.7fr_1fr]">
    <Figure
      label="Packages"
      value={counted(packages)}
      meaning="Offered now"
      to={paths.adminPackages()}
      icon={<Package className="size-5" />}
    />
    <Figure
      label="Bookings"
      value={counted(bookings)}
      meaning="In every status"
      to={paths.adminBookings()}
      icon={<TicketCheck className="size-5" />}
    />
    <Figure
      label="Total Revenue"
      value={formatMoney(revenue, dashboardSign)}
      meaning="Received, less refunds"
      to={paths.adminPayments()}
      icon={<MoneyIcon className="size-5" />}
      wide
      longest={14}
    />
    <Figure
      label="Users"
      value={counted(users)}
      meaning="With an account"
      to={paths.adminUsers()}
      icon={<Users className="size-5" />}
      wide
    />
  </dl>
);
