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

type Part = z.core.$ZodType;
/** The parts that a schema is made of. */
const partsOf = ({ _zod: { def } }: Part): Part[] => {
  const {
    shape = {},
    options = [],
    element,
    innerType,
    in: read,
    out,
    valueType,
  } = def as unknown as {
    [part in 'element' | 'innerType' | 'in' | 'out' | 'valueType']?: Part;
  } & { shape?: Record<string, Part>; options?: Part[] };
  return [...Object.values(shape), ...options, element, innerType, read, out, valueType].filter((part) => part !== undefined);
};
const textsIn = (schema: Part): Part[] => (schema._zod.def.type === 'string' ? [schema] : partsOf(schema).flatMap(textsIn));
const texts = new Set(bodies.flatMap(([, body]) => textsIn(body)));
/** More than a body can hold: what goes through it again for each of its characters is at it for minutes. */
const LONG_TEXTS = ['1', 'x', '-', ' ', 'x ', '\u200b', '९'].map((character) => `${character.repeat(300_000)}!`);

test('however long a text is, no field goes through it more often than a few times', { timeout: 300_000 }, () => {
  expect(texts.size).toBeGreaterThan(50);
  for (const schema of texts) for (const text of LONG_TEXTS) expect(typeof z.safeParse(schema, text).success).toBe('boolean');
});
