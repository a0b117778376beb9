import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, errorsOf } from './define-endpoints.ts';
import * as everyEntity from './every-entity.ts';

const WORDS_FOR_READERS = new Set(['$schema', 'description', 'id']);

const lineOf = (shape: object): string =>
  JSON.stringify(shape, (key, value) =>
    key === 'example' || (WORDS_FOR_READERS.has(key) && typeof value === 'string') ? undefined : value,
  );

/** What a caller may send and what is answered. Named shapes are listed once, after the calls that refer to them. */
const shapeOf = (schema: z.ZodType, io: 'input' | 'output', named: Record<string, object>): string => {
  const { $defs = {}, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  Object.assign(named, $defs);
  return lineOf(shape);
};

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
  return [...calls, ...Object.entries(named).map(([name, shape]) => `${name}: ${lineOf(shape)}`)];
};

const entities = Object.entries(everyEntity).flatMap(([name, value]): [string, Record<string, Endpoint>][] =>
  name.endsWith('Endpoints') ? [[name.replace('Endpoints', ''), value as Record<string, Endpoint>]] : [],
);

test.each(entities)(
  'what travels for %s, and who may send it, changes only on purpose: `vitest -u` writes it down anew',
  async (entity, endpoints) => {
    await expect(`${linesOf(endpoints).join('\n')}\n`).toMatchFileSnapshot(`./testing/wire/${entity}.txt`);
  },
);
