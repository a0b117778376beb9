import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './define-endpoints.ts';
import { everyEndpoint } from './every-entity.ts';

type Node = z.core.$ZodType & { _zod: { def: Record<string, unknown> } };

const schemasOf = (values: readonly unknown[]): Node[] => values.filter((value) => Object(value)._zod) as Node[];

/**
 * Every schema inside of one, itself included: fields, elements, and the inner schemas of optional or
 * preprocessed ones.
 */
const schemasIn = (schema: Node): Node[] => {
  const { shape, ...parts } = schema._zod.def;
  return [schema, ...schemasOf([...Object.values(parts), ...Object.values(shape ?? {})]).flatMap(schemasIn)];
};

/** The rules over several fields of a call: those of an object, or of a list of objects. */
const rulesOf = (schema: Node) => {
  const isOfObjects = ({ _zod: { def } }: Node) => schemasOf([def.element]).some((element) => element._zod.def.type === 'object');
  const several = schemasIn(schema).filter((each) => each._zod.def.type === 'object' || isOfObjects(each));
  return several.flatMap(({ _zod: { def } }) => (def.checks ?? []) as z.core.$ZodCheck[]);
};

const inputs = Object.entries<Endpoint>(everyEndpoint).flatMap(([name, { params, query, headers, body }]) =>
  schemasOf([params, query, headers, body]).map((schema) => [name, schema] as const),
);

test('a rule over several fields of a call runs only once each of them is right', () => {
  const rules = inputs.flatMap(([name, schema]) => rulesOf(schema).map((rule) => ({ name, isGuarded: 'when' in rule._zod.def })));
  // Some of them, which proves that rules are found at all.
  expect(rules.map(({ name }) => name)).toEqual(expect.arrayContaining(['filterTourPackages', 'addTourPackage', 'listSeats']));
  expect(rules.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
});
