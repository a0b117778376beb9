import { z } from 'zod';
import type { Endpoint } from '../define-endpoints.ts';

type Json = {
  $ref?: string;
  $defs?: Record<string, Json>;
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

type Shapes = Readonly<Record<string, Json>>;

/** A shape, or the named one that it points at. */
const shapeOf = (schema: Json, shapes: Shapes): Json => shapes[schema.$ref?.replace('#/$defs/', '') ?? ''] ?? schema;

const freeTextsIn = (given: Json, at: string, shapes: Shapes): string[] => {
  const schema = shapeOf(given, shapes);
  return [
    ...(isFreeText(schema) ? [at] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) =>
      freeTextsIn(inner, at ? `${at}.${field}` : field, shapes),
    ),
    ...(schema.items ? freeTextsIn(schema.items, `${at}[]`, shapes) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => freeTextsIn(inner, at, shapes)),
  ];
};

const bodyOf = ({ body }: Endpoint, io: 'input' | 'output'): Json =>
  z.toJSONSchema(body ?? z.object(), { io, unrepresentable: 'any' }) as Json;

/**
 * The fields of a call's body that can hold any text, directly or nested; without passwords, which are never
 * shown.
 */
export const freeFieldsOf = (endpoint: Endpoint): string[] => {
  const { properties = {}, $defs: shapes = {} } = bodyOf(endpoint, 'input');
  return Object.entries(properties)
    .filter(([field, schema]) => !/password/i.test(field) && freeTextsIn(schema, field, shapes).length > 0)
    .map(([field]) => field);
};

/**
 * The paths in a body of texts that are stored as typed, including in lists: `reviews[].words`. Without those
 * in named shapes, which are the translations of others.
 */
export const freeTextsOf = (endpoint: Endpoint): string[] => freeTextsIn(bodyOf(endpoint, 'output'), '', {});
