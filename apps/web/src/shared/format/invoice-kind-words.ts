import type { InvoiceKind } from '@wayfarer/contracts';
import { t } from '../words/words.ts';

/** What a document is called on screens, in the language of the page. */
export const invoiceKindWords: Readonly<Record<InvoiceKind, string>> = {
  get invoice() {
    return t('Invoice');
  },
  get receipt() {
    return t('Receipt');
  },
  get 'credit-note'() {
    return t('Credit note');
  },
};
