import { z } from 'zod';
import type { Endpoint } from '../define-endpoints.ts';

type Json = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
};

/** Whether a field can hold any text. */
const isFreeText = ({ type, format, pattern, enum: values, const: value, maxLength }: Json): boolean =>
  type === 'string' && !format && !pattern && !values && value === undefined && maxLength !== 0;

const freeTextsIn = (schema: Json, at: string): string[] => [
  ...(isFreeText(schema) ? [at] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => freeTextsIn(inner, at ? `${at}.${field}` : field)),
  ...(schema.items ? freeTextsIn(schema.items, `${at}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((inner) => freeTextsIn(inner, at)),
];

const bodyOf = ({ body }: Endpoint, io: 'input' | 'output'): Json =>
  z.toJSONSchema(body ?? z.object(), { io, unrepresentable: 'any' }) as Json;

/**
 * The fields of a call's body that can hold any text, directly or nested; without passwords, which are never
 * shown.
 */
export const freeFieldsOf = (endpoint: Endpoint): string[] =>
  Object.entries(bodyOf(endpoint, 'input').properties ?? {})
    .filter(([field, schema]) => !/password/i.test(field) && freeTextsIn(schema, field).length > 0)
    .map(([field]) => field);

/** The paths in a body of texts that are stored as typed, including in lists: `reviews[].words`. */
export const freeTextsOf = (endpoint: Endpoint): string[] => freeTextsIn(bodyOf(endpoint, 'output'), '');
