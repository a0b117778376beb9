export * from './edit-effect.schema.ts';
export * from './found-in.schema.ts';
export * from './itinerary-text.ts';
export * from './tour-package.endpoints.ts';
export * from './tour-package.rules.ts';
export * from './tour-package.samples.ts';
export * from './tour-package.schema.ts';
