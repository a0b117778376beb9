import type { Route } from '@playwright/test';
import { newAccount } from '../accounts.ts';
import { ready } from '../ready.ts';
import { expect, refusedWith, test } from '../test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is made and a message is sent; a login says what it needs, and no address ever holds a password', async ({
    page,
    context,
  }) => {
    const { username, email, password } = newAccount();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(decodeURIComponent(request.url())));
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
    await expect(page.getByRole('status').filter({ hasText: 'Your account was created.' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Logging in needs JavaScript');
    await expect(page.getByLabel('Username')).toHaveValue(username);
    // Controls that do nothing without JavaScript are not shown.
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeHidden();

    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Logging in needs JavaScript');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

    await page.goto('/contact');
    await page.getByLabel('Name').fill('Asha Traveller');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Message').fill('Is there snow in June?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you. Your message is on its way to us')).toBeVisible();
    expect(asked.filter((url) => url.includes(password) || url.includes(password.replaceAll(' ', '+')))).toEqual([]);
  });

  test("the search on Home finds trips by place and day with the browser's own controls", async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('form', { name: 'Find a trip' });
    await search.getByLabel('Where').selectOption({ label: 'Kyoto, Japan' });
    await search.getByLabel('From').fill('2099-05-17');
    const place = await search.getByLabel('Where').inputValue();
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('destination') === place);
    await expect(page).toHaveURL(/availableFrom=2099-05-17/);
    await expect(page.getByText('No packages found')).toBeVisible();

    await page.goto('/');
    await search.getByLabel('Where').selectOption({ label: 'Kyoto, Japan' });
    await search.getByRole('button', { name: 'Search' }).click();
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasText: 'Kyoto, Japan' })).toHaveCount(await cards.count());
  });

  test('words find trips by all of their texts, and cards say why', async ({ page }) => {
    await page.goto('/package-view');
    const search = page.getByRole('form', { name: 'Search by words' });
    await search.getByLabel('Search trips').fill('diving');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/words=diving/);
    await expect(search.getByLabel('Search trips')).toHaveValue('diving');
    await expect(page.getByRole('article').first()).toContainText('Learn to Dive');
    await expect(page.getByRole('article').first().locator('mark')).toHaveText('Dive');
  });

  test('each picture of a trip opens as a picture, and Back returns to the trip', async ({ page }) => {
    await page.goto('/package-view');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/package-view\/[0-9a-f]{24}$/);
    const gallery = page.getByRole('region', { name: 'Pictures' });
    await gallery.getByRole('link', { name: /^Picture 2 of \d: open full screen$/ }).click();
    await expect(page).toHaveURL(/\/pictures\/[\w-]+-1600\.webp$/);
    await expect(page.getByRole('img')).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeVisible();
  });

  test('a taken name is reported, and a link leads back to the form', async ({ page, allowInConsole }) => {
    allowInConsole(refusedWith(400));
    await page.goto('/register');
    await page.getByLabel('Username').fill('traveller');
    await page.getByLabel('Email Address').fill('somebody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a fine long password');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('Your account was not created. This username is taken.')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an Account');
  });

  test("a voucher's page answers a guide on the server", async ({ page }) => {
    await page.goto(`/verify/${'0'.repeat(24)}`);
    await expect(page.getByRole('status').getByText('Not recognised', { exact: true })).toBeVisible();
    await expect(page.getByText('Checking the voucher...')).toHaveCount(0);
  });

  test('controls that do nothing are not shown, and the list says why and where all trips are', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/package-view');
      for (const label of ['Destination', 'Title', 'Sort by']) await expect(page.getByLabel(label, { exact: true })).toBeHidden();
      for (const name of ['Filters', 'Show more', 'Menu']) await expect(page.getByRole('button', { name })).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Each destination' })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Packages' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Each destination' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Destinations');
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
  });

  for (const path of ['/admin', '/bookings', `/view-my-booking/${'0'.repeat(24)}`])
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
      await page.getByRole('link', { name: 'all trips' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
});

test('a press of Login before the code has loaded logs in once it has, and nothing is requested until then', async ({ page }) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('traveller');
  await page.getByLabel('Password', { exact: true }).fill('wayfarer-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('html[data-waiting]')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login$/);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await ready(page);
  await expect(page).toHaveURL(/\/package-view$/);
  await expect(page.getByText('Welcome To Wayfarer')).toBeVisible();
});
