export * from './letter.endpoints.ts';
export * from './letter.rules.ts';
export * from './letter.samples.ts';
export * from './letter.schema.ts';
export * from './letter-days.rules.ts';
export * from './our-words.ts';
