export * from './choice-id.ts';
export * from './old-enough.ts';
export * from './price.rules.ts';
export * from './price.schema.ts';
export * from './price-fields.ts';
export * from './prices-problem.ts';
