export * from './waitlist.endpoints.ts';
export * from './waitlist.rules.ts';
export * from './waitlist.samples.ts';
export * from './waitlist.schema.ts';
