import type { Payment } from '@wayfarer/contracts';
import { TriangleAlert } from 'lucide-react';
import { dueBackOf } from './due-back.ts';
import { GivenBackButton } from './given-back-button.tsx';
import { RefundButton } from './refund-button.tsx';

type PaymentAttentionProps = {
  payment: Payment;
  onRefund: (payment: Payment) => void;
};

/**
 * Why a payment waits for a person, what to do, and the button that does it; nothing if no action is needed.
 */
export const PaymentAttention = ({ payment, onRefund }: PaymentAttentionProps) => {
  const { attention } = payment;
  if (attention === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-amber-soft p-3 text-amber">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="figures min-w-0 flex-1 basis-60">
        <span className="font-semibold">{attention.reason}</span> {attention.todo}
      </p>
      <GivenBackButton due={dueBackOf([payment])} label="Give back" />
      {attention.canGiveBack ? <RefundButton payment={payment} onRefund={onRefund} /> : null}
    </div>
  );
};
