import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';

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

test('what an admin types freely into a call is in no log that forgets nothing', () => {
  // Bodies of forms with pictures are not logged; passwords are cut out by their names.
  const logged = Object.entries<Endpoint>(everyEndpoint).filter(
    ([, { method, access, body, pictures }]) => method !== 'GET' && access !== 'everyone' && body && !pictures,
  );
  const free = logged.flatMap(([name, { body, erasable = [] }]) => {
    const { properties = {} } = z.toJSONSchema(body ?? z.object(), { io: 'input', unrepresentable: 'any' }) as Json;
    return Object.entries(properties)
      .filter(([field, schema]) => isFreeText(schema) && !/password/i.test(field))
      .map(([field]) => [`${name}.${field}`, erasable.includes(field)]);
  });
  expect(free).toContainEqual(['refundPayment.reason', true]);
  expect(free.filter(([, isErasable]) => !isErasable)).toEqual([]);
});
