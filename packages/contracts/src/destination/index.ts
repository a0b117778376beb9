export * from './destination.endpoints.ts';
export * from './destination.samples.ts';
export * from './destination.schema.ts';
