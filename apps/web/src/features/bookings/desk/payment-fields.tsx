import { formatMoney, MAX_HOLD_DAYS } from '@wayfarer/contracts';
import type { Split } from '../../../shared/deposit/deposit-words.ts';
import { QuickAmounts } from '../../../shared/deposit/quick-amounts.tsx';
import { formatDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { typedText } from '../../../shared/format/typed-amount.ts';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { type DraftProps, isReached } from './desk-draft.ts';

const hows = [
  { value: 'link', label: 'Link to pay' },
  { value: 'paid', label: 'Paid already' },
  { value: 'free', label: 'Free' },
] as const;
const ways = [
  { value: 'cash', label: 'Cash' },
  { value: 'transfer', label: 'Bank transfer' },
];

type PaymentFieldsProps = DraftProps & {
  /** In rupees; undefined until there is a price. */
  total: number | undefined;
  /** Where the deposit alone confirms it. */
  split: Split | undefined;
};

/** How the booking is paid: by a link, already, all of it or the deposit, or not at all. */
export const PaymentFields = ({ draft, change, errors, total, split }: PaymentFieldsProps) => (
  <div className="space-y-5">
    <Segmented label="How it is paid" options={hows} value={draft.how} onValueChange={(how) => change({ how })} />
    {draft.how === 'link' ? (
      <TextField
        label="Hold the seats until"
        type="datetime-local"
        className="sm:w-1/2"
        hint={`At most ${MAX_HOLD_DAYS} days. ${isReached(draft) ? 'The link opens without a login.' : 'There is no email address to send the link to, so copy it from the booking.'}`}
        value={draft.holdUntil}
        error={errors['link.holdUntil'] ?? errors.link}
        onChange={(event) => change({ holdUntil: event.target.value })}
      />
    ) : null}
    {draft.how === 'paid' && split && total !== undefined ? (
      <div className="space-y-2.5">
        <TextField
          label="Amount received"
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          className="sm:w-1/2"
          hint={`At least the deposit. The rest is ${split.onArrival ? 'paid on arrival' : 'due by'} ${formatDay(split.dueOn)}.`}
          value={draft.received ?? typedText(total)}
          error={errors['paid.amount']}
          onChange={(event) => change({ received: event.target.value })}
        />
        <QuickAmounts
          amounts={[
            { name: 'Deposit', amount: split.now },
            { name: 'All', amount: total },
          ]}
          onChoose={(received) => change({ received })}
        />
      </div>
    ) : null}
    {draft.how === 'paid' ? (
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-3">
        <SelectField
          label="Paid by"
          hint={total === undefined || split ? undefined : `In full, ${formatMoney(total)}.`}
          options={ways}
          value={draft.way}
          error={errors['paid.way']}
          onChange={(event) => change({ way: event.target.value === 'transfer' ? 'transfer' : 'cash' })}
        />
        <TextField
          label="Received on"
          type="date"
          max={todayOnSite()}
          value={draft.receivedOn}
          error={errors['paid.receivedOn'] ?? (split ? undefined : errors['paid.amount'])}
          onChange={(event) => change({ receivedOn: event.target.value })}
        />
        <TextField
          label="Reference"
          optional
          autoComplete="off"
          value={draft.reference}
          error={errors['paid.reference']}
          onChange={(event) => change({ reference: event.target.value })}
        />
      </div>
    ) : null}
    {draft.how === 'free' ? (
      <TextField
        label="Why it is free"
        autoComplete="off"
        value={draft.freeReason}
        error={errors['free.reason'] ?? errors.free ?? errors['discount.amount']}
        onChange={(event) => change({ freeReason: event.target.value })}
      />
    ) : null}
  </div>
);
