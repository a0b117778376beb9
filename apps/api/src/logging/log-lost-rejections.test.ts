import { expect, test } from 'vitest';
import { eventually } from '../testing/money-journey.ts';
import { startApiProcess } from '../testing/servers/start-api-process.ts';
import { testApi } from '../testing/start-test-api.ts';

const api = await testApi();
const REJECT = "data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(Error('lost'))})";

test('a promise that is rejected while nothing waits for it is logged, and the process goes on answering', async () => {
  const { url, said, signal, end } = await startApiProcess(api, { NODE_OPTIONS: `--import ${REJECT}`, LOG_LEVEL: 'error' });
  signal('SIGUSR2');
  await eventually(async () => said().includes('lost'));
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  await end();
});
