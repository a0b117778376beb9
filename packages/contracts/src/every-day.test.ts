import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';

const takes = (schema: z.core.$ZodType, text: string): boolean => z.safeParse(schema, text).success;
const isOfDays = (schema: z.core.$ZodType): boolean => takes(schema, '2030-01-01') && !takes(schema, '2030-02-30');
const isOfMonths = (schema: z.core.$ZodType): boolean => takes(schema, '2030-01') && !takes(schema, '2030-13');

const fields = Object.entries<Endpoint>(everyEndpoint).flatMap(([name, { params, query, body }]) =>
  [params, query, body]
    .filter((part) => part instanceof z.ZodObject)
    .flatMap(({ shape }) =>
      Object.entries<z.core.$ZodType>(shape).map(([field, schema]) => [`${field} of ${name}`, schema] as const),
    ),
);
const days = fields.filter(([, schema]) => isOfDays(schema));
const months = fields.filter(([, schema]) => isOfMonths(schema));

test.each([...days, ...months])('%s takes no day of a year that nobody can reckon with', (_, schema) => {
  expect(takes(schema, isOfDays(schema) ? '1900-01-01' : '1900-01')).toBe(true);
  expect(takes(schema, isOfDays(schema) ? '2199-12-31' : '2199-12')).toBe(true);
  for (const year of ['0000', '0026', '0202', '1899', '2200', '9999'])
    expect([`${year}-01-01`, `${year}-12-31`, `${year}-12`].filter((text) => takes(schema, text))).toEqual([]);
});
test('days and months are asked for in many places', () => {
  expect([days.length > 15, months.length > 2]).toEqual([true, true]);
});
