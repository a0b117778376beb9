export * from './bookkeeping.endpoints.ts';
export * from './bookkeeping.samples.ts';
export * from './bookkeeping.schema.ts';
export * from './report.schema.ts';
export * from './till.schema.ts';
