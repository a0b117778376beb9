export * from './dashboard.endpoints.ts';
export * from './dashboard.schema.ts';
