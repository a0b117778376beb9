import type { RefCallBack } from 'react-hook-form';
import { focusFirst } from '../forms/focus-first.ts';
import { groupErrorOf } from '../forms/group-error.ts';
import { InvoiceToEntry } from './invoice-to-entry.tsx';
import type { InvoiceToValues } from './invoice-to-values.ts';

type Rendered = { field: { value: InvoiceToValues; onChange: (value: InvoiceToValues) => void; ref: RefCallBack } };

/** What a form's `Controller` renders for whom its invoices are for. @param error of the field */
export const invoiceToControl =
  (error: unknown) =>
  ({ field: { value, onChange, ref } }: Rendered) => (
    <InvoiceToEntry value={value} onChange={onChange} errors={groupErrorOf(error).parts} ref={focusFirst(ref)} />
  );
