import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { System } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { everyEmail } from '../../every-feature.ts';
import { smtpServer } from '../../integrations/smtp/mail-server.ts';
import { createMeasureWork } from '../../metrics/measure-work.ts';
import { registry } from '../../metrics/metrics.ts';
import { signUp } from '../../testing/accounts.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { noteFindings } from '../money-check/index.ts';
import { tellUnwatched } from './tell-unwatched.ts';
import { watchSystem } from './watch-system.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const reports = mkdtempSync(join(tmpdir(), 'wayfarer-reports-'));
const [BACKUP_REPORT, BACKUP_COPY_REPORT] = [join(reports, 'backup.json'), join(reports, 'copy.json')];

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example', BACKUP_REPORT, BACKUP_COPY_REPORT });
const post = await testPost(api);
const [admin, other] = [await signUp(api, { role: 'admin' }), await signUp(api, { role: 'admin' })];
const desk = await signUp(api, { role: 'desk' });

/** As docker/backup/backup.sh does. */
const report = (state: 'made' | 'failed', madeAt = api.clock.now()): void =>
  writeFileSync(
    BACKUP_REPORT,
    JSON.stringify({ state, at: api.clock.now().getTime() / 1000, madeAt: madeAt.getTime() / 1000, freePercent: 50 }),
  );
/** As docker/backup/offsite.sh does. */
const reportCopy = (state: 'copied' | 'failed', why = ''): number => {
  const at = api.clock.now().getTime() / 1000;
  writeFileSync(BACKUP_COPY_REPORT, JSON.stringify({ state, at, madeAt: at, reachedAt: at, why }));
  return at;
};
/** A backup was made and copied, nothing was seen or told yet, and no mailbox has an email. */
beforeEach(async () => {
  report('made');
  reportCopy('copied');
  await api.dependencies.database.collection('watchedparts').deleteMany({});
  await post.clear();
});
/** @param times how many looks, one after the other */
const look = async (times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    api.clock.moveBy(2 * MINUTE_MS);
    await watchSystem(api.dependencies);
  }
  await post.pass();
};
const subjects = ({ username }: { username: string }, about: string): string[] =>
  post.subjectsTo(`${username}@example.com`).filter((subject) => subject.startsWith(about));

test('a backup that fails is told to every admin once, however often it is looked at, and once more when one was made again', async () => {
  await look(3);
  expect(subjects(admin, 'Backups')).toEqual([]);
  report('failed');
  await look(1);
  expect(subjects(admin, 'Backups')).toEqual([]);
  await look(20);
  for (const each of [admin, other]) expect(subjects(each, 'Backups')).toEqual(['Backups: something is wrong']);
  const told = post.email({ to: `${admin.username}@example.com`, subject: 'Backups: something is wrong' });
  expect(told.text).toMatch(/The last backup failed.*docker compose logs backup.*docker compose run --rm backup now/s);
  expect(told.text).toContain('/system');
  report('made');
  await look(5);
  for (const each of [admin, other])
    expect(subjects(each, 'Backups')).toEqual(['Backups: all is well again', 'Backups: something is wrong']);
  expect(subjects(desk, 'Backups')).toEqual([]);
});

test('a backup that does not leave the machine is told to every admin with what to do, and the metrics say of when the newest is that did', async () => {
  const madeAt = reportCopy('copied');
  await look(2);
  await createMeasureWork(api.dependencies)(60_000);
  expect(await registry.metrics()).toContain(`wayfarer_backup_copied_timestamp_seconds ${madeAt}`);
  reportCopy('failed', 'BACKUP_PASSWORD is another.');
  await look(3);
  for (const each of [admin, other]) expect(subjects(each, 'Backups')).toEqual(['Backups: something is wrong']);
  const { text } = post.email({ to: `${admin.username}@example.com`, subject: 'Backups: something is wrong' });
  expect(text).toMatch(/was not copied off this machine.*BACKUP_PASSWORD is another.*offsite now.*The last one is of /s);
  reportCopy('copied');
  await look(3);
  expect(subjects(admin, 'Backups')).toEqual(['Backups: all is well again', 'Backups: something is wrong']);
});

test('a part that comes and goes all day fills no mailbox', async () => {
  await look(2);
  for (let time = 0; time < 30; time += 1) {
    report(time % 2 === 0 ? 'failed' : 'made');
    await look(2);
  }
  expect(subjects(admin, 'Backups').length).toBeLessThanOrEqual(6);
  expect(subjects(admin, 'Backups').length).toBeGreaterThan(1);
});

test('a backup that nobody made for a day and a half is told, but not where the machine itself was off', async () => {
  await look(2);
  // Off for five days.
  api.clock.moveBy(5 * DAY_MS);
  await look(3);
  expect(subjects(admin, 'Backups')).toEqual([]);
  for (let hour = 0; hour < 37; hour += 1) {
    api.clock.moveBy(56 * MINUTE_MS);
    await look(2);
  }
  expect(subjects(admin, 'Backups')).toEqual(['Backups: something is wrong']);
});

test('money that the nightly check finds wrong is told, and metrics and the page say the same as the emails', async () => {
  await api.dependencies.database
    .collection<{ _id: string; at: Date }>('jobmarks')
    .updateOne({ _id: 'check money' }, { $set: { at: api.clock.now() } }, { upsert: true });
  await noteFindings(api.dependencies.database, 2);
  await look(2);
  expect(subjects(admin, 'Check of the money')).toEqual(['Check of the money: something is wrong']);
  await createMeasureWork(api.dependencies)(60_000);
  const metrics = await registry.metrics();
  expect(metrics).toContain('wayfarer_system_wrong{part="money"} 1');
  expect(metrics).toContain('wayfarer_disk_free_ratio{disk="backups"} 0.5');
  const { body } = await api.request.get('/api/system').set(admin.bearer).expect(200);
  expect(body.parts).toContainEqual(
    expect.objectContaining({ part: 'money', state: 'wrong', sentence: expect.stringContaining('2 problems') }),
  );
  await api.request.get('/api/system').set(desk.bearer).expect(403);
});

test('when nobody looks any more every admin is told so once by an email that needs no job, page and metrics say since when, and a later look tells that all is well', async () => {
  const server = smtpServer(post.url);
  const tell = () => tellUnwatched(api.dependencies, server, everyEmail(api.dependencies).agency);
  await look(2);
  await tell();
  expect(subjects(admin, 'Work in the background')).toEqual([]);
  api.clock.moveBy(11 * MINUTE_MS);
  await Promise.all([tell(), tell()]);
  await tell();
  for (const each of [admin, other])
    expect(subjects(each, 'Work in the background')).toEqual(['Work in the background: something is wrong']);
  expect(subjects(desk, 'Work')).toEqual([]);
  const { text } = post.email({ to: `${admin.username}@example.com`, subject: /^Work in the background/ });
  expect(text).toMatch(/Not looked since .*\(Asia\/Kolkata\).*BACKGROUND_JOBS.*docker compose restart api/s);
  const { body } = await api.request.get('/api/system').set(admin.bearer).expect(200);
  expect(only(body.parts as System['parts'], ({ part }) => part === 'jobs').state).toBe('wrong');
  expect(only(body.parts as System['parts'], ({ part }) => part === 'backup')).toMatchObject({
    state: 'unknown',
    sentence: expect.stringMatching(/^Not looked since .* Then it was: The last one is of /),
  });
  await createMeasureWork(api.dependencies)(60_000);
  expect(await registry.metrics()).toContain('wayfarer_system_wrong{part="jobs"} 1');
  await look(3);
  expect(subjects(admin, 'Work in the background')).toEqual([
    'Work in the background: all is well again',
    'Work in the background: something is wrong',
  ]);
  await server.close();
});
