import { formatMoney, type Payment } from '@wayfarer/contracts';
import { formatDay, formatShortDay } from '../../shared/format/calendar-day.ts';
import { formatAmount } from '../../shared/format/format-amount.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { ShortId } from '../../shared/ui/display/short-id.tsx';
import { TechnicalDetails } from '../../shared/ui/display/technical-details.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { PaymentAttention } from './payment-attention.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';
import { RefundButton } from './refund-button.tsx';

type AttemptCardProps = {
  payment: Payment;
  onRefund: (payment: Payment) => void;
};

type Refund = Payment['refunds'][number];
type Command = Payment['commands'][number];

const refundStates: Readonly<Record<Refund['state'], string>> = {
  pending: 'on its way',
  dropped: 'dropped',
  done: 'refunded',
  failed: 'not accepted by the bank',
};

/** Money that staff took is on no way by itself: a person gives it back. */
const stateWordsOf = ({ state, byHand, isReversal }: Refund): string => {
  if (isReversal) return 'reversed: entered by mistake';
  return byHand && state === 'pending' ? 'to give back' : refundStates[state];
};

const givenWordsOf = ({ way, givenOn, by, reference }: NonNullable<Refund['givenBack']>): string =>
  [
    `Given back ${way === 'cash' ? 'in cash' : 'by bank transfer'} on ${formatDay(givenOn)}`,
    ...(by === null ? [] : [`by ${by}`]),
    ...(reference === null ? [] : [`reference ${reference}`]),
  ].join(', ');

const RefundLine = ({ refund }: { refund: Refund }) => {
  const { amount, by, reason, requestedAt, givenBack } = refund;
  return (
    <li className="wrap-anywhere">
      <span className="font-medium text-ink">{formatMoney(amount)}</span> {stateWordsOf(refund)}, asked for{' '}
      {by === null ? '' : `by ${by} `}on {formatMoment(requestedAt, 'second')}
      {givenBack === undefined ? null : <span className="block">{givenWordsOf(givenBack)}</span>}
      {reason === null ? null : <q className="block text-ink-faint">{reason}</q>}
    </li>
  );
};

/** How it was paid without the provider. */
const ByHandFacts = ({ payment: { byHand, paymentMethod, transactionId } }: { payment: Payment }) =>
  byHand === undefined ? null : (
    <p className="wrap-anywhere text-ink-soft text-small">
      <span className="capitalize">{paymentMethod}</span> received on {formatDay(byHand.receivedOn)}
      {byHand.takenBy === null ? null : `, taken by ${byHand.takenBy}`}
      {transactionId === '' ? null : `, reference ${transactionId}`}
    </p>
  );

const commandNames: Readonly<Record<Command['kind'], string>> = { refund: 'Refund', expire: 'Closing the payment page' };

const CommandLine = ({ command: { kind, tries, nextTryAt, lastFailure } }: { command: Command }) => (
  <li className="wrap-anywhere">
    {commandNames[kind]}: {tries === 0 ? 'in progress' : `tried ${tries} ${tries === 1 ? 'time' : 'times'}`}, next on{' '}
    {formatMoment(nextTryAt, 'second')}
    {lastFailure === null ? null : <span className="block text-red">{lastFailure}</span>}
  </li>
);

const FACTS = 'grid gap-x-6 text-small sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center';

/** What the provider keeps and pays out; and under which ids it knows the payment, which few ask. */
const ProviderFacts = ({ payment: { sessionId, paymentId, fee } }: { payment: Payment }) => (
  <>
    {fee === undefined ? null : (
      <dl className={FACTS}>
        <dt className="text-ink-faint">Fee</dt>
        <dd className="figures text-ink-soft">{formatAmount(fee.amount, fee.currency)}</dd>
        <dt className="text-ink-faint">Paid out on</dt>
        <dd className="text-ink-soft">{fee.paidOutOn === null ? 'Not known yet' : formatShortDay(fee.paidOutOn)}</dd>
      </dl>
    )}
    <TechnicalDetails>
      <dl className={FACTS}>
        <dt className="text-ink-faint">Payment session</dt>
        <dd className="text-ink-soft">
          {sessionId === null ? 'Never opened' : <ShortId label="payment session" id={sessionId} />}
        </dd>
        <dt className="text-ink-faint">Payment</dt>
        <dd className="text-ink-soft">{paymentId === null ? 'None' : <ShortId label="payment" id={paymentId} />}</dd>
      </dl>
    </TechnicalDetails>
  </>
);

/**
 * One attempt to pay a booking: its state, its ids at the provider, its refunds, and the commands still to be
 * sent to the provider.
 */
export const AttemptCard = ({ payment, onRefund }: AttemptCardProps) => {
  const { amount, refunds, commands, attention, createdAt } = payment;
  return (
    <Card className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PaymentStatusBadge payment={payment} />
        <span className="figures font-semibold text-ink">{formatMoney(amount)}</span>
        <span className="figures text-ink-faint text-small">{formatMoment(createdAt, 'second')}</span>
        {attention === null ? <RefundButton payment={payment} onRefund={onRefund} className="ms-auto" /> : null}
      </div>
      <PaymentAttention payment={payment} onRefund={onRefund} />
      {payment.byHand ? <ByHandFacts payment={payment} /> : <ProviderFacts payment={payment} />}
      {refunds.length === 0 ? null : (
        <ul aria-label="Refunds" className="figures space-y-2 text-ink-soft text-small">
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      {commands.length === 0 ? null : (
        <ul aria-label="Still to do at the provider" className="figures space-y-2 text-ink-soft text-small">
          {commands.map((command) => (
            <CommandLine key={`${command.kind} ${command.nextTryAt}`} command={command} />
          ))}
        </ul>
      )}
    </Card>
  );
};
