export * from './email.endpoints.ts';
export * from './email.samples.ts';
export * from './email.schema.ts';
export * from './email-kinds.ts';
