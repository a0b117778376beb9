import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const TOKEN = 'x'.repeat(43);
afterEach(() => {
  window.location.hash = '';
});
const open = (token: string) => {
  window.location.hash = token;
  renderScreen(ConfirmEmailPage, { pattern: screens.confirmEmail.path });
};

test('the link confirms the address with a press, and never by being opened', async () => {
  const { callsOf } = fakeApi({ confirmEmail: () => ({ message: '' }) });
  open(TOKEN);
  expect(callsOf('confirmEmail')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your address is confirmed.');
  expect(callsOf('confirmEmail').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

test('a link that no longer works says so', async () => {
  fakeApi({ confirmEmail: () => refuse('LINK_INVALID') });
  open(TOKEN);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has already been used');
});

test('a link that was cut off offers nothing to press', () => {
  open('');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
});
