import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination } from '../../testing/catalogue.ts';
import { countReads } from '../../testing/examined.ts';
import { eventually } from '../../testing/money-journey.ts';
import { startDatabaseProxy } from '../../testing/servers/database-proxy.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

test('a database that has fallen silent makes the place not ready within moments, and the process still answers', async () => {
  const proxy = await startDatabaseProxy();
  const api = await startTestApi({ MONGODB_URI: proxy.uri });
  await api.request.get('/api/ready').expect(200, { status: 'ready' });
  proxy.freeze();
  const { body } = await api.request.get('/api/ready').expect(503);
  expect(body.code).toBe('NOT_READY');
  await api.request.get('/api/health').expect(200, { status: 'ok' });
  proxy.resume();
  await api.request.get('/api/ready').expect(200);
  await api.stop();
  proxy.close();
});

test('while the database is silent visitors see the catalogue as it was, and every change again once it speaks', async () => {
  const proxy = await startDatabaseProxy();
  const api = await startTestApi({ MONGODB_URI: proxy.uri });
  const admin = await signUpAdmin(api);
  await addDestination(api, admin, 'Aswan');
  const read = async (): Promise<string> => (await api.request.get('/api/destination').expect(200)).text;
  await eventually(async () => (await countReads(api, read)) === 0);
  proxy.freeze();
  // What was never asked for waits for the database, and holds nobody up who asks for what was.
  const others = Array.from({ length: 40 }, (_, price) =>
    api.request.get(`/api/package?minPrice=${price}`).then((answer) => answer),
  );
  await eventually(async () => (await read()).includes('Aswan'));
  await api.request.get('/api/ready').expect(503);
  expect(await read()).toContain('Aswan');
  proxy.resume();
  await addDestination(api, admin, 'Bergen');
  await eventually(async () => (await read()).includes('Bergen'));
  await Promise.all(others);
  await api.stop();
  proxy.close();
});
