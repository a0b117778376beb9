export * from './another-day.endpoints.ts';
export * from './another-day.rules.ts';
export * from './another-day.samples.ts';
export * from './another-day.schema.ts';
