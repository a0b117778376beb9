import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';

/** Nobody types these: the website computes them. */
const WORKED_OUT = new Set(['keptImages', 'expectedRefund', 'amount', 'version']);
/**
 * Invalid for one field or another: missing, empty, too long, no such day, too precise, or of a wrong type.
 */
const WRONG = [
  undefined,
  '',
  ' ',
  'x',
  'x\0y',
  'x'.repeat(6000),
  'ä'.repeat(60),
  '2026-02-30',
  '{}',
  '[]',
  '1.005',
  0,
  -1,
  1.005,
  1e12,
];

const bodies = Object.entries<Endpoint>(everyEndpoint).flatMap(([name, { body }]): [string, z.ZodObject][] =>
  body instanceof z.ZodObject ? [[name, body]] : [],
);

test.each(bodies)('whatever is typed wrong into the form of %s is told in the product’s own words', (_, body) => {
  const fields = Object.keys(body.shape).filter((field) => !WORKED_OUT.has(field));
  const sentences = fields.flatMap((field) =>
    WRONG.flatMap((wrong) => body.safeParse({ [field]: wrong }).error?.issues ?? [])
      .filter(({ path }) => path[0] === field)
      .map(({ message }) => `${field}: ${message}`),
  );
  expect(sentences.length).toBeGreaterThan(0);
  expect([...new Set(sentences)].filter((sentence) => /: (Invalid|Too|Unrecognized)/.test(sentence))).toEqual([]);
});
