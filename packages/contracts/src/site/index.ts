export type * from './page-renderer.ts';
export * from './site.endpoints.ts';
export * from './site.schema.ts';
