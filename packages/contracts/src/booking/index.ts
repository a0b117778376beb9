export * from './booking.endpoints.ts';
export * from './booking.rules.ts';
export * from './booking.samples.ts';
export * from './booking.schema.ts';
export * from './trail.rules.ts';
export * from './trail.schema.ts';
export * from './trip.rules.ts';
export * from './trip.schema.ts';
