import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReadForPage, sampleAnswers, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { audienceOf, type Screen, screens } from '@wayfarer/contracts/screens';
import { type LanguageCode, prefixOf } from '@wayfarer/words';
import { catalogueOf } from '@wayfarer/words/files';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { captureInput } from '../app/hydration/capture-input.ts';
import { loadScreen } from '../app/hydration/load-screen.ts';
import { readPageData } from '../app/hydration/page-data.ts';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createRouter, routes } from '../app/router.tsx';
import { siteSettings } from '../shared/site-settings.ts';
import { speak } from '../shared/words/words.ts';
import { expectInConsole } from '../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { IN_ENGLISH } from '../testing/in-english.ts';
import { quoteCase } from '../testing/quoted-trip.ts';
import { speakIn } from '../testing/speak-in.ts';
import { ENGLISH, type SiteLanguage } from './languages.ts';
import { renderPage } from './render-page.tsx';

/** Its page has prices and departures, whose code comes after the first load. */
const PRICED = '5'.repeat(24);
const priced: TourPackage = {
  ...sampleTourPackage,
  ...quoteCase('everything at once').prices,
  nextDay: '2199-12-05',
  availableFrom: '2199-12-01',
  next: { left: 3 },
  schedule: { rules: [], added: ['2199-12-05'], closed: [] },
};
const read: ReadForPage = async (name, { params }) => ({
  body: name === 'findTourPackage' && params?.id === PRICED ? priced : sampleAnswers[name],
  headers: {},
});

let hydrated: Root | undefined;
afterEach(() => {
  act(() => hydrated?.unmount());
  document.body.replaceChildren();
});

const nothing = () => undefined;

type Hydrating = {
  /** Before hydration. */
  touch?: (root: HTMLElement) => void;
  /** During it. */
  type?: (root: HTMLElement) => void;
  language?: SiteLanguage;
};

/** Hydrates a server-rendered page. */
const hydrate = async (
  path: string,
  { touch = nothing, type = nothing, language = ENGLISH }: Hydrating,
): Promise<{ root: HTMLElement; mismatches: unknown[] }> => {
  const page = await renderPage({
    ...IN_ENGLISH,
    language,
    path,
    settings: { ...siteSettings, maintenance: null },
    publicUrl: 'https://travel.example',
    read,
  });
  // As the browser learns it, from its own copy of the texts.
  speak({ language: language.code, catalogue: structuredClone(language.texts?.catalogue ?? null) });
  window.history.replaceState(null, '', language.prefix + path);
  document.body.innerHTML = `<div id="root">${page?.body}</div><script id="page-data" type="application/json">${JSON.stringify(page?.data ?? [])}</script>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  touch(root);
  await loadScreen(routes, window.location);
  const queryClient = createQueryClient();
  readPageData(queryClient);
  const mismatches: unknown[] = [];
  const app = (
    <Providers queryClient={queryClient}>
      <RouterProvider router={createRouter()} />
    </Providers>
  );
  const replay = captureInput(root);
  type(root);
  await act(async () => {
    hydrated = hydrateRoot(root, app, { onRecoverableError: (error) => mismatches.push(error) });
  });
  act(replay);
  return { root, mismatches };
};

const publicPaths = Object.values<Screen>(screens).flatMap(({ page, path }) =>
  audienceOf({ page }) === 'everyone' ? [path.replace('{id}', sampleTourPackage._id)] : [],
);

test.each(publicPaths)('%s is hydrated as it is: nothing is rendered anew', async (path) => {
  let heading: Element | null = null;
  const { root, mismatches } = await hydrate(path, {
    touch: (before) => {
      heading = before.querySelector('h1');
    },
  });
  expect(mismatches).toEqual([]);
  expect(heading).not.toBeNull();
  expect(root.querySelector('h1')).toBe(heading);
});

const otherLanguages = ['de', 'ar', 'xx'] as const satisfies readonly LanguageCode[];
const pricedPages = ['/package-view', `/package-view/${PRICED}`];
test.each(otherLanguages.flatMap((code) => pricedPages.map((path) => [code, path] as const)))(
  'in %s %s is hydrated as it is, with its days and prices',
  async (code, path) => {
    fakeApi({ findTourPackage: () => priced, listPackageDepartures: () => [] });
    speakIn(code);
    const texts = { catalogue: catalogueOf(code), address: '/assets/words.json' };
    let [written, heading]: [string, Element | null] = ['', null];
    const { root, mismatches } = await hydrate(path, {
      language: { code, prefix: prefixOf(code), texts },
      touch: (before) => {
        written = before.textContent;
        heading = before.querySelector('h1');
      },
    });
    expect(mismatches).toEqual([]);
    expect(root.querySelector('h1')).toBe(heading);
    expect(written).toMatch({ de: /\d,\d\d\u00a0₹/, ar: /\u2066₹[\d,]+\.\d\d\u2069/, xx: /₹[\d,]+\.\d\d/ }[code]);
    expect(written).toMatch({ de: /\d\. Dez\. 2199/, ar: /ديسمبر 2199/, xx: /Dec 2199/ }[code]);
  },
);

test('prices and departures stay as the server wrote them, and can be used once their code is here', async () => {
  fakeApi({ findTourPackage: () => priced, listPackageDepartures: () => [] });
  let table: Element | null = null;
  const { root, mismatches } = await hydrate(`/package-view/${PRICED}`, {
    touch: (before) => {
      table = before.querySelector('table');
    },
  });
  expect(mismatches).toEqual([]);
  expect(table).not.toBeNull();
  expect(root.querySelector('table')).toBe(table);
  const [link] = await within(root).findAllByRole('link', { name: 'Work out your price' });
  await userEvent.click(link ?? expect.unreachable());
  expect(await within(root).findByRole('region', { name: 'Your price' })).toBeVisible();
});

test('a press on the calculator before its code is there opens it once the code is, with what was asked for', async () => {
  fakeApi({ findTourPackage: () => priced, listPackageDepartures: () => [] });
  const asked = '?availableFrom=2199-12-01&availableTo=2199-12-20';
  const { root, mismatches } = await hydrate(`/package-view/${PRICED}`, {
    touch: (before) => {
      window.history.replaceState(null, '', asked);
      const links = [...before.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Work out your price');
      expect(links).toHaveLength(2);
      for (const link of links) window.history.replaceState(null, '', link.getAttribute('href'));
    },
  });
  expect(mismatches).toEqual([]);
  expect(window.location.search).toBe(asked);
  expect(await within(root).findByRole('region', { name: 'Your price' })).toBeVisible();
});

const typed = [
  ['/login', 'input[autocomplete="username"]', 'asha'],
  ['/package-view', 'select:has([value="-price"])', '-price'],
  ['/contact', 'textarea', 'Is there snow in June?'],
] as const;

test.each(typed)('what was typed or chosen on %s before the code was there is not lost: %s', async (path, selector, text) => {
  const { root } = await hydrate(path, {
    touch: (before) => {
      const field = before.querySelector<HTMLInputElement>(selector);
      if (field) field.value = text;
    },
  });
  expect(root.querySelector<HTMLInputElement>(selector)?.value).toBe(text);
});

test.each(typed)('what is typed or chosen on %s while the code takes the page over is kept: %s', async (path, selector, text) => {
  const { root } = await hydrate(path, {
    type: (meanwhile) => {
      const field = meanwhile.querySelector<HTMLInputElement>(selector);
      if (field === null) return;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  expect(root.querySelector<HTMLInputElement>(selector)?.value).toBe(text);
});

test('a form that was sent before the code was there is sent once it is', async () => {
  expectInConsole('Login failed');
  const { callsOf } = fakeApi({ login: () => refuse('BAD_CREDENTIALS') });
  const { root } = await hydrate('/login', {
    touch: (before) => {
      for (const field of before.querySelectorAll<HTMLInputElement>('main input')) field.value = `my ${field.name}`;
      // As public/early.js marks it.
      document.documentElement.dataset.waiting = '/login';
    },
  });
  expect(await within(root).findByRole('alert')).toHaveTextContent('Incorrect username or password.');
  expect(callsOf('login').map(({ body }) => body)).toEqual([{ username: 'my username', password: 'my password' }]);
});
