export * from './invitation.endpoints.ts';
export * from './invitation.schema.ts';
