import type { ComponentProps } from 'react';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { t } from '../words/words.ts';
import type { InvoiceToPart } from './invoice-to-values.ts';

type Shared = 'name' | 'value' | 'defaultValue' | 'autoComplete';
type FieldProps = Pick<ComponentProps<'input'>, Shared> &
  Pick<ComponentProps<'textarea'>, Shared> & {
    ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
    onChange?: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => unknown;
    onBlur?: (event: { target: HTMLInputElement | HTMLTextAreaElement }) => unknown;
  };

type InvoiceToFieldsProps = {
  /** What belongs to the control of each part. */
  field: (part: InvoiceToPart) => FieldProps;
  /** The sentence at each part that is wrong. */
  errors: Readonly<Partial<Record<InvoiceToPart, string | undefined>>>;
};

/** Whom an invoice is made out to. */
export const InvoiceToFields = ({ field, errors }: InvoiceToFieldsProps) => (
  <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
    <TextField label={t('Company')} autoComplete="off" error={errors.company} {...field('company')} />
    <TextField
      label={t('Name on the invoice')}
      autoComplete="off"
      hint={t('With a company, for whose attention.')}
      error={errors.name}
      {...field('name')}
    />
    <TextArea
      label={t('Address')}
      className="sm:col-span-2"
      rows={3}
      autoComplete="off"
      hint={t('A company’s invoice needs it.')}
      error={errors.address}
      {...field('address')}
    />
    <TextField label={t('Tax number')} optional autoComplete="off" error={errors.taxNumber} {...field('taxNumber')} />
  </div>
);
