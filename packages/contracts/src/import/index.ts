export * from './import.endpoints.ts';
export * from './import.rules.ts';
export * from './import.samples.ts';
export * from './import.schema.ts';
