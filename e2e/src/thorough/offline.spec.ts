import { fillInLogin, fillInRegistration, newAccount } from '../accounts.ts';
import { fillInBooking, openPart, typeDay } from '../book.ts';
import { picture } from '../catalogue.ts';
import { open } from '../ready.ts';
import { expect, type Locator, type Page, test } from '../test.ts';
import { findTour, listBookings, makeBooking } from '../trips.ts';

const NO_CONNECTION = 'There is no connection. Check your network and try again.';

/** The calls that reached the product, as 'POST /api/contactus'. */
const changesSentBy = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
};

test.beforeEach(({ allowInConsole }) => allowInConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /failed/));

test('a login without a network says so, keeps what was typed, and goes through once with it', async ({ page, context }) => {
  const sent = changesSentBy(page);
  await open(page, '/login');
  await context.setOffline(true);
  await fillInLogin(page, 'traveller');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(NO_CONNECTION);
  await expect(page.getByLabel('Username')).toHaveValue('traveller');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wayfarer-demo');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Login', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/package-view$/);
  expect(sent).toEqual(['POST /api/auth/login']);
});

test('a registration without a network goes to /login, says so, and restores what was typed', async ({ page, context }) => {
  const sent = changesSentBy(page);
  const account = newAccount();
  // The code of /login is loaded already: without a network nothing new can be loaded.
  await open(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await context.setOffline(true);
  await fillInRegistration(page, account);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(account.username);
  await expect(page.getByLabel('Email Address')).toHaveValue(account.email);
  await context.setOffline(false);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Register', exact: true }).dblclick();
  await expect(page.getByText('Registration Successful! Welcome aboard, traveler!')).toBeVisible();
  expect(sent).toEqual(['POST /api/auth/register']);
});

test('a message without a network is given back as it was typed, and arrives once', async ({ page, context }) => {
  const sent = changesSentBy(page);
  await open(page, '/contact');
  const typed = { Name: 'Asha', Email: 'asha@example.com', Message: 'Is there snow in June?\n\nAnd in May?' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Restore my message' }).click();
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByText(/^Thank you\. Your message is on its way/)).toBeVisible();
  expect(sent).toEqual(['POST /api/contactus']);
});

test('a filter chosen without a network stays chosen, and narrows the list when the network is back', async ({
  page,
  context,
}) => {
  await open(page, '/package-view');
  await context.setOffline(true);
  await page.getByLabel('Title').fill('ladakh');
  await expect(page).toHaveURL(/title=ladakh/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(NO_CONNECTION);
  await expect(page.getByLabel('Title')).toHaveValue('ladakh');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(
    page
      .getByRole('article')
      .getByRole('heading')
      .filter({ hasNotText: /ladakh/i }),
  ).toHaveCount(0);
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test.describe('a traveller', () => {
  test.use({ loggedInAs: 'traveller' });

  test('whose network is lost while booking and paying loses nothing typed, books once and opens one payment', async ({
    page,
    context,
    request,
    sessions,
  }) => {
    const session = await sessions.of('traveller');
    const known = new Set((await listBookings(request, session)).map(({ _id }) => _id));
    await open(page, `/book-your-pkg/${(await findTour(request))._id}`);
    await fillInBooking(page, 2);
    await context.setOffline(true);
    const book = page.getByRole('button', { name: 'Continue to payment' });
    await book.click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Traveller');
    await expect(page.getByLabel('Total Persons', { exact: true })).toHaveValue('2');
    await context.setOffline(false);

    // The order arrives, but its answer is lost.
    await page.route('**/api/booking', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await book.click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
    await page.unroute('**/api/booking');
    await book.click();
    await expect(page).toHaveURL(/\/payment-session\//);
    const made = (await listBookings(request, session)).filter(({ _id }) => !known.has(_id));
    expect(made.map(({ _id }) => _id)).toContain(page.url().split('/').at(-1));
    expect(made.filter(({ totalPersons }) => totalPersons === 2)).toHaveLength(1);

    await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: NO_CONNECTION }).first()).toBeVisible();
    await context.setOffline(false);
    const sent = changesSentBy(page);
    await page.getByRole('button', { name: 'Pay Now' }).dblclick();
    await page.waitForURL(/\/c\/pay\//);
    expect(sent).toEqual(['POST /api/payment']);
  });

  test('a cancel without a network asks once it is back, or says that nothing was cancelled; the booking stays as it was', async ({
    page,
    context,
    request,
    sessions,
  }) => {
    const session = await sessions.of('traveller');
    const booking = await makeBooking(request, session, await findTour(request));
    await open(page, `/view-my-booking/${session.userId}`);
    // The newest booking is first.
    const cancel = page.getByRole('button', { name: 'Cancel Booking', disabled: false }).first();
    const question = page.getByRole('alertdialog');
    await expect(cancel).toBeVisible();
    await context.setOffline(true);
    // The dialog's code loads with the first question: without it the page still works.
    await cancel.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Bookings');
    await expect(question).toHaveCount(0);
    await context.setOffline(false);
    await question.getByRole('button', { name: 'Keep booking' }).click();
    await expect(question).toHaveCount(0);

    await context.setOffline(true);
    await cancel.click();
    await question.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText(/was not cancelled\. There is no connection\./)).toBeVisible();
    await expect(cancel).toBeEnabled();
    await context.setOffline(false);
    const made = (await listBookings(request, session)).find(({ _id }) => _id === booking._id);
    expect(made?.bookingStatus).toBe('pending');
  });
});

test.describe('an admin', () => {
  test.use({ loggedInAs: 'admin' });

  test('who adds a destination or a package without a network loses no field and no picture, and nothing is sent (§4.1)', async ({
    page,
    context,
  }) => {
    const sent = changesSentBy(page);
    const stayWithout = async (form: Locator, name: string, fields: Record<string, string>, pictures: string) => {
      await form.getByLabel(pictures).setInputFiles(picture);
      const shown = form.getByRole('img').first();
      await expect(shown).toBeVisible();
      await context.setOffline(true);
      await form.getByRole('button', { name }).click();
      await expect(form.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
      for (const [label, text] of Object.entries(fields)) await expect(form.getByLabel(label)).toHaveValue(text);
      await expect(shown).toBeVisible();
      await context.setOffline(false);
      await expect(form.getByRole('button', { name })).toBeEnabled();
    };
    const place = { Name: 'Nowhere', Country: 'India', Description: 'Never sent.' };
    await open(page, '/destination');
    await page.getByRole('button', { name: 'Add destination' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add destination' });
    for (const [label, text] of Object.entries(place)) await drawer.getByLabel(label).fill(text);
    await stayWithout(drawer, 'Add destination', place, 'Image');

    await open(page, '/packages/new');
    const form = page.getByRole('form', { name: 'Add package' });
    await form.getByLabel('Title', { exact: true }).fill('Nowhere, slowly');
    await form.getByLabel('Destination').selectOption({ index: 1 });
    await openPart(page, 'Days');
    await typeDay(page, 'Available from', '2030-12-24');
    await typeDay(page, 'Available to', '2031-01-06');
    await openPart(page, 'Prices');
    await form.getByLabel('Price', { exact: true }).fill('12.50');
    await openPart(page, 'Text');
    await form.getByLabel('Description', { exact: true }).fill('Never sent.');
    await form.getByLabel('Itinerary').fill('Arrive, Stay');
    await openPart(page, 'Pictures');
    await stayWithout(form, 'Add package', { Title: 'Nowhere, slowly', Description: 'Never sent.' }, 'Images');
    expect(sent).toEqual([]);
  });

  test('who deletes a user or cancels a booking without a network reads so, and both stay', async ({ page, context }) => {
    const sent = changesSentBy(page);
    for (const [path, action] of [
      ['/users-view', /^Delete /],
      ['/bookings', /^Cancel booking/],
    ] as const) {
      await open(page, path);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const count = await page.getByRole('row').count();
      const button = page.getByRole('row').getByRole('button', { name: action, disabled: false }).first();
      await context.setOffline(true);
      await button.click();
      // Users are not asked about before their trips are known.
      if (path === '/bookings') {
        const question = page.getByRole('dialog');
        await question.getByRole('radio', { name: 'The traveller cancels' }).check();
        await question.getByRole('button', { name: 'Cancel booking' }).click();
      }
      await expect(
        page.getByRole('main').getByRole('alert').filter({ hasText: 'There is no connection.' }).first(),
      ).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(count);
      await context.setOffline(false);
    }
    expect(sent).toEqual([]);
  });
});
