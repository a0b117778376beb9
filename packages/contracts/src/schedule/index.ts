export * from './cut-off.ts';
export * from './days-of-rule.ts';
export * from './schedule.rules.ts';
export * from './schedule.schema.ts';
