import type { Page } from '@playwright/test';
import { audienceOf, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { logInAs, registerByApi } from '../../accounts.ts';
import { open } from '../../ready.ts';
import { expect } from '../../test.ts';
import { goInside } from '../go-inside.ts';
import { saveAgency } from './agency.payloads.ts';
import type { Stored } from './entity-payloads.ts';
import { lookOf } from './every-look.ts';
import { everyPayload } from './every-payload.ts';
import { textFields } from './filled-fields.ts';
import { asShown, expectHarmless, expectHarmlessMarkup, readMarkup, readMarkups, SOON } from './harmless.ts';
import { addPasskeys, namesOf } from './passkey.payloads.ts';
import { test } from './product-of-payloads.ts';
import { addressOf } from './store-payloads.ts';

test.describe.configure({ mode: 'default', timeout: 3_600_000 });

/** Calls per minute are limited by client address: each entry is visited from another one. */
const comeFrom = (page: Page, index: number): Promise<void> => page.setExtraHTTPHeaders(addressOf(index));

const texts = (stored: readonly Stored[]): string[] => stored.map(({ text }) => text);

/** Navigates as a link does, without reloading the site. */
const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** All pages of a list, by whatever control leads to the next. */
const lookAtList = async (page: Page, path: string, all: readonly string[]): Promise<void> => {
  const unseen = new Set(all);
  const next = page.getByRole('button', { name: /^(Next|Show more)/ });
  /** Checks what is shown, and continues while something has not been seen yet. */
  const unseenSoFar = async (): Promise<string[]> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectHarmless(page, path, []);
    const shown = (await page.evaluate(() => document.body.textContent)).replaceAll(/\r\n?/g, '\n');
    for (const text of unseen) if (shown.includes(asShown(text))) unseen.delete(text);
    if (unseen.size > 0 && (await next.isVisible()) && (await next.isEnabled())) {
      const before = page.url();
      await next.click();
      if (await page.getByRole('navigation', { name: /^Pages of/ }).isVisible()) await expect(page).not.toHaveURL(before);
    }
    return [...unseen];
  };
  await open(page, path);
  await expect.poll(unseenSoFar, { message: `shown as typed on ${path}`, timeout: 300_000, intervals: SOON }).toEqual([]);
};

/**
 * Loading a page takes longest: the server's HTML is checked for all, and only every n-th page is also
 * loaded.
 */
const LOADED = 10;

const lookAt = async (page: Page, name: ScreenName, stored: readonly Stored[], isPublic: boolean): Promise<void> => {
  const look = lookOf(name, stored);
  if ('list' in look) return lookAtList(page, look.list, look.names ? texts(stored) : []);
  if ('once' in look) {
    await open(page, look.once);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    return expectHarmless(page, look.once, []);
  }
  for (const [index, entry] of stored.entries()) {
    await comeFrom(page, index);
    const path = look.of(entry);
    if (isPublic) await expectHarmlessMarkup(page, path, []);
    await (index % LOADED === 0 ? open(page, path) : goOn(page, path));
    await expectHarmless(page, path, look.texts(entry));
  }
};

const screensFor = (audience: string): ScreenName[] =>
  (Object.keys(screens) as ScreenName[]).filter((name) => audienceOf(screens[name]) === audience);

test('200 payloads are stored in every text field of the contract, but for those with a character 0, which is refused at its field', ({
  product: { stored },
}) => {
  const { everyField, filled } = textFields();
  expect(filled.toSorted()).toEqual(everyField.toSorted());
  expect(everyPayload.length).toBeGreaterThanOrEqual(200);
  const kept = new Set(texts(stored));
  expect(everyPayload.filter((text) => !kept.has(text))).toEqual(everyPayload.filter((text) => text.includes('\0')));
});

for (const name of screensFor('everyone'))
  test(`200 payloads are text and nothing else for a visitor of the screen ${name}`, async ({ page, product: { stored } }) => {
    await lookAt(page, name, stored, true);
  });

test('200 payloads in an address are words that are looked for, and lead nowhere else', async ({ page, allowInConsole }) => {
  // A NUL character is refused: the page says that the address is not understood.
  allowInConsole(/status of 400/);
  await goInside(page, '/package-view');
  for (const [index, text] of everyPayload.entries()) {
    await comeFrom(page, index);
    await goOn(page, `/package-view?title=${encodeURIComponent(text)}&destination=${encodeURIComponent(text)}`);
    await expectHarmless(page, `the search for ${JSON.stringify(text)}`, []);
  }
  for (const text of everyPayload.filter((_, index) => index % LOADED === 0)) {
    await page.goto(`/package-view?title=${encodeURIComponent(text)}`);
    await expectHarmless(page, `the page of ${JSON.stringify(text)}`, []);
  }
});

test('200 payloads in a form that is posted without code come back as they were typed', async ({ page }) => {
  for (const [index, text] of everyPayload.entries()) {
    if (text.includes('\0')) continue;
    const form = { name: text, email: text, message: `\n${text}` };
    const answer = await page.request.post('/contact', { form, headers: addressOf(index) });
    const { fields, harm } = await readMarkup(page, await answer.text());
    // A field of one line holds one line.
    expect({ name: fields.name, harm }).toEqual({ name: text.replaceAll(/[\r\n]/g, ''), harm: [] });
  }
});

test.describe(() => {
  test.use({ loggedInAs: 'traveller' });

  for (const name of screensFor('signed-in'))
    test(`200 payloads are text and nothing else for a traveller on the screen ${name}`, async ({
      page,
      product: { stored },
    }) => {
      await goInside(page, '/about-us');
      await lookAt(page, name, stored, false);
    });
});

test.describe(() => {
  test.use({ loggedInAs: 'admin' });

  for (const name of screensFor('staff'))
    test(`200 payloads are text and nothing else for an admin on the screen ${name}`, async ({ page, product: { stored } }) => {
      await goInside(page, '/about-us');
      await lookAt(page, name, stored, false);
    });

  test('payloads are text and nothing else in the forms in which admins edit them', async ({ page }) => {
    await open(page, '/destination');
    const form = 'Edit destination';
    for (const button of (await page.getByRole('button', { name: /^Edit / }).all()).slice(0, 10)) {
      await button.click();
      await expect(page.getByRole('dialog', { name: form })).toBeVisible();
      await expectHarmless(page, form, []);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: form })).toBeHidden();
    }
    await open(page, '/packages');
    const links = (await page.getByRole('link', { name: /^Edit / }).all()).slice(0, 10);
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const address of addresses) {
      await open(page, address ?? '');
      // Every part is in the page.
      await expect(page.getByRole('form', { name: 'Edit package' })).toBeVisible();
      await expectHarmless(page, 'Edit package', []);
    }
  });

  test('200 payloads in every field of the settings are text and nothing else: on what shows them, and in the form that changes them', async ({
    page,
    playwright,
    sessions,
    product: { url },
  }) => {
    const admin = await sessions.of('admin');
    await open(page, '/about-us');
    for (const [index, text] of everyPayload.entries()) {
      if (text.includes('\0')) continue;
      const request = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: addressOf(index) });
      const { aboutText, story } = await saveAgency(request, admin, text);
      await request.post('/api/contactus', { data: { name: 'Asha', email: 'asha@example.com', message: 'A question.' } });
      await request.dispose();
      await comeFrom(page, index);
      // The settings that pages without a text of their own show are on every page.
      const frames = index % LOADED === 0 ? ['/login', '/verify/x'] : [];
      for (const path of ['/', '/contact', ...frames]) await expectHarmlessMarkup(page, path, []);
      await expect(async () => expectHarmlessMarkup(page, '/about-us', [aboutText, story])).toPass({ intervals: SOON });
      if (index % LOADED > 0) continue;
      for (const path of ['/', '/about-us', '/contact', '/settings?section=words']) {
        await open(page, path);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectHarmless(page, path, path === '/about-us' || path.startsWith('/settings') ? [aboutText] : []);
      }
    }
  });
});

test('200 payloads as names of passkeys are text and nothing else on the page of their account', async ({ page, request }) => {
  for (const [index, names] of namesOf(everyPayload).entries()) {
    await comeFrom(page, index);
    const { username, password } = await registerByApi(request);
    await logInAs(page, { username, password });
    await addPasskeys(page, names, password);
    await open(page, '/account');
    await expectHarmless(page, '/account', names);
    await page.evaluate(() => localStorage.clear());
  }
});

const READ_AT_ONCE = 50;

test('200 payloads are text and nothing else in every email that was sent because of them, and add no header and no recipient', async ({
  page,
  product: { received, stored },
}) => {
  // A zero-width space is a space in the plain text version of an email.
  const plain = (text: string): string => text.replaceAll(/[\s\u200b]+/g, ' ').trim();
  const missing = () => {
    const told = received.map(({ text }) => plain(text)).join('\n');
    return texts(stored).filter((text) => !told.includes(plain(text)));
  };
  await expect.poll(missing, { message: 'told by an email', timeout: 600_000 }).toEqual([]);
  for (let first = 0; first < received.length; first += READ_AT_ONCE) {
    const some = received.slice(first, first + READ_AT_ONCE);
    const read = await readMarkups(
      page,
      some.map(({ html }) => html),
    );
    expect(read.flatMap(({ harm }) => harm)).toEqual([]);
  }
  for (const { to, headers } of received) {
    expect(headers).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(bcc|set-cookie|location)$/)]));
    expect(to).not.toContain('harm.example');
  }
});
