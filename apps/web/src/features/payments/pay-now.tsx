import { CreditCard, Lock, RotateCcw } from 'lucide-react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { type PayNowOptions, usePayNow } from './use-pay-now.ts';

export interface PayNowProps extends PayNowOptions {
  /** Rupees. */
  amount: number;
}

const promises = [
  { Icon: Lock, text: 'Your payment is protected with 256-bit encryption.' },
  { Icon: CreditCard, text: 'You enter your card on the payment provider’s own page. We never see its number.' },
  { Icon: RotateCcw, text: 'If plans change, you see what you get back before you cancel.' },
];

/** The amount, the one button, and why it is safe to press it. */
export const PayNow = ({ amount, ...options }: PayNowProps) => {
  const { payNow, busy, failure } = usePayNow(options);
  return (
    <Card className="space-y-6">
      <div>
        <p className="text-ink-soft">You pay now</p>
        <p className="figures font-bold text-ink text-title">{formatMoney(amount)}</p>
      </div>
      {failure === null ? null : <Notice>{sentenceOf(failure)}</Notice>}
      <Button size="large" className="w-full" busy={busy} onClick={() => void payNow()}>
        Pay Now
      </Button>
      <ul className="space-y-3 border-hairline border-t pt-5">
        {promises.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3 text-ink-soft text-small">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
};
