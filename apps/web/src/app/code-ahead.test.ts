import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchCodeAhead } from './code-ahead.ts';
import { routes } from './router.tsx';

const Empty = () => null;

test('the code of a screen is asked for when a link to it is pointed at, and that of no other', async () => {
  const asked: string[] = [];
  const screens = routes[0]?.children?.[0]?.children ?? [];
  for (const route of screens.filter(({ path }) => path === '/about-us' || path === '/contact')) {
    // Another file of this worker may have loaded it already.
    const before = { lazy: undefined, Component: undefined, ...route };
    onTestFinished(() => void Object.assign(route, before));
    const lazy = async () => {
      asked.push(route.path ?? '');
      return { Component: Empty };
    };
    Object.assign(route, { lazy, Component: undefined });
  }
  document.body.innerHTML = '<a href="/about-us"><b>About Us</b></a><a href="/contact">Contact Us</a>';
  fetchCodeAhead();
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(asked).toEqual(['/about-us']), { timeout: 60_000 });
});
