import { z } from 'zod';
import type { Endpoint } from '../define-endpoints.ts';

type Json = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Json>;
};

/** Whether a field can hold whatever somebody types. */
const isFreeText = ({ type, format, pattern, enum: values, const: value }: Json): boolean =>
  type === 'string' && !format && !pattern && !values && value === undefined;

/** The fields of a call's body that can hold whatever somebody types; passwords are nobody's to read. */
export const freeTextsOf = ({ body }: Endpoint): string[] => {
  const { properties = {} } = z.toJSONSchema(body ?? z.object(), { io: 'input', unrepresentable: 'any' }) as Json;
  return Object.entries(properties).flatMap(([field, schema]) => (isFreeText(schema) && !/password/i.test(field) ? [field] : []));
};
