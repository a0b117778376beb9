export * from './activity.endpoints.ts';
export * from './activity.rules.ts';
export * from './activity.samples.ts';
export * from './activity.schema.ts';
export * from './in-words.ts';
export * from './restorable.ts';
