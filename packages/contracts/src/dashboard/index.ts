export * from './dashboard.endpoints.ts';
export * from './dashboard.samples.ts';
export * from './dashboard.schema.ts';
