export * from './countries.ts';
export * from './question.rules.ts';
export * from './question.schema.ts';
export * from './same-person.ts';
export * from './traveller.endpoints.ts';
export * from './traveller.rules.ts';
export * from './traveller.samples.ts';
export * from './traveller.schema.ts';
