import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, sampleAdmin, sampleSystem } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SystemPage } from './system-page.tsx';

const open = () => renderScreen(SystemPage, { pattern: screens.adminSystem.path });
beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const exchangeRates = {
  state: 'wrong' as const,
  sentence: 'Not shown: EUR of Thu, 12 Nov 2026.',
  since: '2026-11-20T09:30:00.000Z',
};

test('an admin sees what is wrong and what to do first, versions, mail, events, queues, and each job with its last failure', async () => {
  const failed = {
    name: 'reconcile',
    lastRunAt: '2026-11-20T09:30:00.000Z',
    lastTookMs: 1240,
    lastErrorAt: '2026-11-20T09:29:00.000Z',
    lastError: 'No way.',
    isErrorOver: false,
  };
  const over = { ...failed, name: 'keep figures', lastErrorAt: '2026-11-20T09:28:00.000Z', isErrorOver: true };
  fakeApi({ showSystem: () => ({ ...sampleSystem, jobs: [failed, over] }) });
  open();
  const backups = (await screen.findByRole('heading', { name: 'Backups' })).closest('li');
  expect(backups).toHaveTextContent(/Wrong.*docker compose logs backup.*Since 20 Nov 2026, 15:00/);
  const work = screen.getByRole('region', { name: 'Versions and work' });
  expect(work).toHaveTextContent('Version1.0.0 (3f2a9c1d5e7b)DatabaseMongoDB 8.2.12Last event by the webhook20 Nov 2026, 15:00');
  expect(work).toHaveTextContent('Refunds1 wait, the longest for 40 s');
  const jobs = within(screen.getByRole('region', { name: 'Background jobs' }));
  const jobOf = (name: string) => jobs.getByText(name).closest('li');
  expect(jobOf('Reconcile')).toHaveTextContent(
    'Reconcile20 Nov 2026, 15:00:00, took 1.2 sFailed at 20 Nov 2026, 14:59:00: No way.',
  );
  expect(jobOf('Keep figures')).toHaveTextContent('Has run well since it failed at 20 Nov 2026, 14:58:00: No way.');
});

test('a test email tells to whom it went, or what the mail server said', async () => {
  const answers = [refuse('CONFLICT'), { sentTo: 'admin@example.com' }];
  fakeApi({ sendTestEmail: () => answers.shift() ?? { sentTo: 'admin@example.com' } });
  open();
  const button = await screen.findByRole('button', { name: 'Send me a test email' });
  await userEvent.click(button);
  expect(await screen.findByText(errorCodes.CONFLICT.sentence())).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText(/Look into the mailbox of admin@example.com/)).toBeVisible();
});

test('how far each language is, and which texts of the operator were left out, is told only where there is more than English', async () => {
  const { words, ...inEnglish } = sampleSystem;
  const own = { language: 'English', texts: 1955, unreviewed: 0, untranslated: 0, own: 1 };
  const read = { language: 'French', texts: 1955, unreviewed: 0, untranslated: 0, own: 2 };
  const half = { language: 'Arabic', texts: 1955, unreviewed: 900, untranslated: 0, own: 0 };
  const languages = [own, ...(words?.languages ?? []), read, half];
  const answers = [inEnglish, { ...sampleSystem, words: { languages, faults: words?.faults ?? [] } }];
  fakeApi({ showSystem: () => answers.shift() ?? sampleSystem });
  const { unmount } = open();
  await screen.findByRole('heading', { name: 'Backups' });
  expect(screen.queryByRole('heading', { name: 'Languages' })).toBeNull();
  unmount();
  open();
  const card = within(await screen.findByRole('region', { name: 'Languages' }));
  const lines = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'English: 1 text of your own',
    'German: 1,943 texts, none reviewed12 untranslated, shown in English',
    'French: 1,955 texts, all reviewed2 texts of your own',
    'Arabic: 1,955 texts, 1,055 reviewed',
    "de.po: there is no text 'Book it', so it is left out.",
  ]);
  expect(card.getByText('Wrong')).toBeVisible();
});

test('how the exchange rates are is told only where there are any', async () => {
  const answers = [sampleSystem, { ...sampleSystem, exchangeRates }];
  fakeApi({ showSystem: () => answers.shift() ?? sampleSystem });
  const { unmount } = open();
  await screen.findByRole('heading', { name: 'Backups' });
  expect(screen.queryByRole('heading', { name: 'Exchange rates' })).toBeNull();
  unmount();
  open();
  const rates = (await screen.findByRole('heading', { name: 'Exchange rates' })).closest('section');
  expect(rates).toHaveTextContent(/Wrong.*Not shown: EUR of Thu, 12 Nov 2026.*Since 20 Nov 2026, 15:00.*No email/);
});
