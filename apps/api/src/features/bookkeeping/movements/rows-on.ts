import { addDays, type CalendarDate, startOfDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { type BalanceTransactionRecord, balanceRepository } from '../../payouts/index.ts';
import { type BookingOfMovements, movementRepository } from './movement.repository.ts';
import { type Movement, movementsOf } from './movements-of.ts';
import { keyOfMovement, keyOfTransaction, type MovementRow, providerSideOf } from './provider-side.ts';

type Needs = Pick<Dependencies, 'database' | 'config'>;

const isKnown = <Value>(value: Value | null | undefined | ''): value is Value => Boolean(value);

/** Those of some transactions that are no movement of any day, with the bookings that they are about. */
const withoutMovement = async (
  { database, config }: Needs,
  transactions: readonly BalanceTransactionRecord[],
): Promise<{ alone: BalanceTransactionRecord[]; bookings: BookingOfMovements[] }> => {
  const paymentIds = transactions.map(({ paymentId }) => paymentId).filter(isKnown);
  const bookings = await movementRepository(database, config.SITE_TIME_ZONE).listPaidBy(paymentIds);
  const moved = new Set(movementsOf(bookings).map(keyOfMovement));
  const isAlone = (key: string | null): boolean => key === null || !moved.has(key);
  return { alone: transactions.filter((one) => isAlone(keyOfTransaction(one))), bookings };
};

const ownRow = (
  { category, createdAt, paymentId, refundId }: BalanceTransactionRecord,
  bookings: readonly BookingOfMovements[],
): Movement => {
  const isAbout = ({ attempts }: BookingOfMovements) => attempts.some((attempt) => attempt.paymentId === paymentId);
  return {
    at: createdAt,
    kind: `Provider: ${category.replaceAll('_', ' ')}`,
    booking: (paymentId && bookings.find(isAbout)?._id) || null,
    document: null,
    gross: null,
    tax: null,
    taxPercent: null,
    way: '',
    tillWay: null,
    by: null,
    paymentId: paymentId ?? '',
    sessionId: '',
    refundId: refundId ?? '',
    receiptDate: '',
    reference: '',
  };
};

/**
 * The movements of a day with the provider's side of each. What moved at the provider alone, such as a
 * dispute's money and its fee, has rows of its own. So each transaction of the provider is in one row, and
 * all rows with one payout come to what the bank got.
 */
export const rowsOn = async (needs: Needs, day: CalendarDate, movements: readonly Movement[]): Promise<MovementRow[]> => {
  const balance = balanceRepository(needs.database);
  const start = (of: CalendarDate): Date => startOfDay(of, needs.config.SITE_TIME_ZONE);
  const [about, onDay] = await Promise.all([
    balance.listOf([...new Set(movements.map(({ paymentId }) => paymentId).filter(isKnown))]),
    balance.listWithin({ from: start(day), to: start(addDays(day, 1)) }),
  ]);
  const keys = new Set(movements.map(keyOfMovement).filter(isKnown));
  const { alone, bookings } = await withoutMovement(
    needs,
    onDay.filter((one) => !keys.has(keyOfTransaction(one) ?? '')),
  );
  const payouts = await balance.findPayouts([...about, ...alone].map(({ payoutId }) => payoutId).filter(isKnown));
  const sides = new Map(about.map((one) => [keyOfTransaction(one), providerSideOf(one, payouts)]));
  const moved = movements.map((movement): MovementRow => {
    const key = keyOfMovement(movement);
    return { ...movement, provider: (key && sides.get(key)) || null };
  });
  const own = alone.map((one): MovementRow => ({ ...ownRow(one, bookings), provider: providerSideOf(one, payouts) }));
  return [...moved, ...own].toSorted((one, other) => one.at.getTime() - other.at.getTime());
};
