import {
  addDays,
  type Booking,
  type CalendarDate,
  formatMoney,
  lastDayOf,
  minorUnitsOf,
  refundOnCancelOf,
  rupeesOf,
  tellingSteps,
} from '@wayfarer/contracts';
import { formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { t } from '../../../shared/words/words.ts';

type Terms = Pick<Booking, 'cancellationPolicy' | 'travelDate' | 'totalAmount' | 'plan'>;
/** Until a day, or later than all of them, cancelling costs so many rupees. */
type Cost = { until: CalendarDate | null; amount: number };

/** What cancelling keeps of a trip that is paid, from now on; days that cost the same are one. */
export const cancelCostsOf = ({ cancellationPolicy, travelDate, totalAmount, plan }: Terms, today = todayOnSite()): Cost[] => {
  const price = minorUnitsOf(totalAmount);
  const keptDeposit = plan && !plan.isRefundable ? minorUnitsOf(plan.deposit) : 0;
  const costOn = (day: CalendarDate): number =>
    rupeesOf(price - refundOnCancelOf(cancellationPolicy, { withUs: price, price, keptDeposit }, travelDate, day));
  const days = tellingSteps(cancellationPolicy)
    .map((step) => lastDayOf(step, travelDate))
    .filter((day) => day >= today);
  const last = days.at(-1);
  const after = last === undefined ? today : addDays(last, 1);
  const costs: Cost[] = [
    ...days.map((until) => ({ until, amount: costOn(until) })),
    ...(last === travelDate ? [] : [{ until: null, amount: costOn(after) }]),
  ];
  return costs.filter(({ amount }, index) => amount !== costs[index + 1]?.amount);
};

/** From which day on a cancellation costs how much, the deposit that is kept included. */
export const CancelCosts = ({ terms }: { terms: Terms }) => {
  const costs = cancelCostsOf(terms);
  return (
    <Card className="space-y-2">
      <table className="figures w-full text-start text-small">
        <caption className="mb-2 text-start font-semibold text-body text-ink">{t('What cancelling would cost')}</caption>
        <thead className="text-ink-faint">
          <tr>
            <th scope="col" className="pb-1 font-normal">
              {t('If you cancel')}
            </th>
            <th scope="col" className="pb-1 ps-4 text-end font-normal">
              {t('It costs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ until, amount }) => (
            <tr key={until} className="border-hairline border-t">
              <th scope="row" className="py-2 font-normal text-ink-soft">
                {until === null
                  ? costs.length === 1
                    ? t('Any day')
                    : t('Later')
                  : t('Until {day}', { day: formatShortDay(until) })}
              </th>
              <td className="whitespace-nowrap py-2 ps-4 text-end text-ink">{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-faint text-small">{t('Never more than you have paid by then.')}</p>
    </Card>
  );
};
