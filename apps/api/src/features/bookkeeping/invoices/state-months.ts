import { monthsBetween, type Statement } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { monthDays } from '../../../time/month-days.ts';
import { sumPeriod } from './sum-invoices.ts';

/** What the documents of some months come to, each month by itself, the first to the last, and together. */
export const stateMonths = async (
  needs: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  { from, to }: { from: string; to: string },
): Promise<Statement> => {
  const months: Statement['months'] = [];
  for (const month of monthsBetween(from, to)) {
    const days = monthDays(month);
    months.push({ month, ...(await sumPeriod(needs, days.from, days.to)) });
  }
  return { months, total: await sumPeriod(needs, monthDays(from).from, monthDays(to).to) };
};
