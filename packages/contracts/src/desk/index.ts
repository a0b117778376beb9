export * from './booking-language.schema.ts';
export * from './desk.endpoints.ts';
export * from './desk.rules.ts';
export * from './desk.samples.ts';
export * from './desk.schema.ts';
export * from './desk-limits.schema.ts';
export * from './pay-link.schema.ts';
export * from './renewed-link.schema.ts';
