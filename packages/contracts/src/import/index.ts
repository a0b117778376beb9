export * from './import.endpoints.ts';
export * from './import.samples.ts';
export * from './import.schema.ts';
export * from './import-columns.ts';
