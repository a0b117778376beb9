import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { TravellerGuard } from '../guards/traveller-guard.tsx';
import { RootLayout } from './root-layout.tsx';
import { SiteNav } from './site-nav.tsx';

const token = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.y`;

const openMyBookings = () => {
  startSession({ token, role: 'user', userId: '1' });
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        children: [
          { path: '/', element: <p>Home</p> },
          { path: '/login', element: <p>Welcome Back</p> },
          { Component: TravellerGuard, children: [{ path: '/view-my-booking/1', Component: SiteNav }] },
        ],
      },
    ],
    { initialEntries: ['/view-my-booking/1'] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

const answerPrompt = async (answer: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByRole('alertdialog', { name: 'Are you sure?', description: 'You will be logged out of your account.' });
  vi.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: answer }).click());
};

test('a confirmed logout clears the session, says so for 2000 ms without a button, and leads home (§4.3, 8, 9.3)', async () => {
  const router = openMyBookings();
  await answerPrompt('Yes, Logout');
  expect(localStorage).toHaveLength(0);
  const notice = screen.getByText('Logged Out!').closest('[data-tone]');
  expect(notice).toHaveTextContent('You have been logged out successfully.');
  expect(notice?.querySelector('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByText('Logged Out!')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/view-my-booking/1');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Logged Out!')).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});

test('a cancelled logout changes nothing (§4.3)', async () => {
  const router = openMyBookings();
  await answerPrompt('Cancel');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(localStorage.getItem('token')).toBe(token);
  expect(screen.queryByText('Logged Out!')).toBeNull();
  expect(router.state.location.pathname).toBe('/view-my-booking/1');
});
