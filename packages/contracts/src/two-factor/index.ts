export * from './two-factor.endpoints.ts';
export * from './two-factor.samples.ts';
export * from './two-factor.schema.ts';
