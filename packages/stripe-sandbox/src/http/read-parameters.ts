import type { z } from 'zod';
import { badRequest, type StripeError } from './stripe-error.ts';

/** Checks decoded parameters against a schema and throws Stripe's error for the first invalid one. */
export const readParameters = <Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> => {
  const result = schema.safeParse(given, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? errorOf(issue) : badRequest('Invalid request.');
};

const sentences: Record<string, (param: string, input: string) => string> = {
  parameter_invalid_integer: (_param, input) => `Invalid integer: ${input}`,
  parameter_invalid_empty: (param) =>
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
  parameter_too_long: (param) => `Invalid value for '${param}': it is too long.`,
  parameter_not_positive: () => 'This value must be greater than or equal to 0.',
  limit_out_of_range: () => 'This value must be between 1 and 100.',
  url_invalid: () => 'Not a valid URL',
};
const stripeCodes = new Set(['parameter_invalid_integer', 'parameter_invalid_empty', 'url_invalid']);

const errorOf = (issue: z.core.$ZodIssue): StripeError => {
  const param = paramName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = paramName([...issue.path, issue.keys[0] ?? '']);
    return badRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.code === 'invalid_value') {
    return badRequest(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, { param });
  }
  const sentence = Object.hasOwn(sentences, issue.message) ? sentences[issue.message] : undefined;
  if (!sentence)
    return badRequest(`Invalid ${issue.code === 'invalid_type' ? issue.expected : 'value'} for '${param}'`, { param });
  const input = typeof issue.input === 'string' ? issue.input.slice(0, 100) : '';
  return badRequest(sentence(param, input), { param, ...(stripeCodes.has(issue.message) ? { code: issue.message } : {}) });
};

/** `line_items[0][quantity]` from its steps. */
const paramName = (path: readonly PropertyKey[]): string => {
  const [first, ...rest] = path.map(String);
  return [first ?? '', ...rest.map((step) => `[${step}]`)].join('');
};
