export * from './system.endpoints.ts';
export * from './system.samples.ts';
export * from './system.schema.ts';
export * from './watched-parts.ts';
