import { expect, test } from 'vitest';
import { backupState } from './backup-state.ts';
import { copyState } from './copy-state.ts';
import { diskState } from './disk-state.ts';
import { jobsState } from './jobs-state.ts';
import { mailState } from './mail-state.ts';
import { siteState } from './site-state.ts';

const now = new Date('2026-11-20T12:00:00Z');
const daysFromNow = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60_000);
const SITE_TIME_ZONE = 'Asia/Kolkata';
const PUBLIC_URL = 'https://travel.example.com';
const reached = (left: number, status = 200) =>
  siteState(
    { PUBLIC_URL, SITE_TIME_ZONE },
    { reached: true, status, certificate: { from: daysFromNow(left - 90), until: daysFromNow(left) } },
    now,
  );
const away = (proxyAnswers: boolean | null, url = PUBLIC_URL) =>
  siteState({ PUBLIC_URL: url, SITE_TIME_ZONE }, { reached: false, failure: 'getaddrinfo ENOTFOUND', proxyAnswers }, now);

test('a certificate that was not renewed in time is wrong before it ends, and one that will be is not', () => {
  expect(reached(31)).toMatchObject({ state: 'ok', sentence: expect.stringContaining('Mon, 21 Dec 2026, 17:30 (Asia/Kolkata)') });
  expect(reached(14)).toMatchObject({ state: 'wrong', sentence: expect.stringMatching(/14 days from now.*logs proxy/) });
});

test('a site that cannot be reached is told with where to look: the proxy, or what is before it', () => {
  expect(away(false)).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('docker compose up --detach proxy') });
  expect(away(true)).toMatchObject({ state: 'wrong', sentence: expect.stringMatching(/proxy itself answers.*DNS/) });
  expect(away(null)).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('ENOTFOUND') });
  expect(away(true, 'http://localhost')).toMatchObject({ state: 'unknown' });
  expect(reached(60, 404)).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('another server') });
});

test('a disk that is nearly full is named, whichever it is', () => {
  expect(diskState({ database: 0.4, pictures: 0.11, backups: 0.3 })).toMatchObject({ state: 'ok' });
  for (const disk of ['database', 'pictures', 'backups'])
    expect(diskState({ database: 0.4, [disk]: 0.099 })).toMatchObject({
      state: 'wrong',
      sentence: expect.stringContaining(`${disk} 9 % are free`),
    });
});

test('what to do about a full disk is told of the one that is full', () => {
  expect(diskState({ database: 0.4, backups: 0.02 }).sentence).toMatch(/BACKUPS_KEPT/);
  expect(diskState({ database: 0.4, backups: 0.02 }).sentence).not.toMatch(/stops bookings|image prune/);
  expect(diskState({ database: 0.02, backups: 0.4 }).sentence).toMatch(/stops bookings.*image prune/);
  expect(diskState({ database: 0.02, backups: 0.4 }).sentence).not.toMatch(/BACKUPS_KEPT/);
});

test('a mail server that takes nothing is wrong, and one that puts off a single email is not', () => {
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const stateOf = (oldest: number, lastSent: number, lastFailure: string | null) =>
    mailState(
      { SMTP_URL: 'smtp://mail', SITE_TIME_ZONE },
      { waiting: [ago(1), ago(oldest)], lastSentAt: ago(lastSent), lastFailure },
      now,
    );
  expect(stateOf(20, 30, '451 Not now.')).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(/^2 emails .*451 Not now/),
  });
  expect(stateOf(20, 10, '451 Not now.').state).toBe('ok');
  expect(stateOf(10, 30, '451 Not now.').state).toBe('ok');
  expect(stateOf(20, 30, null).state).toBe('ok');
  expect(
    mailState({ SMTP_URL: undefined, SITE_TIME_ZONE }, { waiting: [], lastSentAt: null, lastFailure: null }, now).state,
  ).toBe('unknown');
});

test('a job that has not run for a quarter of an hour is named, but not while the machine was off', () => {
  const expected = [
    { name: 'reconcile', everyMs: 2000 },
    { name: 'remove left files', everyMs: 60 * 60_000 },
  ];
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const stateOf = (minutes: number, since = ago(600)) =>
    jobsState({ reconcile: { at: ago(minutes) }, 'remove left files': { at: ago(100) } }, expected, now, since);
  expect(stateOf(14).state).toBe('ok');
  expect(stateOf(20)).toMatchObject({ state: 'wrong', sentence: expect.stringMatching(/“reconcile” for 20 minutes\. First/) });
  expect(stateOf(20, ago(10)).state).toBe('ok');
});

test('backups are wrong where the last failed, is too old, or none was ever begun, and not in the first night', () => {
  const watched = { BACKUP_REPORT: '/reports/backup.json', SITE_TIME_ZONE };
  const stateOf = (state: 'waiting' | 'made' | 'failed', at: number, madeAt: number | null) =>
    backupState(
      watched,
      {
        state,
        at: daysFromNow(at).getTime() / 1000,
        madeAt: madeAt === null ? null : daysFromNow(madeAt).getTime() / 1000,
        freePercent: 50,
      },
      now,
    ).state;
  expect(stateOf('waiting', -1, null)).toBe('ok');
  expect(stateOf('waiting', -2, null)).toBe('wrong');
  expect(stateOf('made', -1, -1)).toBe('ok');
  expect(stateOf('made', -2, -2)).toBe('wrong');
  expect(stateOf('failed', 0, -1)).toBe('wrong');
  expect(backupState(watched, null, now).state).toBe('wrong');
  expect(backupState({ BACKUP_REPORT: undefined, SITE_TIME_ZONE }, null, now).state).toBe('unknown');
});

test('copies off the machine are wrong where the last failed, is too old, or none was ever begun, and are not spoken of where there are none', () => {
  const watched = { BACKUP_COPY_REPORT: '/reports/copy.json', SITE_TIME_ZONE };
  const at = (days: number): number => daysFromNow(days).getTime() / 1000;
  const stateOf = (state: 'waiting' | 'copied' | 'failed', days: number, madeAt: number | null) =>
    copyState(
      watched,
      { state, at: at(days), madeAt: madeAt && at(madeAt), reachedAt: madeAt && at(madeAt), why: 'It is full.' },
      now,
    );
  expect(stateOf('waiting', -1, null)?.state).toBe('ok');
  expect(stateOf('waiting', -2, null)?.state).toBe('wrong');
  expect(stateOf('copied', 0, -1)).toMatchObject({
    state: 'ok',
    sentence:
      'The last copy there is of Thu, 19 Nov 2026, 17:30 (Asia/Kolkata), which arrived there on Thu, 19 Nov 2026, 17:30 (Asia/Kolkata).',
  });
  expect(stateOf('copied', 0, -2)?.state).toBe('wrong');
  expect(stateOf('failed', 0, -1)).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(/not copied off this machine\. It is full\. The last copy there is of .* offsite now\.$/),
  });
  expect(copyState(watched, null, now)?.state).toBe('wrong');
  expect(copyState({ BACKUP_COPY_REPORT: undefined, SITE_TIME_ZONE }, null, now)).toBeNull();
});
