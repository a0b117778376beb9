export * from './contact-message.endpoints.ts';
export * from './contact-message.samples.ts';
export * from './contact-message.schema.ts';
