export * from './cancellation.schema.ts';
export * from './decide.rules.ts';
export * from './departure.endpoints.ts';
export * from './departure.rules.ts';
export * from './departure.samples.ts';
export * from './departure.schema.ts';
export * from './message.schema.ts';
export * from './offer.samples.ts';
