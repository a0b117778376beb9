import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const TOKEN = 'x'.repeat(43);
const NEW = 'tealHarbour7';

afterEach(() => {
  window.location.hash = '';
  act(() => {
    for (const notice of readAnnouncements()) notice.close();
  });
});

const open = (token: string) => {
  window.location.hash = token;
  return renderScreen(ResetPasswordPage, { pattern: screens.resetPassword.path });
};
const choose = async (password: string) => {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

test('the link sets a new password once, ends the session of this browser and leads to the login', async () => {
  const { callsOf } = fakeApi({ resetPassword: () => ({ message: '' }) });
  localStorage.setItem('token', 'an old one');
  const { address } = open(TOKEN);
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  await userEvent.type(screen.getByLabelText('New password'), NEW);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(callsOf('resetPassword').map(({ body }) => body)).toEqual([{ token: TOKEN, newPassword: NEW }]);
  expect(localStorage).toHaveLength(0);
  expect(readAnnouncements()).toMatchObject([{ title: 'Your password has changed', tone: 'green' }]);
});

test('a link tells password managers whose password it sets; that is not sent', async () => {
  const { callsOf } = fakeApi({ resetPassword: () => ({ message: '' }) });
  const { address } = open(`${TOKEN}&username=asha`);
  expect(document.querySelector('form input[autocomplete="username"]')).toHaveValue('asha');
  await choose(NEW);
  await waitFor(() => expect(address()).toBe('/login'));
  expect(callsOf('resetPassword').map(({ body }) => body)).toEqual([{ token: TOKEN, newPassword: NEW }]);
});

test('a link that no longer works says so, and offers a new one', async () => {
  fakeApi({ resetPassword: () => refuse('LINK_INVALID') });
  open(TOKEN);
  await choose(NEW);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has already been used');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('a link that was cut off says so before anything is typed', () => {
  fakeApi();
  open('');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a password that the server finds easy to guess is reported at the field until it is changed, and the link keeps working', async () => {
  fakeApi({ resetPassword: () => refuse('VALIDATION', { newPassword: 'This password is easy to guess.' }) });
  open(TOKEN);
  await choose('password1');
  expect(await screen.findByText('This password is easy to guess.')).toBeVisible();
  expect(screen.queryByRole('alert', { name: /link/ })).toBeNull();
  await userEvent.type(screen.getByLabelText('New password'), 'x');
  expect(screen.queryByText('This password is easy to guess.')).toBeNull();
});
