import { type Booking, formatMoney, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import { formatDay } from '../format/calendar-day.ts';
import { t } from '../words/words.ts';
import { nowAndLaterWords } from './deposit-words.ts';

/** What of a booking its money is told from. */
export type BookingMoney = Pick<Booking, 'bookingStatus' | 'totalAmount' | 'amountPaid' | 'plan' | 'owed'>;

/** What a confirmed booking still owes, in rupees, and until when; null where it owes nothing. */
type Rest = { readonly owed: number; readonly dueOn: string; readonly isOverdue: boolean; readonly onArrival: boolean };
export const restOf = ({ bookingStatus, plan, owed = 0 }: Pick<BookingMoney, 'bookingStatus' | 'plan' | 'owed'>): Rest | null =>
  bookingStatus === 'confirmed' && plan && owed > 0
    ? { owed, dueOn: plan.dueOn, isOverdue: plan.state === 'overdue', onArrival: plan.onArrival === true }
    : null;

/** How the day of a rest is told: 'due Thu, 31 Dec 2026', 'was due …', 'due on arrival, …'. */
export const dueWords = ({ dueOn, isOverdue, onArrival }: Omit<Rest, 'owed'>): string => {
  const day = formatDay(dueOn);
  if (isOverdue) return t('was due {day}', { day });
  return onArrival ? t('due on arrival, {day}', { day }) : t('due {day}', { day });
};

/** '₹70,000.00 due Thu, 31 Dec 2026', or since when it is overdue. */
export const restWords = (rest: Rest): string => t('{amount} {due}', { amount: formatMoney(rest.owed), due: dueWords(rest) });

/** What of the price is paid, in rupees: without what was paid twice and given back. */
const paidOfPrice = ({ totalAmount }: Pick<BookingMoney, 'totalAmount'>, { owed }: Rest): number =>
  rupeesOf(minorUnitsOf(totalAmount) - minorUnitsOf(owed));

/** What confirms a booking that waits, and what is due later; null where all is paid at once. */
export const firstDueWords = ({ bookingStatus, plan }: Pick<BookingMoney, 'bookingStatus' | 'plan'>): string | null =>
  bookingStatus === 'pending' && plan?.state === 'open' ? nowAndLaterWords({ ...plan, now: plan.deposit }) : null;

/**
 * 'Paid ₹30,000.00 of ₹1,00,000.00 · ₹70,000.00 due Thu, 31 Dec 2026'; before anything is paid what is to be
 * paid when. Null where it is paid, or all at once.
 */
export const moneyLine = (booking: BookingMoney): string | null => {
  const rest = restOf(booking);
  if (rest === null) return firstDueWords(booking);
  return t('Paid {paid} of {total} · {rest}', {
    paid: formatMoney(paidOfPrice(booking, rest)),
    total: formatMoney(booking.totalAmount),
    rest: restWords(rest),
  });
};

/** 'Your trip is booked. ₹30,000.00 paid, ₹70,000.00 is due by …'; null where nothing is owed. */
export const bookedWords = (booking: BookingMoney): string | null => {
  const rest = restOf(booking);
  if (rest === null) return null;
  const values = { paid: formatMoney(paidOfPrice(booking, rest)), owed: formatMoney(rest.owed), day: formatDay(rest.dueOn) };
  if (rest.isOverdue) return t('Your trip is booked. {paid} paid, {owed} was due on {day}.', values);
  return rest.onArrival
    ? t('Your trip is booked. {paid} paid, {owed} is paid on arrival, on {day}.', values)
    : t('Your trip is booked. {paid} paid, {owed} is due by {day}.', values);
};

/** A figure of the money of a booking. */
type MoneyFigure = { readonly name: string; readonly value: string };

const dueFigure = ({ dueOn, isOverdue, onArrival }: Rest): string => {
  const day = formatDay(dueOn);
  if (isOverdue) return t('{day}, overdue', { day });
  return onArrival ? t('{day}, on arrival', { day }) : day;
};

/** Paid, owed and due of a booking that owes a rest; none where it does not. */
export const moneyFigures = (booking: BookingMoney): readonly MoneyFigure[] => {
  const rest = restOf(booking);
  if (rest === null) return [];
  return [
    { name: t('Paid'), value: formatMoney(paidOfPrice(booking, rest)) },
    { name: t('Owed'), value: formatMoney(rest.owed) },
    { name: t('Due'), value: dueFigure(rest) },
  ];
};

/** What the link to the payment page says. */
export const payWords = (booking: Pick<BookingMoney, 'bookingStatus' | 'plan' | 'owed'>): string =>
  restOf(booking) === null ? t('Pay now') : t('Pay the rest');
