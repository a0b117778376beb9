import type { Ref } from 'react';
import { Tick } from '../ui/fields/tick.tsx';
import { t } from '../words/words.ts';
import { InvoiceToFields } from './invoice-to-fields.tsx';
import type { InvoiceToPart, InvoiceToValues } from './invoice-to-values.ts';

export const toSomebodyElse = () => t('Invoice to a company, or to somebody else');

type InvoiceToEntryProps = {
  value: InvoiceToValues;
  onChange: (value: InvoiceToValues) => void;
  /** The sentence at each part that is wrong. */
  errors: Readonly<Partial<Record<InvoiceToPart, string | undefined>>> | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** Whether the invoice is for somebody else than who books, and for whom; folded until it is. */
export const InvoiceToEntry = ({ value, onChange, errors = {}, ref }: InvoiceToEntryProps) => (
  <div ref={ref} className="space-y-4">
    <Tick label={toSomebodyElse()} checked={value.isOther} onChange={(isOther) => onChange({ ...value, isOther })} />
    {value.isOther ? (
      <InvoiceToFields
        field={(part) => ({ value: value[part], onChange: ({ target }) => onChange({ ...value, [part]: target.value }) })}
        errors={errors}
      />
    ) : null}
  </div>
);
