export * from './exchange-rate.endpoints.ts';
export * from './exchange-rate.rules.ts';
export * from './exchange-rate.samples.ts';
export * from './exchange-rate.schema.ts';
