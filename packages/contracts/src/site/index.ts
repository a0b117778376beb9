export * from './site.endpoints.ts';
export * from './site.schema.ts';
export type * from './site-server.ts';
