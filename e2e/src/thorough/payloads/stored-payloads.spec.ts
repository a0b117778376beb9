import type { Page } from '@playwright/test';
import { open } from '../../ready.ts';
import { Sessions } from '../../sessions.ts';
import { startFresh } from '../../start-product.ts';
import { test as base, expect } from '../../test.ts';
import { goInside } from '../go-inside.ts';
import { everyPayload, FOREIGN } from './every-payload.ts';
import { expectHarmless } from './harmless.ts';
import { addressOf, type Stored, storePayloads } from './store-payloads.ts';

/** A product of its own: what is stored here would be in every other journey's lists. */
const test = base.extend<object, { product: { url: string; stored: readonly Stored[] } }>({
  product: [
    async ({ playwright }, use) => {
      const product = await startFresh('', { TRUST_PROXY: '1' });
      const contextAt = (extraHTTPHeaders: Record<string, string>) =>
        playwright.request.newContext({ baseURL: product.url, extraHTTPHeaders });
      const stored = await storePayloads(contextAt, new Sessions(playwright.request, product.url), everyPayload);
      await use({ url: product.url, stored });
      await product.stop();
    },
    { scope: 'worker', timeout: 3_600_000 },
  ],
  sessions: [async ({ playwright, product }, use) => use(new Sessions(playwright.request, product.url)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
});
test.describe.configure({ mode: 'default', timeout: 3_600_000 });

/** Lists come a hundred at a time, so that all are looked at in few pages. */
const listLongPages = async (page: Page): Promise<void> => {
  await page.route(/\/api\/[^?]*\?.*\blimit=\d+/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\blimit=\d+/, 'limit=100'),
    }),
  );
};
/** One address may only make so many calls a minute: each entry is looked at from another. */
const comeFrom = (page: Page, index: number): Promise<void> => page.setExtraHTTPHeaders(addressOf(index));
const failOnDialogs = (page: Page): void => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog: ${dialog.message()}`);
  });
};
test.beforeEach(async ({ page }) => {
  failOnDialogs(page);
  await listLongPages(page);
});

const texts = (stored: readonly Stored[]): string[] => stored.map(({ text }) => text);

/** Goes on to another address as a link does, without loading the site anew. */
const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** All pages of a list, whatever leads from one to the next. */
const lookAtList = async (page: Page, path: string, all: readonly string[]): Promise<void> => {
  const unseen = new Set(all);
  await open(page, path);
  for (;;) {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectHarmless(page, path, []);
    const shown = (await page.evaluate(() => document.body.textContent)).replaceAll(/\r\n?/g, '\n');
    for (const text of unseen) if (shown.includes(text.trim().replaceAll(/\r\n?/g, '\n'))) unseen.delete(text);
    const next = page.getByRole('button', { name: /^(Next|Show more)/ });
    if (unseen.size === 0 || !(await next.isVisible()) || (await next.isDisabled())) break;
    const before = page.url();
    await next.click();
    if (await page.getByRole('navigation', { name: /^Pages of/ }).isVisible()) await expect(page).not.toHaveURL(before);
  }
  expect([...unseen], `shown as typed on ${path}`).toEqual([]);
};

test('200 payloads are stored in every text field, but for those with a character 0, which is refused at its field', ({
  product: { stored },
}) => {
  expect(everyPayload.length).toBeGreaterThanOrEqual(200);
  const kept = new Set(texts(stored));
  expect(everyPayload.filter((text) => !kept.has(text))).toEqual(everyPayload.filter((text) => text.includes('\0')));
});

test('200 payloads are text and nothing else on every public screen: in lists, and on pages of their own', async ({
  page,
  product: { stored },
}) => {
  for (const path of ['/package-view', '/destination-view']) await lookAtList(page, path, texts(stored));
  for (const [index, { text, place, tour }] of stored.entries()) {
    await comeFrom(page, index);
    for (const path of [`/package-view/${tour._id}`, `/destination-view/${place._id}`]) {
      await open(page, path);
      await expectHarmless(page, path, [text]);
      await expect(page).toHaveTitle(/./);
    }
  }
  await open(page, '/');
  await expectHarmless(page, 'the home page', []);
});

test('200 payloads in an address are words that are looked for, and lead nowhere else', async ({ page }) => {
  await goInside(page, '/package-view');
  for (const [index, text] of everyPayload.entries()) {
    await comeFrom(page, index);
    await goOn(page, `/package-view?title=${encodeURIComponent(text)}&destination=${encodeURIComponent(text)}`);
    await expectHarmless(page, `the search for ${JSON.stringify(text)}`, []);
  }
  for (const text of everyPayload.filter((_, index) => index % 10 === 0)) {
    await page.goto(`/package-view?title=${encodeURIComponent(text)}`);
    await expectHarmless(page, `the page of ${JSON.stringify(text)}`, []);
  }
});

test('200 payloads in a form that is posted without code come back as they were typed', async ({ page, product }) => {
  await page.goto(`${product.url}/robots.txt`);
  for (const [index, text] of everyPayload.entries()) {
    if (text.includes('\0')) continue;
    const form = { name: text, email: text, message: `\n${text}` };
    const answer = await page.request.post('/contact', { form, headers: addressOf(index) });
    const html = await answer.text();
    const found = await page.evaluate(
      ([source = '', foreign = '']) => {
        const made = new DOMParser().parseFromString(source, 'text/html');
        const fieldOf = (name: string) => made.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
        return {
          name: fieldOf('name'),
          marks: made.querySelectorAll('[data-harm],iframe,object,embed,base').length,
          leads: ['href', 'src', 'action'].flatMap((attribute) => [...made.querySelectorAll(`[${attribute}*="${foreign}"]`)])
            .length,
        };
      },
      [html, FOREIGN],
    );
    // A field of one line holds one line.
    expect(found).toEqual({ name: text.replaceAll(/[\r\n]/g, ''), marks: 0, leads: 0 });
  }
});

test.describe(() => {
  test.use({ loggedInAs: 'traveller' });

  test('200 payloads are text and nothing else on every screen of travellers', async ({
    page,
    sessions,
    product: { stored },
  }) => {
    const { userId } = await sessions.of('traveller');
    await lookAtList(page, `/view-my-booking/${userId}`, texts(stored));
    for (const [index, { text, tour, booking, sessionId }] of stored.entries()) {
      await comeFrom(page, index);
      for (const path of [`/book-your-pkg/${tour._id}`, `/payment-session/${booking._id}`, `/payment-success/${sessionId}`]) {
        await goOn(page, path);
        await expectHarmless(page, path, [text]);
      }
    }
  });
});

test.describe(() => {
  test.use({ loggedInAs: 'admin' });

  test('200 payloads are text and nothing else on every screen of admins', async ({ page, product: { stored } }) => {
    for (const path of ['/packages', '/destination', '/bookings']) await lookAtList(page, path, texts(stored));
    // It names bookings, not what they are for.
    await lookAtList(page, '/payments', []);
    for (const [index, { text, booking }] of stored.entries()) {
      await comeFrom(page, index);
      await goOn(page, `/bookings/${booking._id}`);
      await expectHarmless(page, 'a booking', [text, `${text.trimEnd()} …`]);
    }
    await goOn(page, '/admin');
    await expectHarmless(page, 'the dashboard', []);
    for (const [path, form] of [
      ['/packages', 'Edit package'],
      ['/destination', 'Edit destination'],
    ] as const) {
      await open(page, path);
      for (const button of (await page.getByRole('button', { name: /^Edit / }).all()).slice(0, 10)) {
        await button.click();
        await expect(page.getByRole('dialog', { name: form })).toBeVisible();
        await expectHarmless(page, form, []);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: form })).toBeHidden();
      }
    }
  });
});
