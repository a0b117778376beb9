import { freePort } from '@wayfarer/local-stack/mongod';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { refusalOfDatabase } from '../database/data-version.ts';
import { jobMarksOf } from '../database/job-marks.ts';
import { sealPassport, travellersRepository } from '../features/travellers/index.ts';
import { EVENT_TYPES } from '../integrations/stripe/provider-event.ts';
import { signUp } from '../testing/accounts.ts';
import { eventually, startMoneyJourney } from '../testing/money-journey.ts';
import { runProgram } from '../testing/run-program.ts';
import { startMailServer } from '../testing/servers/start-mail-server.ts';
import { startRestrictedSandbox } from '../testing/servers/start-restricted-sandbox.ts';
import { startTestApi, testApi, zoneAtNoon } from '../testing/start-test-api.ts';
import { withSettings } from '../testing/with-settings.ts';
import { examineClock } from './doctor/check-clock.ts';
import { checkProvider } from './doctor/check-provider.ts';
import { examineWebhook } from './doctor/examine-webhook.ts';

// The doctor is a process of its own, whose clock must be that of the tests.
const api = await testApi({ SITE_TIME_ZONE: zoneAtNoon() });

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
  const mistaken = await startTestApi({ STRIPE_WEBHOOK_SECRET: 'whsec_of_another_endpoint' });
  const journey = await startMoneyJourney(mistaken);
  const { sessionId } = await journey.bookAndPay();
  await journey.checkStatus(sessionId).expect(200);
  const soon = new Date(mistaken.clock.now().getTime() + 10 * 60_000);
  const found = () => checkProvider(mistaken.dependencies.config, soon);
  await eventually(async () => (await found()).some(({ state }) => state === 'wrong'));
  expect((await found()).filter(({ state }) => state === 'wrong')).toMatchObject([
    { about: 'webhook', sentence: expect.stringContaining('STRIPE_WEBHOOK_SECRET') },
  ]);
  await mistaken.stop();
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
  // A database without users: whoever comes later has a password by the first pepper.
  const uri = new URL(api.dependencies.config.MONGODB_URI);
  uri.pathname = `${uri.pathname}-peppered`;
  const on = { MONGODB_URI: uri.href };
  const run = (program: string, PASSWORD_PEPPER: string) => runProgram(api, program, { settings: { ...on, PASSWORD_PEPPER } });
  expect(await run('commands/migrate.ts', first)).toMatchObject({ code: 0 });
  expect((await doctor({ ...on, PASSWORD_PEPPER: first })).said).toMatch(/^ok +settings +PASSWORD_PEPPER/m);
  const sentence = /PASSWORD_PEPPER is not the one that .* Set the former one again/;
  expect(await run('main.ts', other)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  expect(await doctor({ ...on, PASSWORD_PEPPER: other })).toEqual({ code: 1, said: expect.stringMatching(sentence) });
});

test('a PASSWORD_PEPPER that meets passwords without a mark is not taken for theirs until one of them has matched, and the right one may come later', async () => {
  const { database } = api.dependencies;
  const before = await signUp(api);
  await jobMarksOf<{ _id: string }>(database).deleteOne({ _id: 'password pepper' });
  const told = async (PASSWORD_PEPPER: string) => {
    expect(await runProgram(api, 'commands/migrate.ts', { settings: { PASSWORD_PEPPER } })).toMatchObject({ code: 0 });
    return (await doctor({ PASSWORD_PEPPER })).said;
  };
  const unproven = /^note +settings +Whether PASSWORD_PEPPER fits .* Log in now/m;
  expect(await told('quite another pepper')).toMatch(unproven);
  expect(await told('the first pepper of all')).toMatch(unproven);
  const right = { PASSWORD_PEPPER: 'the first pepper of all' };
  // The login of somebody who came after it proves nothing.
  await withSettings(api, right, () => signUp(api));
  expect(await told('the first pepper of all')).toMatch(unproven);
  const { username, password } = before;
  await withSettings(api, right, () => api.request.post('/api/auth/login').send({ username, password }).expect(200));
  expect(await told('the first pepper of all')).toMatch(/^ok +settings +PASSWORD_PEPPER is the one/m);
  expect(await doctor({ PASSWORD_PEPPER: 'quite another pepper' })).toMatchObject({ code: 1 });
});

test('a TRAVELLER_KEY that is another than the passports are sealed with, or is missing, is told with what to do', async () => {
  const [former, other] = ['the former key of the travellers', 'quite another key of the travellers'];
  const _id = new Types.ObjectId();
  const sealed = sealPassport({ TRAVELLER_KEY: former }, String(_id), 'Z7654321');
  const travellers = [null, { name: 'Asha', passport: { sealed, ends: '321', expires: '2090-01-01' } }];
  const kept = travellersRepository(api.dependencies.database);
  await kept.replace(_id, 0, { travellers, eraseOn: '2090-01-01' }, api.dependencies.config.SITE_TIME_ZONE);
  const told = async (settings: NodeJS.ProcessEnv) => wrongIn((await doctor(settings)).said).join('\n');
  expect(await told({ TRAVELLER_KEY: other })).toMatch(
    /TRAVELLER_KEY is another .* 1 bookings .* Set the former one again, with the present one as TRAVELLER_KEY_ACCEPTED/,
  );
  expect(await told({ TRAVELLER_KEY: '' })).toMatch(
    /TRAVELLER_KEY is not set, so the passport numbers of 1 bookings cannot be read/,
  );
  expect(await told({ TRAVELLER_KEY: former })).not.toContain('TRAVELLER_KEY');
  expect(await told({ TRAVELLER_KEY: other, TRAVELLER_KEY_ACCEPTED: former })).not.toContain('TRAVELLER_KEY');
  await kept.remove(_id);
  expect(await told({ TRAVELLER_KEY: other })).not.toContain('TRAVELLER_KEY');
});

test('a database that is older than supported is refused with what to do', () => {
  expect(refusalOfDatabase('5.0.14')).toContain('6.0');
  expect([refusalOfDatabase('6.0.5'), refusalOfDatabase('8.0.4'), refusalOfDatabase('10.0.0')]).toEqual([null, null, null]);
});

test('the API ends with exit code 1 and the sentence of a wrong setting', async () => {
  const { code, said } = await runProgram(api, 'main.ts', { settings: { SITE_TIME_ZONE: 'Asia/Atlantis' } });
  expect([code, said]).toEqual([1, expect.stringContaining('SITE_TIME_ZONE is not a time zone')]);
});
