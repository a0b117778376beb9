import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { disconnect, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

afterEach(() =>
  act(() => {
    for (const notice of readAnnouncements()) notice.close();
  }),
);

const AccountPages = () => (
  <Routes>
    <Route path={screens.register.path} element={<RegisterPage />} />
    <Route path={screens.login.path} element={<LoginPage />} />
  </Routes>
);
const open = () => renderScreen(AccountPages, { pattern: '*', at: screens.register.path });

const fillIn = async ({ username = 'asha', email = 'asha@example.com', password = 'tealHarbour7' } = {}) => {
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Email Address'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

test('the page carries its heading, three required fields for password managers, its button and the way to login (§2.5, 5.1)', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible();
  for (const [label, autocomplete] of [
    ['Username', 'username'],
    ['Email Address', 'email'],
    ['Password', 'new-password'],
  ] as const) {
    expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('who likes says what they are called, and a phone number; who does not registers without', async () => {
  const { callsOf } = fakeApi({ register: () => sampleUser });
  open();
  await fillIn();
  expect(screen.getByLabelText(/^Name/)).not.toBeRequired();
  expect(screen.getByLabelText(/^Phone/)).not.toBeRequired();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Zoë Müller');
  await press();
  await waitFor(() =>
    expect(callsOf('register').map(({ body }) => body)).toEqual([
      { username: 'asha', email: 'asha@example.com', password: 'tealHarbour7', name: 'Zoë Müller' },
    ]),
  );
});

test('a registration leads to /login with the name filled in and the written green notice of 4000 ms (§2.5, 3.7, 4.2, 7, 8, 9.3)', async () => {
  const { callsOf } = fakeApi({
    register: () => sampleUser,
  });
  const { address } = open();
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(callsOf('register').map((call) => call.body)).toEqual([
    { username: 'asha', email: 'asha@example.com', password: 'tealHarbour7' },
  ]);
  expect(readAnnouncements()).toMatchObject([
    { title: 'Registration Successful! Welcome aboard, traveler!', tone: 'green', duration: 4000 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('asha');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['a taken name', () => refuse('USERNAME_TAKEN'), 'This username is taken. Please choose another.'],
  ['a lost network', () => disconnect(), 'There is no connection. Check your network and try again.'],
])('%s leads to /login all the same, where a quiet line says what went wrong (§2.5, 8)', async (_, register, sentence) => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  fakeApi({ register });
  const { address } = open();
  await fillIn();
  await press();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Your account was not created. ${sentence}`);
  expect(console.mock.lastCall?.[0]).toBe('Registration failed');
  expect(readAnnouncements()).toHaveLength(0);
});

test('after a failure the form comes back with what was typed and the error at its field, without the password', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ register: () => refuse('USERNAME_TAKEN', { username: 'This username is taken.' }) });
  open();
  await fillIn();
  await press();
  await userEvent.click(await screen.findByRole('link', { name: 'Try again' }));
  expect(await screen.findByLabelText('Username')).toHaveValue('asha');
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('This username is taken.');
  expect(screen.getByLabelText('Email Address')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('what the bounds refuse is reported at its field and not sent (§5.1)', async () => {
  fakeApi();
  const { address } = open();
  await fillIn({ username: 'as', email: 'nowhere', password: 'short' });
  await press();
  expect(await screen.findByText('Use at least 3 characters.')).toBeVisible();
  expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();
  expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(address()).toBe('/register');
});

test('the strength of the password is a word that follows what is typed', async () => {
  open();
  expect(screen.getByText('At least 8 characters.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'abc');
  expect(screen.getByText('Too short')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'K7!vQ0#zLp');
  expect(screen.getByText('Strong')).toBeVisible();
});

test('during the call the button is busy (§4.1)', async () => {
  fakeApi({ register: () => never() });
  open();
  await fillIn();
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-busy', 'true'));
});
