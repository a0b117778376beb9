import { formatMoney, type QuoteLine } from '@wayfarer/contracts';
import { ApiFailure } from '../api/api-failure.ts';
import type { Question } from '../ui/overlays/confirm.ts';
import { t } from '../words/words.ts';
import { ChangedLines } from './changed-lines.tsx';

/** A total in rupees, and what it is made of where that is more than one price for each person. */
export type ShownPrice = { total: number; lines?: readonly QuoteLine[] | undefined };

const isLine = (value: unknown): value is QuoteLine => typeof value === 'object' && value !== null && 'sum' in value;

/**
 * The price that the server has computed for a refused order; null where the refusal was not about the price.
 */
export const newPriceIn = (thrown: unknown): ShownPrice | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'PRICE_CHANGED') return null;
  const { totalAmount, lines } = thrown.details;
  if (typeof totalAmount !== 'number') return null;
  return { total: totalAmount, lines: Array.isArray(lines) ? lines.filter(isLine) : undefined };
};

const movedWords = (before: number, after: number): string => {
  const totals = { before: formatMoney(before), after: formatMoney(after) };
  return after > before
    ? t('The total has gone up from {before} to {after}.', totals)
    : t('The total has gone down from {before} to {after}.', totals);
};

/** @param unchanged what is still so, whatever the answer: 'You haven't booked anything yet.' */
export const newPriceQuestion = (before: ShownPrice, after: ShownPrice, verb: 'Book' | 'Pay', unchanged: string): Question => ({
  title: t('The price has changed'),
  text: `${movedWords(before.total, after.total)} ${unchanged}`,
  details:
    after.lines === undefined || before.lines === undefined ? undefined : (
      <ChangedLines before={before.lines} after={after.lines} />
    ),
  confirmLabel:
    verb === 'Book'
      ? t('Book for {amount}', { amount: formatMoney(after.total) })
      : t('Pay {amount}', { amount: formatMoney(after.total) }),
  cancelLabel: t('Not now'),
});
