export * from './user.endpoints.ts';
export * from './user.schema.ts';
