import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { disconnect, type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AcceptInvitationPage } from './accept-invitation-page.tsx';

const TOKEN = 'x'.repeat(43);
const opened = { email: 'ravi@example.com', role: 'guide', invitedBy: 'admin', hasAccount: false } as const;

afterEach(() => {
  window.location.hash = '';
  act(() => {
    for (const notice of readAnnouncements()) notice.close();
  });
});

const open = (fakes: Fakes, token = TOKEN) => {
  window.location.hash = token;
  const calls = fakeApi(fakes);
  return { ...calls, ...renderScreen(AcceptInvitationPage, { pattern: screens.acceptInvitation.path }) };
};
const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText('Username'), 'ravi');
  await userEvent.type(screen.getByLabelText('Password'), 'tealHarbour7');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Accept invitation' }));
};

test('an invited person sees by whom and as what, creates an account once, and goes to the login', async () => {
  const { callsOf, address } = open({ openInvitation: () => opened, acceptInvitation: () => ({ message: '' }) });
  expect(await screen.findByText(/admin invites/)).toHaveTextContent(
    'admin invites ravi@example.com to join Wayfarer as a guide.',
  );
  await fillIn();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(callsOf('acceptInvitation').map(({ body }) => body)).toEqual([
    { token: TOKEN, username: 'ravi', password: 'tealHarbour7' },
  ]);
  expect(readAnnouncements()).toMatchObject([{ title: 'Your account is ready', tone: 'green' }]);
});

test('a username that is taken is reported at its field, and nothing that was typed is lost', async () => {
  open({ openInvitation: () => opened, acceptInvitation: () => refuse('USERNAME_TAKEN') });
  await fillIn();
  expect(await screen.findByText('This username is taken. Please choose another.')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('ravi');
  expect(screen.getByLabelText('Password')).toHaveValue('tealHarbour7');
});

test('a link that no longer works says why, and one that was cut off says so', async () => {
  const { unmount } = open({ openInvitation: () => refuse('LINK_INVALID') });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or has already been used');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  open({}, '');
  expect(screen.getByRole('alert')).toHaveTextContent('This link is not complete.');
});

test('without a network another try is offered', async () => {
  let isOff = true;
  open({ openInvitation: () => (isOff ? disconnect() : opened) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isOff = false;
  await userEvent.click(again);
  expect(await screen.findByLabelText('Username')).toBeVisible();
});

test('a person with an account logs in first, then gets the role with it and goes to the admin area', async () => {
  const fakes: Fakes = { openInvitation: () => ({ ...opened, hasAccount: true }), joinByInvitation: () => ({ role: 'guide' }) };
  const { unmount } = open(fakes);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  unmount();
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  const { address } = open(fakes);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept with my account' }));
  await waitFor(() => expect(address()).toBe('/admin'));
  expect(localStorage.getItem('role')).toBe('guide');
});
