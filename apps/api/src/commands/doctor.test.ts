import { freePort } from '@wayfarer/local-stack/mongod';
import { expect, test } from 'vitest';
import { refusalOfDatabase } from '../database/data-version.ts';
import { jobMarksOf } from '../database/job-marks.ts';
import { EVENT_TYPES } from '../integrations/stripe/provider-event.ts';
import { eventually, startMoneyJourney } from '../testing/money-journey.ts';
import { runProgram } from '../testing/run-program.ts';
import { startMailServer } from '../testing/servers/start-mail-server.ts';
import { startRestrictedSandbox } from '../testing/servers/start-restricted-sandbox.ts';
import { testApi } from '../testing/start-test-api.ts';
import { examineClock } from './doctor/check-clock.ts';
import { checkProvider } from './doctor/check-provider.ts';
import { examineWebhook } from './doctor/examine-webhook.ts';

const api = await testApi({ STRIPE_WEBHOOK_SECRET: 'whsec_of_another_endpoint' });

const doctor = (settings: NodeJS.ProcessEnv = {}) => runProgram(api, 'commands/doctor.ts', { settings });
const wrongIn = (said: string): string[] => said.split('\n').filter((line) => line.startsWith('WRONG'));

test('where everything is well the doctor says so of each thing, and leaves nothing behind', async () => {
  const mail = await startMailServer();
  const pictures = await api.keptPictures();
  // How full this machine's disks are does not matter to this test.
  const { code, said } = await doctor({ SMTP_URL: mail.url, EMAIL_FROM: 'trips@example.com' });
  const lines = said.split('\n').filter((line) => !/ disk /.test(line));
  expect(wrongIn(lines.join('\n'))).toEqual([]);
  expect(lines.map((line) => line.split(/ +/)[1])).toEqual(
    expect.arrayContaining(['settings', 'database', 'clock', 'provider', 'webhook', 'mail', 'pictures']),
  );
  expect(code).toBe(wrongIn(said).length === 0 ? 0 : 1);
  expect(await api.keptPictures()).toEqual(pictures);
  await mail.close();
});

test('everything that is unreachable or not writable is reported in one run, each with where to look', async () => {
  const nobody = await freePort();
  const { code, said } = await doctor({
    STRIPE_API_BASE: `http://127.0.0.1:${nobody}`,
    SMTP_URL: `smtp://127.0.0.1:${nobody}`,
    EMAIL_FROM: 'trips@example.com',
    PICTURES_DIR: '/dev/null/pictures',
  });
  const wrong = wrongIn(said).join('\n');
  expect(code).toBe(1);
  for (const name of ['STRIPE_SECRET_KEY', 'SMTP_URL', 'PICTURES_DIR']) expect(wrong).toContain(name);
});

test('a mail server that is not there is told with a reason, also where its name has two addresses', async () => {
  const { said } = await doctor({ SMTP_URL: `smtp://localhost:${await freePort()}`, EMAIL_FROM: 'trips@example.com' });
  expect(wrongIn(said).join('\n')).toMatch(/mail .*\(\w+\): \S.*ECONNREFUSED/);
});

test('a key that the provider does not know, and inconsistent settings, are reported', async () => {
  const { code, said } = await doctor({ STRIPE_SECRET_KEY: 'sk_test_of_another_account' });
  expect([code, said]).toEqual([1, expect.stringMatching(/^WRONG provider .*STRIPE_SECRET_KEY/m)]);
  expect(await doctor({ PUBLIC_URL: 'https://travel.example.com/trips' })).toEqual({
    code: 1,
    said: expect.stringMatching(/^WRONG settings .*PUBLIC_URL must be an address .* without a path/),
  });
});

test('a restricted key without a right that is needed is reported with the name of the right in Stripe’s dashboard', async () => {
  const all = [
    ['Checkout Sessions', 'checkout_session_write'],
    ['Charges and Refunds', 'charge_write'],
    ['Balance transaction sources', 'balance_transaction_source_read'],
    ['Payouts', 'payout_read'],
    ['Events', 'event_read'],
    ['Disputes', 'dispute_read'],
  ] as const;
  const reportedWithout = async (missing: string | null) => {
    const rights = all.filter(([name]) => name !== missing).map(([, right]) => right);
    const found = await checkProvider({ ...api.dependencies.config, ...(await startRestrictedSandbox(rights)) });
    return found
      .filter(({ state }) => state === 'wrong')
      .map(({ about, sentence }) => [about, /set (“.+)\.$/.exec(sentence)?.[1]]);
  };
  expect(await reportedWithout(null)).toEqual([]);
  for (const [name, right] of all)
    expect(await reportedWithout(name)).toEqual([['provider', `“${name}” to ${right.endsWith('write') ? 'Write' : 'Read'}`]]);
});

test('a webhook secret of another endpoint is found by the events that nobody took', async () => {
  const journey = await startMoneyJourney(api);
  const { sessionId } = await journey.bookAndPay();
  await journey.checkStatus(sessionId).expect(200);
  const soon = new Date(api.clock.now().getTime() + 10 * 60_000);
  const found = () => checkProvider(api.dependencies.config, soon);
  await eventually(async () => (await found()).some(({ state }) => state === 'wrong'));
  expect((await found()).filter(({ state }) => state === 'wrong')).toMatchObject([
    { about: 'webhook', sentence: expect.stringContaining('STRIPE_WEBHOOK_SECRET') },
  ]);
});

test('an endpoint that is missing, disabled, or lacks events is reported', () => {
  const PUBLIC_URL = 'https://travel.example.com';
  const url = `${PUBLIC_URL}/api/payment/webhook`;
  const told = (endpoint: { url: string; isEnabled: boolean; events: readonly string[] }) =>
    examineWebhook({ endpoints: [endpoint], undelivered: null }, { PUBLIC_URL }).map(({ state }) => state);
  expect(told({ url, isEnabled: true, events: EVENT_TYPES })).toEqual(['ok']);
  expect(told({ url, isEnabled: true, events: ['*'] })).toEqual(['ok']);
  expect(told({ url, isEnabled: false, events: EVENT_TYPES })).toEqual(['wrong']);
  expect(told({ url, isEnabled: true, events: EVENT_TYPES.slice(1) })).toEqual(['wrong']);
  expect(told({ url: `${url}/old`, isEnabled: true, events: EVENT_TYPES })).toEqual(['wrong']);
});

test('a clock that is two hours wrong is reported with its direction; one that is seconds off is fine', () => {
  const theirs = new Date('2026-11-20T12:00:00Z');
  const at = (seconds: number) => examineClock('the database', theirs, new Date(theirs.getTime() + seconds * 1000));
  expect(at(7200)).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('7200 s ahead of') });
  expect(at(-7200)).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('7200 s behind') });
  expect(at(5)).toMatchObject({ state: 'ok' });
});

test('data of a later version stops the API with one sentence, and the doctor tells it; the migration marks its own version', async () => {
  const marks = jobMarksOf<{ _id: string; dataVersion: number }>(api.dependencies.database);
  const before = await marks.findOne({ _id: 'data version' });
  await marks.updateOne({ _id: 'data version' }, { $set: { dataVersion: 99 } });
  const sentence = /data version 99.+restore/;
  expect(await runProgram(api, 'main.ts')).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  expect(await doctor()).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  await marks.updateOne({ _id: 'data version' }, { $set: { dataVersion: 0 } });
  expect(await runProgram(api, 'commands/migrate.ts')).toMatchObject({ code: 0 });
  expect(await marks.findOne({ _id: 'data version' })).toEqual(before);
});

test('another PASSWORD_PEPPER than before stops the API with one sentence, and the doctor tells it', async () => {
  const [first, other] = ['the first pepper of all', 'quite another pepper'];
  const run = (program: string, PASSWORD_PEPPER: string) => runProgram(api, program, { settings: { PASSWORD_PEPPER } });
  expect(await run('commands/migrate.ts', first)).toMatchObject({ code: 0 });
  expect((await doctor({ PASSWORD_PEPPER: first })).said).toMatch(/^ok +settings +PASSWORD_PEPPER/m);
  const sentence = /PASSWORD_PEPPER is not the one that .* Set the former one again/;
  expect(await run('main.ts', other)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  expect(await doctor({ PASSWORD_PEPPER: other })).toEqual({ code: 1, said: expect.stringMatching(sentence) });
});

test('a database that is older than supported is refused with what to do', () => {
  expect(refusalOfDatabase('5.0.14')).toContain('6.0');
  expect([refusalOfDatabase('6.0.5'), refusalOfDatabase('8.0.4'), refusalOfDatabase('10.0.0')]).toEqual([null, null, null]);
});

test('the API ends with exit code 1 and the sentence of a wrong setting', async () => {
  const { code, said } = await runProgram(api, 'main.ts', { settings: { SITE_TIME_ZONE: 'Asia/Atlantis' } });
  expect([code, said]).toEqual([1, expect.stringContaining('SITE_TIME_ZONE is not a time zone')]);
});
