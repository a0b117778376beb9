export * from './cancellation-policy.rules.ts';
export * from './cancellation-policy.schema.ts';
