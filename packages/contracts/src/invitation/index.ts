export * from './invitation.endpoints.ts';
export * from './invitation.samples.ts';
export * from './invitation.schema.ts';
