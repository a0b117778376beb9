export * from './document.endpoints.ts';
export * from './document.samples.ts';
export * from './invoice.schema.ts';
export * from './invoice-to.schema.ts';
export * from './voucher.schema.ts';
export * from './voucher-arrivals.schema.ts';
