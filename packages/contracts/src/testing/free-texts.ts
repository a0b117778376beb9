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

/** Whether a field can hold whatever somebody types. */
const isFreeText = ({ type, format, pattern, enum: values, const: value, maxLength }: Json): boolean =>
  type === 'string' && !format && !pattern && !values && value === undefined && maxLength !== 0;

/** The fields of a call's body that can hold whatever somebody types; passwords are nobody's to read. */
export const freeTextsOf = ({ body }: Endpoint): string[] => {
  const { properties = {} } = z.toJSONSchema(body ?? z.object(), { io: 'input', unrepresentable: 'any' }) as Json;
  return Object.entries(properties).flatMap(([field, schema]) => (isFreeText(schema) && !/password/i.test(field) ? [field] : []));
};

const freeTextsIn = (schema: Json, at: string): string[] => [
  ...(isFreeText(schema) ? [at] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => freeTextsIn(inner, at ? `${at}.${field}` : field)),
  ...(schema.items ? freeTextsIn(schema.items, `${at}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((inner) => freeTextsIn(inner, at)),
];

/** The same for those that are kept as typed, also inside of lists: `reviews[].words`. */
export const everyFreeTextOf = ({ body }: Endpoint): string[] =>
  freeTextsIn(z.toJSONSchema(body ?? z.object(), { io: 'output', unrepresentable: 'any' }) as Json, '');
