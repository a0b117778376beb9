import type { MinorUnits } from '@wayfarer/contracts';
import type { InvoiceRecord } from './invoice.model.ts';

/** What the credit notes among a booking's documents refund; those for a replaced invoice refund nothing. */
export const creditedIn = (issued: readonly Pick<InvoiceRecord, 'kind' | 'total' | 'replacedBy'>[]): MinorUnits =>
  issued.reduce((sum, { kind, total, replacedBy }) => (kind === 'credit-note' && !replacedBy ? sum + total : sum), 0);
