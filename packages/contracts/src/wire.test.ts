import { expect, test } from 'vitest';
import { z } from 'zod';
import { accountEndpointsWith } from './account/index.ts';
import { type Endpoint, errorsOf } from './define-endpoints.ts';
import * as everyEntity from './every-entity.ts';

const WORDS_FOR_READERS = new Set(['$schema', 'description', 'id']);

const lineOf = (shape: object): string =>
  JSON.stringify(shape, (key, value) =>
    key === 'example' || (WORDS_FOR_READERS.has(key) && typeof value === 'string') ? undefined : value,
  );

/** What travels in one place. Named shapes are listed once, after the calls that refer to them. */
const shapeOf = (schema: z.ZodType, io: 'input' | 'output', named: Record<string, object>): string => {
  const { $defs = {}, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  Object.assign(named, $defs);
  return lineOf(shape);
};

const namedLines = (named: Record<string, object>): string[] =>
  Object.entries(named).map(([name, shape]) => `${name}: ${lineOf(shape)}`);

const linesOf = (endpoints: Record<string, Endpoint>): string[] => {
  const named: Record<string, object> = {};
  const calls = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const { method, path, status = 200, access, owned, others, pictures, answer } = endpoint;
    return [
      `${name}: ${method} ${path}, ${status}, for ${access}${owned ? `, owner by ${owned}, others by ${others}` : ''}`,
      ...(pictures ? [`  pictures: at most ${pictures.most} as ${pictures.field}`] : []),
      `  errors: ${errorsOf(endpoint).join(', ')}`,
      ...(['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
        const asked = endpoint[part];
        return asked ? [`  ${part}: ${shapeOf(asked, 'input', named)}`] : [];
      }),
      `  answer: ${shapeOf(answer, 'output', named)}`,
    ];
  });
  return [...calls, ...namedLines(named)];
};

/** What the entities export under such a name, by the part of it that is the entity's. */
const exportedAs = <Value>(pattern: RegExp): [string, Value][] =>
  Object.entries(everyEntity).flatMap(([name, value]): [string, Value][] => {
    const entity = pattern.exec(name)?.[1];
    return entity ? [[entity, value as Value]] : [];
  });

const entities = exportedAs<Record<string, Endpoint>>(/^(\w+)Endpoints$/);
/** What entities add to the export of an account; its own part is in the call's answer. */
const exportParts = exportedAs<Record<string, z.ZodType>>(/^(?!every|sample|account)(\w+)Export$/);

test.each(entities)(
  'what travels for %s, and who may send it, changes only on purpose: `vitest -u` writes it down anew',
  async (entity, endpoints) => {
    // What other entities add to the export is written down below.
    const own = entity === 'account' ? accountEndpointsWith({}) : endpoints;
    await expect(`${linesOf(own).join('\n')}\n`).toMatchFileSnapshot(`./testing/wire/${entity}.txt`);
  },
);

test.each(exportParts)('what the export of an account has of a traveller’s %s changes only on purpose', async (entity, part) => {
  const named: Record<string, object> = {};
  const shapes = Object.entries(part).map(([list, schema]) => `${list}: ${shapeOf(schema, 'output', named)}`);
  await expect(`${[...shapes, ...namedLines(named)].join('\n')}\n`).toMatchFileSnapshot(`./testing/wire/${entity}-export.txt`);
});

test('the export of an account has the lists of every entity, and none takes the place of another', () => {
  expect(exportParts.flatMap(([, part]) => Object.keys(part)).toSorted()).toEqual(
    Object.keys(everyEntity.everyExport).toSorted(),
  );
});
