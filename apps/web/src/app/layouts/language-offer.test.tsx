import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteSettings } from '../../shared/site-settings.ts';
import { PublicLayout } from './public-layout.tsx';

const GERMAN = 'Diese Seite gibt es auf Deutsch.';

const open = async (
  named: readonly string[],
  offered: readonly ('en' | 'de' | 'ar')[],
  at = '/package-view?destination=x#prices',
) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(named);
  Object.assign(siteSettings, { languages: offered });
  const routes = [{ Component: PublicLayout, children: [{ path: '*', element: <p>A page</p> }] }];
  // The part is loaded before the assertions, or that nothing is shown would prove nothing.
  await import('./language-offer.tsx');
  await act(async () => {
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
  });
};
const offerIn = (sentence: string) => screen.queryByRole('complementary', { name: sentence });

beforeEach(() => window.history.replaceState(null, '', '/package-view?destination=x#prices'));

test('a reader whose browser prefers another language of the site is told so in it, with the way to this very page', async () => {
  await open(['de-AT', 'en'], ['en', 'de', 'ar']);
  const bar = await screen.findByRole('complementary', { name: GERMAN });
  expect(bar).toHaveAttribute('lang', 'de');
  const link = within(bar).getByRole('link', { name: GERMAN });
  expect(link).toHaveAttribute('href', '/de/package-view');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(link).toHaveAttribute('href', '/de/package-view?destination=x#prices');
  expect(localStorage.getItem('language')).toBe('de');
});

test('it stands from right to left for a reader of Arabic', async () => {
  await open(['ar-EG'], ['en', 'ar']);
  expect(await screen.findByRole('complementary', { name: 'هذه الصفحة متاحة بالعربية.' })).toHaveAttribute('dir', 'rtl');
});

test('nobody who books or pays is told of it: it would stand over the next step', async () => {
  for (const at of ['/book-your-pkg/665f1c2ab8e4d7a1c3f09e12', '/payment-session/665f1c2ab8e4d7a1c3f09e12', '/account']) {
    await open(['de'], ['en', 'de'], at);
    expect(offerIn(GERMAN)).toBeNull();
  }
});

test('once closed it stays away for good', async () => {
  await open(['de'], ['en', 'de']);
  await userEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
  expect(offerIn(GERMAN)).toBeNull();
  expect(localStorage.getItem('language')).toBe('en');
});

test.each([
  ['who has chosen a language', ['de'], ['en', 'de'], 'en'],
  ['who prefers the language of the page', ['en-IN', 'de'], ['en', 'de'], null],
  ['whose language is not offered', ['fr'], ['en', 'de'], null],
  ['of a site with English alone', ['de'], ['en'], null],
] as const)('a reader %s is told nothing', async (_who, named, offered, chosen) => {
  if (chosen !== null) localStorage.setItem('language', chosen);
  await open(named, offered);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the menu of small screens has the languages too, and one that is taken there is the chosen one', async () => {
  await open(['en'], ['en', 'de']);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const link = within(menu.getByRole('navigation', { name: 'Language' })).getByRole('link', { name: 'Deutsch' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(localStorage.getItem('language')).toBe('de');
});
