export * from './deposit.rules.ts';
export * from './deposit.schema.ts';
