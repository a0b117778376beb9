import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { has, staffRoleSchema } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { followRole, startSession } from '../../shared/session/session.ts';
import { ConfirmHost } from '../../shared/ui/overlays/confirm-host.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { AdminLayout } from './admin-layout.tsx';
import { staffScreenNames, staffScreens } from './staff-screens.ts';

const open = (queryClient = new QueryClient(), address = '/admin') => {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Welcome Back</p> },
      { Component: AdminLayout, children: [{ path: '*', element: <p>An admin page</p> }] },
    ],
    { initialEntries: ['/contact', address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ConfirmHost />
    </QueryClientProvider>,
  );
  return router;
};
beforeEach(() => void fakeApi());

const logIn = (role = 'admin') => startSession({ token: 'a.b.c', role, userId: '2' });

test('the sidebar links to the six admin screens in the written order, above Logout, and tells which commit answers (§2.16)', async () => {
  fakeApi({});
  logIn();
  open();
  const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
  // Screens that were added later come after them.
  expect(links.slice(0, 6).map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/destination',
    '/packages',
    '/bookings',
    '/payments',
    '/users-view',
  ]);
  expect(links[0]).toHaveTextContent('Dashboard');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await screen.findByText('Version 1.0.0 (3f2a9c1d5e7b)')).toBeVisible();
});

test('the menu of small screens does not lie over the page that Back leads to', async () => {
  logIn();
  const router = open();
  await act(() => router.navigate('/bookings'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/admin');
});

test("the sidebar's Logout asks as the bar of the public pages does (§8)", async () => {
  logIn();
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const prompt = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  expect(within(prompt).getByRole('button', { name: 'Yes, Logout' })).toBeVisible();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Cancel' }));
  expect(localStorage.getItem('token')).toBe('a.b.c');
});

test('without a token the admin area leads to /login in place of the history entry (§2.1, 6)', async () => {
  localStorage.setItem('role', 'admin');
  const router = open();
  expect(await screen.findByText('Welcome Back')).toBeVisible();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an admin who must set up two-factor login first is redirected to the account page', async () => {
  logIn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = open(queryClient);
  const refused = new ApiFailure({
    status: 403,
    code: 'FORBIDDEN',
    message: 'Set it up.',
    details: { mustSetUpTwoFactor: true },
  });
  await queryClient.fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(refused) }).catch(() => undefined);
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
});

const sidebar = () => within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');

test.each(staffRoleSchema.options)('the sidebar of role %s has every list that it may open, and no other', (role) => {
  logIn(role);
  open(undefined, '/bookings');
  const isList = (path: string) => !path.includes('{') && !path.endsWith('/new');
  const lists = staffScreenNames.filter((name) => isList(screens[name].path) && has(role, staffScreens[name].opens));
  expect(sidebar().map((link) => link.textContent)).toEqual([...lists.map((name) => screens[name].title), 'Account']);
});

test('a role that the server names with an answer opens and closes screens at once, also the admin area itself', async () => {
  logIn('guide');
  open(undefined, '/bookings');
  expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeVisible();
  act(() => followRole('desk'));
  expect(await screen.findByText('An admin page')).toBeVisible();
  act(() => followRole('user'));
  expect(await screen.findByText('Welcome Back')).toBeVisible();
});

test('a role that reads bookings and makes none is refused the form for a new one', async () => {
  logIn('viewer');
  open(undefined, '/bookings/new');
  expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeVisible();
});

test('a user who may not see the dashboard lands on the first screen that they may open', async () => {
  logIn('guide');
  const router = open();
  expect(await screen.findByText('An admin page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/departures');
});

test('a screen that is not part of the role is a page that says so and leads back, and shows nothing of it', async () => {
  logIn('desk');
  const router = open(undefined, '/staff');
  expect(await screen.findByRole('heading', { level: 1, name: 'Not part of your role' })).toBeVisible();
  expect(screen.queryByText('An admin page')).toBeNull();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' }));
  expect(router.state.location.pathname).toBe('/admin');
});

test('a draft is looked at between the bar and the footer of the site, without the sidebar, by whom it is open to', async () => {
  logIn('viewer');
  open(undefined, `/packages/${'0'.repeat(24)}/preview`);
  expect(await screen.findByText('An admin page')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  act(() => followRole('desk'));
  expect(await screen.findByRole('heading', { name: 'Not part of your role' })).toBeVisible();
});

test('an unknown role is sent to the login', async () => {
  logIn('Admin');
  open();
  expect(await screen.findByText('Welcome Back')).toBeVisible();
});

test.each([
  ['admin', ['100+ waiting', '14 waiting', '2 waiting', '8 waiting']],
  ['desk', ['100+ waiting', '14 waiting', '2 waiting', '8 waiting']],
  ['viewer', []],
  ['guide', []],
] as const)('the menu counts for the role %s what it may act on', async (role, counts) => {
  const { callsOf } = fakeApi();
  logIn(role);
  open(undefined, '/departures');
  if (role !== 'guide') await waitFor(() => expect(callsOf('showWaiting')).toHaveLength(1));
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  await waitFor(() =>
    expect(
      menu
        .queryAllByText(/\d/)
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(counts),
  );
  if (role === 'guide') expect(callsOf('showWaiting')).toEqual([]);
});
