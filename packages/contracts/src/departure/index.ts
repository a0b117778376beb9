export * from './departure.endpoints.ts';
export * from './departure.rules.ts';
export * from './departure.samples.ts';
export * from './departure.schema.ts';
