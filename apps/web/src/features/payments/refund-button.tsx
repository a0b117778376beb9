import { displayNameOf, type Payment } from '@wayfarer/contracts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';

type RefundButtonProps = {
  payment: Payment;
  onRefund: (payment: Payment) => void;
  className?: string;
};

/** Opens the refund of a payment; absent if nothing is left to refund, or the role may not refund. */
export const RefundButton = ({ payment, onRefund, className }: RefundButtonProps) => {
  const mayRefund = useMay('refund-payments');
  return mayRefund && payment.amountLeft > 0 ? (
    <Button
      variant="secondary"
      size="small"
      className={className}
      aria-label={`Refund payment of ${displayNameOf(payment.user)}`}
      onClick={() => onRefund(payment)}
    >
      Refund
    </Button>
  ) : null;
};
