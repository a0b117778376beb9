import { expect, test } from 'vitest';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();

test('the docs page brings what it loads, and shows this API alone', async () => {
  const { text } = await api.request.get('/api/docs').expect(200);
  const loaded = [...text.matchAll(/(?:src|href)="(.+?)"/g)].map(([, address = '']) => address);
  expect(loaded).toHaveLength(3);
  for (const address of loaded) await api.request.get(address).expect(200);
  for (const file of ['index.html', 'package.json', 'swagger-initializer.js', 'oauth2-redirect.html'])
    await api.request.get(`/api/docs/${file}`).expect(404);
});
