import { newRefundSchema } from '@wayfarer/contracts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { type Problems, problemsIn } from '../../shared/forms/contract-resolver.ts';

export interface RefundFormValues {
  amount: string;
  reason: string;
}

const amountIn = (text: string): number => Number(text.trim().replaceAll(',', '') || Number.NaN);

export const refundIn = ({ amount, reason }: RefundFormValues) => ({ amount: amountIn(amount), reason: reason.trim() });

/** @param left in rupees; no more can be given back */
export const refundProblemsOf =
  (left: number) =>
  (values: RefundFormValues): Problems => {
    const refund = refundIn(values);
    const problems = { ...problemsIn(newRefundSchema.safeParse(refund)) };
    if (Number.isNaN(refund.amount)) problems.amount = 'Enter an amount.';
    else if (refund.amount > left) problems.amount = `At most ${formatMoney(left)} is left to give back.`;
    return problems;
  };
