import { type Booking, formatMoney, type Payment } from '@wayfarer/contracts';
import { CalendarCheck, type LucideIcon, Map as MapIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type BookingMoney, bookedWords } from '../../shared/deposit/booking-money.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';

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

/**
 * Money that arrived too late or twice is refunded automatically: then 'Paid' would be wrong, and the page
 * says so.
 */
const outcomeOf = (
  { status, amount, forChange }: Payment,
  why: string | null,
  money: BookingMoney | undefined,
): { word: string; tone: 'green' | 'grey' | 'yellow'; sentence: string } => {
  if (status === 'refund_pending' || status === 'refunded') {
    const back = `${formatMoney(amount)} ${status === 'refunded' ? 'was' : 'is being'} refunded to your card`;
    const late = forChange
      ? 'the change no longer waited for it. The booking is as it was'
      : 'this booking was already cancelled or paid';
    const sentence = why === null ? `${back}, because ${late}.` : `${why} ${back}.`;
    return { word: 'Refunded', tone: 'grey', sentence };
  }
  if (status === 'needs_review')
    return { word: 'In review', tone: 'yellow', sentence: 'We’ve received your payment and are reviewing it.' };
  if (forChange)
    return {
      word: 'Changed',
      tone: 'green',
      sentence: `We have received ${formatMoney(amount)}, and your trip is changed. Thank you!`,
    };
  const booked = money === undefined ? null : bookedWords(money);
  if (booked !== null)
    return { word: amount === money?.plan?.deposit ? 'Deposit paid' : 'Part paid', tone: 'green', sentence: booked };
  return { word: 'Paid', tone: 'green', sentence: `We have received ${formatMoney(amount)}. Thank you!` };
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
          Status <Badge tone={tone}>{word}</Badge>
        </output>
        <p className="figures text-ink-soft">{sentence}</p>
      </Card>
      {payment.status === 'paid' ? (
        <section className="space-y-4">
          <h2 className="font-bold text-ink text-lead">What comes next</h2>
          <ul className="space-y-4">
            <NextStep Icon={CalendarCheck}>
              {payment.forChange ? 'Your booking has its new day and party.' : 'Your booking is confirmed.'} You will find it
              under My Bookings.
            </NextStep>
            <NextStep Icon={MapIcon}>
              Look forward to {tour?.destination.name ?? 'your trip'}.{' '}
              <Link to={paths.myTrip(payment.booking)} className="font-semibold text-accent underline underline-offset-4">
                See your trip day by day
              </Link>
            </NextStep>
            <NextStep Icon={Undo2}>Plans change? You’ll see your refund there before you cancel.</NextStep>
          </ul>
        </section>
      ) : null}
      {documents}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={bookingsAddress} size="large">
          My Bookings
        </LinkButton>
        <LinkButton to={paths.packageList()} variant="secondary" size="large">
          See more trips
        </LinkButton>
      </div>
    </div>
  );
};
