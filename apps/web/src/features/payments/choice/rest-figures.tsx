import { type BookingMoney, moneyFigures } from '../../../shared/deposit/booking-money.ts';
import { t } from '../../../shared/words/words.ts';

/** What of a booking is paid, what is owed and until when; nothing where nothing is owed. */
export const RestFigures = ({ money }: { money: BookingMoney }) => (
  <dl aria-label={t('What is paid and owed')} className="grid gap-x-6 gap-y-3 empty:hidden sm:grid-cols-3">
    {moneyFigures(money).map(({ name, value }) => (
      <div key={name}>
        <dt className="text-ink-faint text-small">{name}</dt>
        <dd className="figures font-semibold text-ink">{value}</dd>
      </div>
    ))}
  </dl>
);
