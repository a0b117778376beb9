export * from './destination.endpoints.ts';
export * from './destination.schema.ts';
