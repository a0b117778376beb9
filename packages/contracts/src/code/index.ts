export * from './code.endpoints.ts';
export * from './code.rules.ts';
export * from './code.samples.ts';
export * from './code.schema.ts';
export * from './code-text.ts';
