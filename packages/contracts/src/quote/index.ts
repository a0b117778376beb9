export * from './asked-party.ts';
export * from './choice.ts';
export * from './line-words.ts';
export * from './party.ts';
export * from './party-total.ts';
export * from './quote.schema.ts';
export * from './quote.ts';
export * from './unit-prices.ts';
