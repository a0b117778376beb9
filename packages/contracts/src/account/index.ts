export * from './account.endpoints.ts';
export * from './account.schema.ts';
