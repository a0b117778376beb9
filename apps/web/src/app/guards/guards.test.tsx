import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { beginLogout, endLogout } from '../../shared/session/logout-state.ts';
import { readReturnTo, saveReturnTo } from '../../shared/session/return-to.ts';
import { endSession, startSession } from '../../shared/session/session.ts';
import { AdminGuard } from './admin-guard.tsx';
import { TravellerGuard } from './traveller-guard.tsx';

const tokenThatExpires = (inSeconds: number) => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + inSeconds }))}.y`;

const open = (address: string) => {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Welcome Back</p> },
      {
        Component: AdminGuard,
        children: [
          { path: '/admin', element: <p>Dashboard</p> },
          { path: '/bookings/:id', element: <p>Booking</p> },
        ],
      },
      {
        Component: TravellerGuard,
        children: [
          { path: '/book-your-pkg/:id', element: <p>Booking form</p> },
          ...['/my-trip/:id', '/view-my-booking/:id', '/account', '/payment-session/:id'].map((path) => ({
            path,
            element: <p>Asked for</p>,
          })),
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

test.each([null, 'user'])('the admin area sends role %s to /login in place of the history entry (§2.1, 6)', async (role) => {
  if (role !== null) localStorage.setItem('role', role);
  const router = open('/admin');
  expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the admin area opens for role admin (§1, 6)', async () => {
  localStorage.setItem('role', 'admin');
  open('/admin');
  expect(await screen.findByText('Dashboard')).toBeInTheDocument();
});

test.each(['desk', 'guide', 'viewer'])('the admin area opens for the role %s of staff too', async (role) => {
  localStorage.setItem('role', role);
  open('/admin');
  expect(await screen.findByText('Dashboard')).toBeInTheDocument();
});

test.each([null, -1])(
  'a booking sends a visitor whose token is missing or expired (%s) to /login and remembers the way (§2.1)',
  async (expiry) => {
    if (expiry !== null) localStorage.setItem('token', tokenThatExpires(expiry));
    const router = open('/book-your-pkg/7?x=1');
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(readReturnTo()).toBe('/book-your-pkg/7?x=1'));
  },
);

test.each(['/my-trip/7', '/view-my-booking/7', '/account', '/payment-session/7', '/bookings/7'])(
  'the link of an email to %s is remembered until it is reached after the login',
  async (address) => {
    const { dispose } = open(address);
    expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
    await waitFor(() => expect(readReturnTo()).toBe(address));
    dispose();
    localStorage.setItem('token', tokenThatExpires(60));
    localStorage.setItem('role', 'admin');
    open(address);
    await waitFor(() => expect(readReturnTo()).toBeNull());
  },
);

test('the dashboard, which a login leads to, leaves what was asked for before it to its bar', async () => {
  saveReturnTo('/bookings/7');
  localStorage.setItem('role', 'admin');
  open('/admin');
  expect(await screen.findByText('Dashboard')).toBeInTheDocument();
  expect(readReturnTo()).toBe('/bookings/7');
});

test.each([
  ['/admin', 'Dashboard'],
  ['/book-your-pkg/7', 'Booking form'],
])('what %s showed is gone at once after a logout, and nobody is sent away before its notice has ended', async (path, shown) => {
  startSession({ token: tokenThatExpires(60), role: 'admin', userId: '1' });
  const router = open(path);
  expect(await screen.findByText(shown)).toBeInTheDocument();
  act(() => {
    beginLogout();
    endSession();
  });
  expect(screen.queryByText(shown)).toBeNull();
  expect(screen.getByRole('heading', { name: 'You have been logged out.' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(path);
  act(endLogout);
  expect(await screen.findByText('Welcome Back')).toBeInTheDocument();
});

test('a booking opens with a token that has not expired, whatever the role (§1)', async () => {
  localStorage.setItem('token', tokenThatExpires(60));
  open('/book-your-pkg/7');
  expect(await screen.findByText('Booking form')).toBeInTheDocument();
});

test('a token that has run out is cleared with its role and user', async () => {
  for (const [key, value] of Object.entries({ token: tokenThatExpires(-1), role: 'user', userId: '1' }))
    localStorage.setItem(key, value);
  open('/book-your-pkg/7');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
