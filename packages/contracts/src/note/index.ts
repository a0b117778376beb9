export * from './note.endpoints.ts';
export * from './note.samples.ts';
export * from './note.schema.ts';
