import { type Booking, formatMoney, type Payment } from '@wayfarer/contracts';
import { CalendarCheck, type LucideIcon, Map as MapIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BookingMoney, bookedWords } from '../../shared/deposit/booking-money.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';

export type PaymentOutcomeProps = {
  payment: Payment;
  bookingsAddress: string;
  /** The booked package; missing until the booking is loaded. */
  tour: Booking['package'] | undefined;
  /** The money of its booking after the payment; missing until that is loaded. */
  money?: BookingMoney | undefined;
  /** The documents of a booking that is confirmed. */
  documents?: ReactNode;
  /** Why the booking was cancelled automatically, if it was. */
  why?: string | null;
};

/** Why money was given back, and that it was. @param why the booking was cancelled, if it was */
const refundedSentence = ({ status, amount: rupees, forChange }: Payment, why: string | null): string => {
  const amount = formatMoney(rupees);
  const isDone = status === 'refunded';
  if (why !== null)
    return isDone
      ? t('{reason} {amount} was refunded to your card.', { reason: why, amount })
      : t('{reason} {amount} is being refunded to your card.', { reason: why, amount });
  if (forChange)
    return isDone
      ? t('{amount} was refunded to your card, because the change no longer waited for it. The booking is as it was.', { amount })
      : t('{amount} is being refunded to your card, because the change no longer waited for it. The booking is as it was.', {
          amount,
        });
  return isDone
    ? t('{amount} was refunded to your card, because this booking was already cancelled or paid.', { amount })
    : t('{amount} is being refunded to your card, because this booking was already cancelled or paid.', { amount });
};

/**
 * Money that arrived too late or twice is refunded automatically: then 'Paid' would be wrong, and the page
 * says so.
 */
const outcomeOf = (
  payment: Payment,
  why: string | null,
  money: BookingMoney | undefined,
): { word: string; tone: 'green' | 'grey' | 'yellow'; sentence: string } => {
  const { status, amount, forChange } = payment;
  if (status === 'refund_pending' || status === 'refunded')
    return { word: t('Refunded'), tone: 'grey', sentence: refundedSentence(payment, why) };
  if (status === 'needs_review')
    return { word: t('In review'), tone: 'yellow', sentence: t('We’ve received your payment and are reviewing it.') };
  if (forChange)
    return {
      word: t('Changed'),
      tone: 'green',
      sentence: t('We have received {amount}, and your trip is changed. Thank you!', { amount: formatMoney(amount) }),
    };
  const booked = money === undefined ? null : bookedWords(money);
  if (booked !== null)
    return { word: amount === money?.plan?.deposit ? t('Deposit paid') : t('Part paid'), tone: 'green', sentence: booked };
  return {
    word: t('Paid'),
    tone: 'green',
    sentence: t('We have received {amount}. Thank you!', { amount: formatMoney(amount) }),
  };
};

const NextStep = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-center gap-4 text-ink-soft">
    <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
      <Icon className="size-5" />
    </span>
    <span className="min-w-0">{children}</span>
  </li>
);

/** The outcome of the payment, and what comes next. */
export const PaymentOutcome = ({ payment, bookingsAddress, tour, money, documents = null, why = null }: PaymentOutcomeProps) => {
  const { word, tone, sentence } = outcomeOf(payment, why, money);
  return (
    <div className="space-y-8">
      <Card className="space-y-3">
        <output className="flex items-center gap-2.5 font-semibold text-ink text-lead">
          {rich('Status <status>', { status: <Badge tone={tone}>{word}</Badge> })}
        </output>
        <p className="figures text-ink-soft">{sentence}</p>
      </Card>
      {payment.status === 'paid' ? (
        <section className="space-y-4">
          <h2 className="font-bold text-ink text-lead">{t('What comes next')}</h2>
          <ul className="space-y-4">
            <NextStep Icon={CalendarCheck}>
              {payment.forChange
                ? t('Your booking has its new day and party. You will find it under My Bookings.')
                : t('Your booking is confirmed. You will find it under My Bookings.')}
            </NextStep>
            <NextStep Icon={MapIcon}>
              {tour === undefined
                ? t('Look forward to your trip.')
                : t('Look forward to {place}.', { place: tour.destination.name })}{' '}
              <Link to={paths.myTrip(payment.booking)} className="font-semibold text-accent underline underline-offset-4">
                {t('See your trip day by day')}
              </Link>
            </NextStep>
            <NextStep Icon={Undo2}>{t('Plans change? You’ll see your refund there before you cancel.')}</NextStep>
          </ul>
        </section>
      ) : null}
      {documents}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={bookingsAddress} size="large">
          {t('My Bookings')}
        </LinkButton>
        <LinkButton to={paths.packageList()} variant="secondary" size="large">
          {t('See more trips')}
        </LinkButton>
      </div>
    </div>
  );
};
