export * from './ledger.rules.ts';
export * from './ledger.schema.ts';
export * from './payment.endpoints.ts';
export * from './payment.rules.ts';
export * from './payment.samples.ts';
export * from './payment.schema.ts';
export * from './refund.rules.ts';
export * from './refund.schema.ts';
