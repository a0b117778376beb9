import type { InvoiceFacts } from '../invoice/invoice-facts.ts';
import type { VoucherFacts } from '../voucher/voucher-facts.ts';

/** A task for the thread. */
export type DocumentTask =
  | { readonly kind: 'voucher'; readonly facts: VoucherFacts }
  | { readonly kind: 'invoice'; readonly facts: InvoiceFacts };
