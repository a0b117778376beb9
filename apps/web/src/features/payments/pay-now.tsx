import { formatMoney } from '@wayfarer/contracts';
import { CreditCard, Lock, RotateCcw } from 'lucide-react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { type PayNowOptions, usePayNow } from './use-pay-now.ts';

export type PayNowProps = {
  /** The address to choose another day at, once this one is sold out. */
  anotherDay: string;
} & PayNowOptions;

const promises = [
  { Icon: Lock, text: 'Your payment is protected with 256-bit encryption.' },
  { Icon: CreditCard, text: 'You enter your card details on our payment provider’s page. We never see them.' },
  { Icon: RotateCcw, text: 'Plans change? You’ll see your refund before you cancel.' },
];

const isSoldOut = (failure: unknown): boolean => failure instanceof ApiFailure && failure.code === 'SOLD_OUT';

/** The amount, the button, and why paying here is safe. */
export const PayNow = ({ anotherDay, ...options }: PayNowProps) => {
  const { payNow, busy, failure } = usePayNow(options);
  const toAnotherDay = (
    <LinkButton to={anotherDay} variant="secondary" size="small">
      Choose another day
    </LinkButton>
  );
  return (
    <Card className="space-y-6">
      <div>
        <p className="text-ink-soft">You pay now</p>
        <p className="figures font-bold text-ink text-title">{formatMoney(options.price.total)}</p>
      </div>
      {failure === null ? null : <Notice {...(isSoldOut(failure) ? { action: toAnotherDay } : {})}>{sentenceOf(failure)}</Notice>}
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
