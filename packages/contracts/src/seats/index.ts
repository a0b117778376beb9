export * from './seats.endpoints.ts';
export * from './seats.rules.ts';
export * from './seats.samples.ts';
export * from './seats.schema.ts';
