export * from './site.endpoints.ts';
export * from './site.samples.ts';
export * from './site.schema.ts';
export * from './violation-report.schema.ts';
