export * from './account.endpoints.ts';
export * from './account.samples.ts';
export * from './account.schema.ts';
