import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaResolver } from './schema-resolver.ts';

const schema = z.object({
  name: z.string().trim().min(3, 'Use at least 3 characters.').regex(/^a/, 'Begin with an a.'),
  days: z.array(z.string().min(1, 'Say what happens.')),
});
const resolve = (values: z.input<typeof schema>) =>
  schemaResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: undefined });

test('each field gets the first sentence about it, and a list the first one about its entries, and those of each', async () => {
  expect(await resolve({ name: 'b', days: ['arrive', '', ''] })).toEqual({
    values: {},
    errors: {
      name: { type: 'schema', message: 'Use at least 3 characters.', types: { '': 'Use at least 3 characters.' } },
      days: { type: 'schema', message: 'Say what happens.', types: { 1: 'Say what happens.', 2: 'Say what happens.' } },
    },
  });
});

test('the schema’s output is submitted', async () => {
  expect(await resolve({ name: ' amal ', days: [] })).toEqual({ values: { name: 'amal', days: [] }, errors: {} });
});
