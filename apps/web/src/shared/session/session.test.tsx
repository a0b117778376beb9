import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { chooseTheme, readTheme } from '../ui/layout/theme.ts';
import { chooseDensity, useRowDensity } from '../ui/table/row-density.ts';
import { isTokenExpired } from './is-token-expired.ts';
import { readReturnTo, saveReturnTo } from './return-to.ts';
import { endSession, followRole, startSession } from './session.ts';
import { clearTabStorage } from './storage.ts';
import { useSession } from './use-session.ts';
import { useSessionCacheSync } from './use-session-cache-sync.ts';

const mira = { token: 'a.b.c', role: 'user', userId: '64b0' };

/** The event that a browser sends to the other tabs of a site when one of them writes. */
const changeInAnotherTab = (key: string, value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });

test('the session is exactly the three keys token, role and userId (§3.10)', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toEqual({ token: null, role: null, userId: null });
  act(() => startSession(mira));
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(mira);
  expect(result.current).toEqual(mira);
  act(endSession);
  expect(localStorage).toHaveLength(0);
  expect(result.current.token).toBeNull();
});

test('a tab follows the login and logout of another tab', () => {
  const { result } = renderHook(useSession);
  changeInAnotherTab('token', 'a.b.c');
  expect(result.current.token).toBe('a.b.c');
  changeInAnotherTab('token', null);
  expect(result.current.token).toBeNull();
});

test("another account's answers are gone as soon as the token changes, in this tab or another", () => {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  startSession(mira);
  renderHook(useSessionCacheSync, { wrapper });
  queryClient.setQueryData(['bookings'], ['a trip']);
  changeInAnotherTab('theme', 'dark');
  expect(queryClient.getQueryData(['bookings'])).toEqual(['a trip']);
  changeInAnotherTab('token', null);
  expect(queryClient.getQueryData(['bookings'])).toBeUndefined();
});

test('a token counts as expired from its second of expiry on, and when it cannot be read', () => {
  const token = `x.${btoa(JSON.stringify({ exp: 1000 }))}.y`;
  expect(isTokenExpired(token, 999_999)).toBe(false);
  expect(isTokenExpired(token, 1_000_000)).toBe(true);
  expect(isTokenExpired('nonsense')).toBe(true);
  expect(isTokenExpired(`x.${btoa('{}')}.y`)).toBe(true);
});

test('what staff keep on a device is erased with the session, with another role, and when somebody else logs in', () => {
  const erased: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => erased.push(name) > 0 });
  const guide = { ...mira, role: 'guide' };
  const erasedBy = (change: () => void): number => {
    erased.length = 0;
    act(change);
    return erased.length;
  };
  act(() => startSession(guide));
  expect(erasedBy(() => startSession(guide))).toBe(0);
  expect(erasedBy(() => followRole('guide'))).toBe(0);
  expect(erasedBy(() => followRole('user'))).toBe(1);
  expect(erasedBy(() => startSession({ ...guide, userId: '64b1' }))).toBe(1);
  expect(erasedBy(endSession)).toBe(1);
});

const REFUSALS = [
  ['denies storage', ['getItem', 'setItem', 'removeItem'], 'SecurityError'],
  ['has no room left', ['setItem'], 'QuotaExceededError'],
] as const;

test.each(REFUSALS)('where the browser %s a login lasts as long as the page, and so do theme and rows', (_, calls, name) => {
  const refused = calls.map((call) =>
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('refused', name);
    }),
  );
  const { result } = renderHook(useSession);
  act(() => startSession(mira));
  expect(result.current).toEqual(mira);
  act(() => followRole('guide'));
  expect(result.current.role).toBe('guide');
  act(endSession);
  expect(result.current.token).toBeNull();
  const density = renderHook(useRowDensity).result;
  act(() => chooseDensity('compact'));
  act(() => chooseTheme('dark'));
  expect([density.current, readTheme()]).toEqual(['compact', 'dark']);
  saveReturnTo('/payment-session/1');
  expect(readReturnTo()).toBe('/payment-session/1');
  clearTabStorage();
  expect(readReturnTo()).toBeNull();
  for (const spy of refused) spy.mockRestore();
  act(() => chooseDensity('comfortable'));
  act(() => chooseTheme('system'));
  act(endSession);
});
