import { type Endpoint, everyEndpoint } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signUpAdmin } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let bearer: { Authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  ({ bearer } = await signUpAdmin(api));
});
afterAll(() => api.stop());

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The first that a field takes is its right value, so that a call is wrong in one field alone. */
const RIGHT = ['0123456789abcdef01234567', '2030-01-01', 'a.name@example.com', 'Some text', 1, '1', '["Some text"]', 'cancelled'];
const WRONG = [
  'x',
  '',
  ' ',
  'x\0y',
  'x'.repeat(6000),
  '2026-02-30',
  '-1',
  '1e999',
  '{}',
  '[]',
  'null',
  '[null]',
  '[{}]',
  '__proto__',
  '\uD800',
];
/** Of years that nobody travels in: what a slip of the keys makes of 2026, and 'no end'. */
const FAR_DAYS = ['0000-01-01', '0026-12-01', '0202-11-28', '1899-12-31', '2200-01-01', '9999-12-31', '0000-01', '9999-12'];
/** What JSON can hold beside text. */
const WRONG_IN_JSON: unknown[] = [null, true, -1, 1.005, 1e308, [], [null], {}, { $gt: '' }, { toString: null }, [['x']]];

const rightOf = (schema: z.ZodObject): Fields =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([field, each]) => [
      field,
      each instanceof z.ZodEnum ? each.options[0] : RIGHT.find((value) => (each as z.ZodType).safeParse(value).success),
    ]),
  );

/** The fields of a part of a call; of one that takes several shapes, those of the first. */
const fieldsOf = (schema: z.ZodType | undefined): z.ZodObject | undefined => {
  if (schema instanceof z.ZodUnion) return fieldsOf(schema.options[0] as z.ZodType);
  return schema instanceof z.ZodObject ? schema : undefined;
};

/** Each field of a call wrong in each way, while the others are right. */
const wrongIn = (schema: z.ZodType | undefined, wrong: readonly unknown[]): Fields[] => {
  const object = fieldsOf(schema);
  const right = object ? rightOf(object) : {};
  return Object.entries(object?.shape ?? {}).flatMap(([field, schema]) => {
    const isOfDays = ['2030-01-01', '2030-01'].some((day) => (schema as z.ZodType).safeParse(day).success);
    return [...wrong, ...(isOfDays ? FAR_DAYS : [])].map((value) => ({ ...right, [field]: value }));
  });
};

const addressOf = ({ path, params }: Endpoint, given: Fields = {}): string => {
  const values: Fields = { ...(params ? rightOf(params) : {}), ...given };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name]).toWellFormed()) || '%20');
};

const inQuery = (fields: Fields): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, textOf(value));
  return query.toString();
};

const callsOf = (endpoint: Endpoint) => {
  const call = (address: string) => api.request[endpoint.method.toLowerCase() as 'get'](address).set(bearer);
  const send = (body: Fields) => {
    if (!endpoint.pictures) return call(addressOf(endpoint)).send(body);
    return Object.entries(body).reduce(
      (form, [name, value]) => (value === undefined ? form : form.field(name, textOf(value))),
      call(addressOf(endpoint)),
    );
  };
  return [
    ...wrongIn(endpoint.params, WRONG).map((params) => () => call(addressOf(endpoint, params))),
    ...wrongIn(endpoint.query, WRONG).map((query) => () => call(`${addressOf(endpoint)}?${inQuery(query)}`)),
    ...wrongIn(endpoint.query, ['x']).map((query) => () => call(`${addressOf(endpoint)}?${inQuery(query)}&${inQuery(query)}`)),
    ...wrongIn(endpoint.body, endpoint.pictures ? WRONG : [...WRONG, ...WRONG_IN_JSON]).map((body) => () => send(body)),
  ];
};

test.each(Object.entries<Endpoint>(everyEndpoint))(
  '%s takes each field wrong in each way, and never fails of it',
  async (_, endpoint) => {
    const calls = callsOf(endpoint);
    for (const call of calls) {
      const { status, body, request } = await call();
      expect(status, `${request.method} ${request.url} ${JSON.stringify(body)}`).toBeLessThan(500);
    }
    const hasFields = [endpoint.params, endpoint.query, endpoint.body].some(
      (part) => Object.keys(fieldsOf(part)?.shape ?? {}).length > 0,
    );
    expect(calls.length > 0).toBe(hasFields);
  },
);
