import { type Endpoint, type EndpointName, everyEndpoint, transportErrorsOf } from '@wayfarer/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { signUpAdmin } from '../../testing/accounts.ts';
import { UNKNOWN } from '../../testing/endpoint-cases/world.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { storeData } from '../../testing/stored-data/store-data.ts';

type Json = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;
type Operation = {
  responses: Record<
    string,
    { description: string; headers?: object; content: Record<string, { schema: Json; example?: unknown }> }
  >;
  parameters?: { name: string; in: string }[];
  requestBody?: { required?: boolean; content: Record<string, { encoding?: object }> };
};

let api: TestApi;
let document: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Json> } };
let bearer: { Authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  // A letter is previewed on some booking.
  await storeData(api.dependencies, { packages: 1, bookings: 1, until: new Date() });
  document = (await api.request.get('/api/openapi.json').expect(200)).body;
  ({ bearer } = await signUpAdmin(api));
});
afterAll(() => api.stop());

const endpoints = Object.entries(everyEndpoint) as [EndpointName, Endpoint][];
const withBody = endpoints.filter(([, { body, pictures, signed }]) => body || pictures || signed);
const operationOf = ({ path, method }: Endpoint): Operation => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described.`);
  return operation;
};
const successOf = (endpoint: Endpoint) => operationOf(endpoint).responses[String(endpoint.status ?? 200)]?.content ?? {};
/** Of a part of the address that takes certain words alone, the first of them. */
const addressOf = ({ path, params }: Endpoint): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part: unknown = params?.shape[name];
    return part instanceof z.ZodEnum ? String(part.options[0]) : UNKNOWN;
  });
const send = (endpoint: Endpoint) => {
  const call = api.request[endpoint.method.toLowerCase() as 'post'](addressOf(endpoint));
  if (endpoint.signed) return call.set('stripe-signature', `t=1,v1=${'0'.repeat(64)}`);
  return endpoint.access === 'everyone' ? call : call.set(bearer);
};

test.each(withBody)('%s declares what becomes of a body that is too large, or that it does not take', async (_, endpoint) => {
  const { responses } = operationOf(endpoint);
  const text = 'x'.repeat(600 * 1024);
  const large = endpoint.pictures ? await send(endpoint).field('name', text) : await send(endpoint).send({ text });
  const other = endpoint.signed
    ? await send(endpoint).set('Content-Encoding', 'unknown').send('{}')
    : await send(endpoint).type('text/plain').send('no such thing');
  expect([large.status, other.status]).toEqual([413, 415]);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '415']));
});

test.each(withBody)('%s declares whether it can be made without a body', async (_, endpoint) => {
  const { status } = await send(endpoint);
  expect(operationOf(endpoint).requestBody?.required ?? false).toBe(status === 400);
});

test('each call declares that calls are counted, and when to come again', () => {
  for (const [, endpoint] of endpoints) expect(operationOf(endpoint).responses['429']?.headers).toHaveProperty('Retry-After');
});

test('a call that may wait for others declares 503, by its codes, and when to come again', () => {
  const busy = endpoints.filter(([, endpoint]) => operationOf(endpoint).responses['503']?.description.includes('BUSY'));
  const expected = endpoints.filter(([, endpoint]) => endpoint.pictures || endpoint.download || endpoint.errors.includes('BUSY'));
  expect(busy.map(([name]) => name)).toEqual(expected.map(([name]) => name));
  for (const [, endpoint] of busy) expect(operationOf(endpoint).responses['503']?.headers).toHaveProperty('Retry-After');
  expect(busy.map(([name]) => name)).toEqual(expect.arrayContaining(['login', 'addTourPackage', 'printVoucher']));
  expect(transportErrorsOf(everyEndpoint.checkHealth)).toEqual(['TOO_MANY_REQUESTS']);
});

test('every other method on an address is refused with those that it takes', async () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const { status, headers } = await api.request.patch(path.replaceAll(/\{\w+\}/g, UNKNOWN));
    expect(status, path).toBe(405);
    const allowed = String(headers.allow).split(', ');
    expect(allowed.toSorted(), path).toEqual(
      Object.keys(operations)
        .map((method) => method.toUpperCase())
        .toSorted(),
    );
  }
});

test('the provider’s event names its signature, and forms the kinds of pictures that they take', () => {
  const event = operationOf(everyEndpoint.receivePaymentEvent);
  expect(event.parameters).toContainEqual(expect.objectContaining({ name: 'stripe-signature', in: 'header' }));
  expect(event.requestBody?.content).toHaveProperty('application/json');
  const form = operationOf(everyEndpoint.addTourPackage).requestBody?.content['multipart/form-data'];
  expect(form?.encoding).toEqual({ images: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } });
});

/** A published schema as a check, made from the document alone: whoever reads it knows no other. */
const publishedCheck = (schema: Json): z.ZodType => {
  const alone = JSON.stringify({ ...schema, $defs: document.components.schemas });
  return z.fromJSONSchema(JSON.parse(alone.replaceAll('#/components/schemas/', '#/$defs/')));
};
const files = endpoints.filter(([, { download }]) => download);
const withJson = endpoints.filter(([, { download }]) => !download);

test.each(withJson)(
  '%s shows an example of its answer, which is one by the contract and by the document itself',
  (_, endpoint) => {
    const { 'application/json': shown } = successOf(endpoint);
    if (!shown) throw new Error('No answer in JSON is described.');
    expect(shown).toHaveProperty('example');
    expect(endpoint.answer.safeParse(shown.example).error).toBeUndefined();
    expect(publishedCheck(shown.schema).safeParse(shown.example).error).toBeUndefined();
  },
);

test('an answer that is a file has no example', () => {
  expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['printVoucher', 'printInvoice']));
  for (const [, endpoint] of files)
    expect(Object.values(successOf(endpoint))).toEqual([{ schema: { type: 'string', format: 'binary' } }]);
});
