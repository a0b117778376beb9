import type { MinorUnits } from '@wayfarer/contracts';
import type { InvoiceRecord } from './invoice.model.ts';

/** The total of the credit notes among a booking's documents. */
export const creditedIn = (issued: readonly Pick<InvoiceRecord, 'kind' | 'total'>[]): MinorUnits =>
  issued.reduce((sum, { kind, total }) => (kind === 'credit-note' ? sum + total : sum), 0);
