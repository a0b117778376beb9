import { useEffect, useRef } from 'react';
import { RadioCards } from '../../../shared/ui/fields/radio-cards.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { t } from '../../../shared/words/words.ts';
import type { PaymentChoice } from './use-payment-choice.ts';

type PaymentChoiceFieldsProps = {
  choice: PaymentChoice;
  /** Why the server does not take the amount. */
  refused: string | undefined;
  /** Another amount is typed, so that what was refused counts no longer. */
  onType: () => void;
};

/** How much of a booking is paid now; nothing where there is nothing to choose. */
export const PaymentChoiceFields = ({ choice, refused, onType }: PaymentChoiceFieldsProps) => {
  const { options, value, pick, typed, type, isUnreadable } = choice;
  const field = useRef<HTMLInputElement>(null);
  const error = isUnreadable ? t('Enter an amount.') : refused;
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);
  if (value === null || options.length < 2) return null;
  return (
    <div className="space-y-4">
      <RadioCards label={t('How much you pay now')} cards={options} value={value} onValueChange={pick} />
      {value === 'part' ? (
        <TextField
          ref={field}
          label={t('Amount')}
          leading="₹"
          inputMode="decimal"
          autoComplete="off"
          hint={t('Any amount from ₹1.00 on. You can pay the rest later.')}
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            onType();
          }}
          error={error}
        />
      ) : null}
    </div>
  );
};
