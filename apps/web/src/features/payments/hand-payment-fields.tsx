import { formatMoney, takenPaymentSchema } from '@wayfarer/contracts';
import type { ComponentProps } from 'react';
import { z } from 'zod';
import { Button } from '../../shared/ui/actions/button.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';

/** A reference as it is typed: nothing, or blanks alone, is none. */
export const typedReferenceSchema = z
  .string()
  .transform((text) => (text.trim() === '' ? undefined : text))
  .pipe(takenPaymentSchema.shape.reference);

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

export const AmountField = (props: FieldProps) => (
  <TextField label="Amount" leading="₹" inputMode="decimal" autoComplete="off" {...props} />
);

export const ReferenceField = (props: FieldProps) => (
  <TextField label="Reference" optional autoComplete="off" hint="The number of a receipt, or of the transfer." {...props} />
);

/** @param amount in rupees; NaN while what is typed is none */
export const RecordButtons = ({ amount, busy, onClose }: { amount: number; busy: boolean; onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-3 pt-2">
    <Button variant="secondary" onClick={onClose}>
      Close
    </Button>
    <Button type="submit" busy={busy}>
      {Number.isNaN(amount) ? 'Record payment' : `Record ${formatMoney(amount)}`}
    </Button>
  </div>
);
