export * from './document.endpoints.ts';
export * from './voucher.schema.ts';
