export * from './choice.ts';
export * from './party.ts';
export * from './quote.schema.ts';
export * from './quote.ts';
export * from './unit-prices.ts';
