import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineBar } from './offline-bar.tsx';

const change = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test('a line says so while there is no network, on every screen, and leaves when the network is back', () => {
  render(<OfflineBar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  change(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. This page may be out of date.');
  change(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
