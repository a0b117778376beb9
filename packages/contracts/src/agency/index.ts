export * from './agency.endpoints.ts';
export * from './agency.rules.ts';
export * from './agency.samples.ts';
export * from './agency.schema.ts';
export * from './agency-texts.rules.ts';
export * from './agency-texts.schema.ts';
export * from './contrast.rules.ts';
export * from './written-agency.ts';
