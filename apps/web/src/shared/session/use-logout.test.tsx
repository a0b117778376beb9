import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { disconnect, fakeApi } from '../../testing/fake-api.ts';
import { ConfirmHost } from '../ui/overlays/confirm-host.tsx';
import { startSession } from './session.ts';
import { useLogout } from './use-logout.ts';

const Leave = () => {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Leave
    </button>
  );
};

test.each([
  ['answers', () => ({ message: 'Logged out.' })],
  ['cannot be reached', () => disconnect()],
])('a logout asks the server to forget the token, and ends here whether the server %s or not (§4.3)', async (_, answer) => {
  const tokens: (string | null)[] = [];
  fakeApi({
    logout: ({ token }) => {
      tokens.push(token);
      return answer();
    },
  });
  sessionStorage.setItem('bookingDraft:1', 'a name');
  startSession({ token: 'the-token', role: 'user', userId: '1' });
  render(
    <MemoryRouter>
      <Leave />
      <ConfirmHost />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Logout' }));
  await waitFor(() => expect(tokens).toEqual(['the-token']));
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
