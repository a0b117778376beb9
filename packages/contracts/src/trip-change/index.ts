export * from './trip-change.endpoints.ts';
export * from './trip-change.rules.ts';
export * from './trip-change.samples.ts';
export * from './trip-change.schema.ts';
