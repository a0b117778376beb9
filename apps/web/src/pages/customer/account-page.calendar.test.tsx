import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AccountPage } from './account-page.tsx';

const logIn = (role: 'guide' | 'user') => startSession({ token: 't', role, userId: sampleUser._id });
beforeEach(() => logIn('guide'));
const open = () => renderScreen(AccountPage, { pattern: '/account', at: '/account' });

const address = 'https://wayfarer.example/api/calendar/secret.ics';
const feed = (first: string | null) => {
  let since = first;
  return {
    showCalendarFeed: () => ({ since }),
    renewCalendarFeed: () => {
      since = '2026-11-30T09:00:00.000Z';
      return { since, address };
    },
    stopCalendarFeed: () => {
      since = null;
      return { since };
    },
  };
};

test('a guide gets a calendar address, which is shown once, and stops it', async () => {
  fakeApi(feed(null));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Get an address' }));
  expect(await screen.findByLabelText('Your address')).toHaveValue(address);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Get an address' })).toBeVisible();
  expect(screen.queryByLabelText('Your address')).toBeNull();
});

test('who has an address is told since when, and is asked before a new one ends it', async () => {
  const { callsOf } = fakeApi(feed('2026-11-01T09:00:00.000Z'));
  open();
  expect(await screen.findByText(/You have an address since/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(callsOf('renewCalendarFeed')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'New address' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await screen.findByText('New address', { selector: '[role=alertdialog] *' }));
  expect(dialog).not.toBeVisible();
  expect(await screen.findByLabelText('Your address')).toHaveValue(address);
});

test('a failure is said, and travellers have no calendar address', async () => {
  expectInConsole('Making a calendar address failed');
  fakeApi({ ...feed(null), renewCalendarFeed: () => refuse('BUSY') });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Get an address' }));
  expect(await screen.findByText(/very busy/)).toBeVisible();
  unmount();
  logIn('user');
  open();
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(screen.queryByText('Calendar address')).toBeNull();
});
