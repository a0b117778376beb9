import { type AttemptStatus, formatMoney, type Trip, type TripPayment } from '@wayfarer/contracts';
import { dueWords, restOf } from '../../../shared/deposit/booking-money.ts';
import { countedMoney } from '../../../shared/deposit/counted-money.ts';
import { formatInstantDay } from '../../../shared/format/calendar-day.ts';
import { t } from '../../../shared/words/words.ts';
import { refundLineOf } from '../detail/refund-sentence-of.ts';

/** The outcome of an attempt to pay, in the traveller's words. */
const words = (): Readonly<Record<AttemptStatus, string>> => ({
  creating: t('being prepared'),
  pending: t('payment page opened'),
  failed: t('not completed, nothing was charged'),
  expired: t('not completed, nothing was charged'),
  needs_review: t('being checked'),
  paid: t('paid'),
  refund_pending: t('paid, a refund is on its way'),
  refunded: t('paid, and refunded'),
});

/** Money that staff took is on no way by itself; what was refunded of a payment may be a part of it. */
const outcomeOf = ({ status, method, amount, amountRefunded, isReversed }: TripPayment): string => {
  if (isReversed) return t('entered by mistake, not counted');
  if (status === 'refund_pending' && (method === 'cash' || method === 'bank transfer'))
    return t('paid, and to be given back by the agency');
  return status === 'refunded' && amountRefunded < amount ? t('paid, and refunded in part') : words()[status];
};

/** Beside what staff take, the provider names how was paid. */
const methodOf = ({ method }: TripPayment): string => {
  if (method === 'card') return t('by card');
  if (method === 'cash') return t('by cash');
  return method === 'bank transfer' ? t('by bank transfer') : t('by {method}', { method });
};

const wasPaid = ({ status }: TripPayment): boolean => status === 'paid' || status === 'refund_pending' || status === 'refunded';

const lineOf = (payment: TripPayment): string => {
  const day = formatInstantDay(payment.paidAt ?? payment.createdAt);
  const [amount, outcome] = [formatMoney(payment.amount), outcomeOf(payment)];
  return wasPaid(payment)
    ? t('{day}: {amount} {method}, {outcome}', { day, amount, method: methodOf(payment), outcome })
    : t('{day}: {amount} {outcome}', { day, amount, outcome });
};

const Total = ({ what, amount, isStrong = false }: { what: string; amount: number; isStrong?: boolean }) => (
  <div className={`flex items-baseline justify-between gap-4 ${isStrong ? 'font-semibold text-ink' : 'text-ink-soft'}`}>
    <dt>{what}</dt>
    <dd className="figures">{formatMoney(amount)}</dd>
  </div>
);

/** The price, what was paid and refunded, and each attempt to pay. */
export const TripPayments = ({ booking, payments }: Pick<Trip, 'booking' | 'payments'>) => {
  const rest = restOf(booking);
  const { paid, refunded } = countedMoney(booking);
  return (
    <div className="space-y-5">
      {payments.length === 0 ? (
        <p className="text-ink-soft">{t('Nothing has been charged.')}</p>
      ) : (
        <ul className="space-y-2 text-ink-soft">
          {payments.map((payment) => (
            <li key={payment.createdAt} className="figures wrap-anywhere">
              {lineOf(payment)}
            </li>
          ))}
        </ul>
      )}
      {booking.refunds.length === 0 ? null : (
        <ul aria-label={t('Refunds')} className="figures space-y-2 text-ink-soft">
          {booking.refunds.map((refund) => (
            <li key={`${refund.requestedAt} ${refund.amount} ${refund.state}`}>{refundLineOf(refund)}</li>
          ))}
        </ul>
      )}
      <dl className="max-w-96 space-y-1.5 border-hairline border-t pt-4">
        <Total what={t('Price of the trip')} amount={booking.totalAmount} />
        <Total what={t('Paid')} amount={paid} isStrong />
        {rest === null ? null : <Total what={t('Owed, {due}', { due: dueWords(rest) })} amount={rest.owed} isStrong />}
        {refunded > 0 ? <Total what={t('Refunded')} amount={refunded} isStrong /> : null}
      </dl>
    </div>
  );
};
