export * from './canned-answer.endpoints.ts';
export * from './canned-answer.samples.ts';
export * from './canned-answer.schema.ts';
