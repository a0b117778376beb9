import { expect, test, vi } from 'vitest';
import { fetchCodeAhead } from './code-ahead.ts';
import { routes } from './router.tsx';

test('the code of a screen is asked for when a link to it is pointed at, and that of no other', async () => {
  const screens = routes[0]?.children?.[0]?.children ?? [];
  const isLoaded = (path: string) => typeof screens.find((route) => route.path === path)?.lazy !== 'function';
  document.body.innerHTML = '<a href="/about-us"><b>About Us</b></a><a href="/contact">Contact Us</a>';
  fetchCodeAhead();
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(isLoaded('/about-us')).toBe(true), { timeout: 20_000 });
  expect(isLoaded('/contact')).toBe(false);
});
