import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { SiteNav } from './site-nav.tsx';

const showNav = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: SiteNav }])} />);

const scrollTo = (pixels: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

test('the bar is transparent until the page is scrolled more than 50 px, then white with a shadow (§2.2, 9.1)', () => {
  showNav();
  const bar = screen.getByRole('banner');
  scrollTo(50);
  expect(bar).toHaveClass('bg-transparent');
  scrollTo(51);
  expect(bar).toHaveClass('bg-raised', 'shadow-bar');
  scrollTo(0);
  expect(bar).toHaveClass('bg-transparent');
});

test('the bar is fixed, its brand leads home, and its links are hidden on small screens, where a menu opens the same ones (§2.2)', async () => {
  showNav();
  expect(screen.getByRole('banner')).toHaveClass('fixed', 'top-0');
  expect(screen.getByRole('link', { name: 'Wayfarer' })).toHaveAttribute('href', '/');
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(main).toHaveClass('hidden', 'lg:block');
  const textsOf = (nav: HTMLElement) =>
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent);
  const written = textsOf(main);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(textsOf(await screen.findByRole('navigation', { name: 'Menu' }))).toEqual(written);
});

test('the menu does not lie over the page that Back or one of its links leads to', async () => {
  const router = createMemoryRouter([{ path: '*', Component: SiteNav }], { initialEntries: ['/before', '/contact'] });
  render(<RouterProvider router={router} />);
  const openMenu = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('navigation', { name: 'Menu' });
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  await openMenu();
  await act(() => router.navigate(-1));
  await expectClosed();
  expect(router.state.location.pathname).toBe('/before');
  await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Packages' }));
  await expectClosed();
  await act(() => router.navigate(-1));
  await expectClosed();
  expect(router.state.location.pathname).toBe('/before');
});

test('the bar links to the written pages in the written order (§2.2)', () => {
  showNav();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about-us'],
    ['Destinations', '/destination-view'],
    ['Packages', '/package-view'],
    ['Contact Us', '/contact'],
  ]);
});

test('logged out the bar offers Login and Register, logged in only Logout (§1, 2.2)', () => {
  showNav();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  act(() => startSession({ token: 'a.b.c', role: 'user', userId: '1' }));
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

test.each([
  ['user', 'My Bookings', `/view-my-booking/${'a'.repeat(24)}`],
  ['admin', 'Dashboard', '/admin'],
  ['user', 'Account', '/account'],
  ['admin', 'Account', '/account'],
])('a user who is logged in as %s finds %s among the links of bar and menu', async (role, name, target) => {
  startSession({ token: 'a.b.c', role, userId: 'a'.repeat(24) });
  showNav();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name })).toHaveAttribute('href', target);
});
