import { type Booking, formatMoney } from '@wayfarer/contracts';
import { CreditCard, Lock, RotateCcw } from 'lucide-react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { type BookingMoney, restOf } from '../../shared/deposit/booking-money.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { t } from '../../shared/words/words.ts';
import { PaymentChoiceFields } from './choice/payment-choice-fields.tsx';
import { RestFigures } from './choice/rest-figures.tsx';
import { usePaymentChoice } from './choice/use-payment-choice.ts';
import { type PayNowOptions, usePayNow } from './use-pay-now.ts';

export type PayNowProps = {
  money: BookingMoney & Pick<Booking, 'lines'>;
  /** The address to choose another day at, once this one is sold out. */
  anotherDay: string;
} & Omit<PayNowOptions, 'price' | 'choice'>;

const promises = () => [
  { Icon: Lock, text: t('Your payment is protected with 256-bit encryption.') },
  { Icon: CreditCard, text: t('You enter your card details on our payment provider’s page. We never see them.') },
  { Icon: RotateCcw, text: t('Plans change? You’ll see your refund before you cancel.') },
];

const isSoldOut = (failure: unknown): boolean => failure instanceof ApiFailure && failure.code === 'SOLD_OUT';

/** How much is paid now, the button, and why paying here is safe. */
export const PayNow = ({ anotherDay, money, ...options }: PayNowProps) => {
  const choice = usePaymentChoice(money);
  const price = { total: money.totalAmount, lines: money.lines };
  const { payNow, busy, failure, forget } = usePayNow({ ...options, price, choice });
  const refusedAmount = failure instanceof ApiFailure ? failure.fields.amount : undefined;
  const isAtField = refusedAmount !== undefined && choice.value === 'part';
  const toAnotherDay = (
    <LinkButton to={anotherDay} variant="secondary" size="small">
      {t('Choose another day')}
    </LinkButton>
  );
  return (
    <Card className="space-y-6">
      {restOf(money) === null ? null : (
        // On phones the summary above has them.
        <div className="max-lg:hidden">
          <RestFigures money={money} />
        </div>
      )}
      <PaymentChoiceFields choice={choice} refused={refusedAmount} onType={forget} />
      <div>
        <p className="text-ink-soft">{t('You pay now')}</p>
        <p className="figures font-bold text-ink text-title">{Number.isNaN(choice.amount) ? '–' : formatMoney(choice.amount)}</p>
      </div>
      {failure === null || isAtField ? null : (
        <Notice {...(isSoldOut(failure) ? { action: toAnotherDay } : {})}>{refusedAmount ?? sentenceOf(failure)}</Notice>
      )}
      <Button size="large" className="w-full" busy={busy} onClick={() => void payNow()}>
        {t('Pay Now')}
      </Button>
      <ul className="space-y-3 border-hairline border-t pt-5">
        {promises().map(({ Icon, text }) => (
          <li key={text} className="flex gap-3 text-ink-soft text-small">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  );
};
