import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAnswers, sampleLogin } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test, vi } from 'vitest';
import { saveReturnTo } from '../../shared/session/return-to.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LoginPage } from './login-page.tsx';

afterEach(() =>
  act(() => {
    for (const notice of readAnnouncements()) notice.close();
  }),
);

const pattern = screens.login.path;
const expectFailureLine = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

const logIn = async (username = 'asha', password = 'secret-enough') => {
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

test('the page carries its heading, two required fields for password managers, its button and the way to register (§2.6)', () => {
  renderScreen(LoginPage, { pattern });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeRequired();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

test.each([
  ['user', '/package-view'],
  ['admin', '/admin'],
] as const)(
  'role %s is led to %s, with token, role and userId stored and a green notice of 4000 ms (§2.6, 3.8, 4.2, 6, 7, 8, 9.3)',
  async (role, target) => {
    fakeApi({ login: () => ({ ...sampleLogin, role }) });
    const { address } = renderScreen(LoginPage, { pattern });
    await logIn();
    await waitFor(() => expect(address()).toBe(target));
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      token: sampleLogin.token,
      role,
      userId: sampleLogin.userId,
    });
    expect(readAnnouncements()).toMatchObject([
      { title: 'Welcome To Wayfarer', text: "You're logged in successfully.", tone: 'green', duration: 4000 },
    ]);
  },
);

test('a wrong password stays on the page with a notice, a line in the console, and what was typed (§2.6, 4.2, 8)', async () => {
  const console = expectFailureLine();
  fakeApi({ login: () => refuse('BAD_CREDENTIALS') });
  const { address } = renderScreen(LoginPage, { pattern });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password.');
  expect(console.mock.lastCall?.[0]).toBe('Login failed');
  expect(address()).toBe('/login');
  expect(localStorage).toHaveLength(0);
  expect(screen.getByLabelText('Username')).toHaveValue('asha');
  expect(readAnnouncements()).toHaveLength(0);
});

test('without a network the page says so', async () => {
  expectFailureLine();
  fakeApi({ login: () => disconnect() });
  renderScreen(LoginPage, { pattern });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
});

test('empty fields are reported in words, the first of them has the focus, and nothing is sent (§5.2)', async () => {
  fakeApi();
  renderScreen(LoginPage, { pattern });
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Enter your username.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

test('a double click asks for one token (§7)', async () => {
  const { callsOf } = fakeApi({
    login: () => sampleLogin,
  });
  const { address } = renderScreen(LoginPage, { pattern });
  await userEvent.type(screen.getByLabelText('Username'), 'asha');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-enough');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(address()).toBe('/package-view'));
  expect(callsOf('login').map((call) => call.body)).toEqual([{ username: 'asha', password: 'secret-enough' }]);
});

test('demo accounts are shown where they exist, and fill the form by a press', async () => {
  const { unmount } = renderScreen(LoginPage, { pattern });
  expect(screen.queryByText('Demo accounts')).toBeNull();
  unmount();
  const settings = vi.spyOn(siteSettings, 'demoAccounts', 'get');
  settings.mockReturnValue(true);
  renderScreen(LoginPage, { pattern });
  expect(screen.getByRole('region', { name: 'Demo accounts' })).toHaveTextContent('wayfarer-demo');
  await userEvent.click(screen.getByRole('button', { name: /^admin/ }));
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  expect(screen.getByLabelText('Password')).toHaveValue('wayfarer-demo');
  await userEvent.click(screen.getByRole('button', { name: /^traveller/ }));
  expect(screen.getByLabelText('Username')).toHaveValue('traveller');
});

test.each([
  ['/book-your-pkg/1', 'Log in to continue your booking.'],
  ['/my-trip/1', 'Log in to see your trip.'],
  ['/view-my-booking/1', 'Log in to see your bookings.'],
  ['/account', 'Log in to see your account.'],
  ['/bookings/1?tab=money', 'Log in to open a page of the admin area.'],
])('a visitor who was on the way to %s reads what the login is for', (address, sentence) => {
  saveReturnTo(address);
  renderScreen(LoginPage, { pattern });
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test.each(['//elsewhere.example/my-trip/1', 'https://elsewhere.example/account', '/admin', '/package-view/1', '/my-trip'])(
  'nothing is said of %s, which no guard has refused',
  (address) => {
    saveReturnTo(address);
    renderScreen(LoginPage, { pattern });
    expect(screen.queryByRole('status')).toBeNull();
  },
);

test('the password can be shown and hidden, and caps lock is reported', async () => {
  renderScreen(LoginPage, { pattern });
  const password = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.type(password, '{CapsLock}a');
  expect(screen.getByText('Caps lock is on.')).toBeVisible();
});

test('an account with two-factor login is asked for its code; a wrong one is refused, and the right one logs in', async () => {
  expectFailureLine();
  let right = false;
  const { callsOf } = fakeApi({
    login: () => refuse('SECOND_STEP_REQUIRED', { pendingToken: 'a.b.c' }),
    takeSecondStep: () => (right ? sampleLogin : refuse('CODE_REFUSED')),
  });
  const { address } = renderScreen(LoginPage, { pattern });
  await logIn();
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(localStorage).toHaveLength(0);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is incorrect or has expired.');
  right = true;
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe('/package-view'));
  expect(callsOf('takeSecondStep').map(({ body }) => body)).toEqual(Array(2).fill({ pendingToken: 'a.b.c', code: '123456' }));
  expect(localStorage.getItem('token')).toBe(sampleLogin.token);
});

test('whoever begins again instead of entering a code is told in words what is missing, at its field', async () => {
  fakeApi({ login: () => refuse('SECOND_STEP_REQUIRED', { pendingToken: 'a.b.c' }) });
  renderScreen(LoginPage, { pattern });
  await logIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Enter your username.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

test('a browser without support for passkeys says so, and the password still logs in', async () => {
  expectFailureLine();
  fakeApi({ login: () => sampleLogin, startPasskeyLogin: () => sampleAnswers.startPasskeyLogin });
  const { address } = renderScreen(LoginPage, { pattern });
  await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser does not support passkeys.');
  expect(localStorage).toHaveLength(0);
  await logIn();
  await waitFor(() => expect(address()).toBe('/package-view'));
});
