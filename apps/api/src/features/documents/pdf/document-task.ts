import type { VoucherFacts } from '../voucher/voucher-facts.ts';

/** What the thread is asked to make. */
export type DocumentTask = { readonly kind: 'voucher'; readonly facts: VoucherFacts };
export type DocumentResult = { readonly bytes: Uint8Array } | { readonly failure: string };
