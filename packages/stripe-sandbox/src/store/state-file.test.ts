import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleSession, startForTest } from '../testing/start-for-test.ts';
import { startWebhookReceiver } from '../testing/start-webhook-receiver.ts';

const temporaryFile = async (): Promise<{ folder: string; stateFile: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, stateFile: join(folder, 'deep', 'state.json') };
};

test('after a restart sessions, payments, refunds, keys and the clock are as they were', async () => {
  const { folder, stateFile } = await temporaryFile();
  const before = await startForTest({ stateFile });
  await before.control('POST', 'clock', { now: 1_740_000_000 });
  const session = await before.stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  await before.pay(session.id);
  const expand = ['payment_intent.latest_charge.refunds'];
  const paid = await before.stripe.checkout.sessions.retrieve(session.id, { expand });
  await before.close();
  expect(await readdir(join(folder, 'deep'))).toEqual(['state.json']);

  const after = await startForTest({ stateFile });
  const again = await after.stripe.checkout.sessions.retrieve(session.id, { expand });
  expect(JSON.stringify(again)).toBe(JSON.stringify(paid));
  const replayed = await after.stripe.checkout.sessions.create(sampleSession, { idempotencyKey: 'cs:1' });
  expect(replayed.id).toBe(session.id);
  expect(await after.control('GET', 'clock')).toEqual({ now: 1_740_000_000 });
});

test('an event that was not delivered before the restart is delivered after it', async () => {
  const { stateFile } = await temporaryFile();
  const webhook = { url: 'http://127.0.0.1:9/nobody', secret: 'whsec_x' };
  const before = await startForTest({ stateFile, webhook });
  await before.stripe.checkout.sessions.expire((await before.createSession()).id);
  await before.close();
  const receiver = await startWebhookReceiver();
  await startForTest({ stateFile, webhook: receiver.webhook });
  await receiver.waitFor(1);
  expect(receiver.received.map(({ type }) => type)).toEqual(['checkout.session.expired']);
});

test.each(['{"version":1,"sessions":', '{"version":7}', '', '[]'])(
  'a broken file (%s) stops the start with one sentence',
  async (content) => {
    const { folder } = await temporaryFile();
    const stateFile = join(folder, 'state.json');
    await writeFile(stateFile, content);
    await expect(startForTest({ stateFile })).rejects.toThrow(
      /^The payment sandbox's state file .* is broken; move it away[^.]*\.$/,
    );
  },
);
