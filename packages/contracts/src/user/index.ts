export * from './details.schema.ts';
export * from './display-name.ts';
export * from './is-staff.ts';
export * from './permissions.ts';
export * from './typed-secret.ts';
export * from './user.endpoints.ts';
export * from './user.samples.ts';
export * from './user.schema.ts';
