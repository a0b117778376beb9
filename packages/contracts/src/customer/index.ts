export * from './customer.endpoints.ts';
export * from './customer.samples.ts';
export * from './customer.schema.ts';
export * from './join.rules.ts';
export * from './join.schema.ts';
export * from './listed-customer.schema.ts';
