import { screens } from '@wayfarer/contracts/screens';
import { addressIn, languages, wordsOf } from '@wayfarer/words';
import { catalogueOf } from '@wayfarer/words/files';
import { newAccount } from '../accounts.ts';
import { remove } from '../catalogue.ts';
import { expectNoSidewaysScroll, fullyLoaded } from '../look.ts';
import { enterCard, GOOD_CARD } from '../pay.ts';
import { addPricedTour } from '../priced-tours.ts';
import { open, ready } from '../ready.ts';
import { DEMO_PASSWORD } from '../sessions.ts';
import { expect, test } from '../test.ts';
import { dayFromNow } from '../trips.ts';
import { englishTexts, rememberData } from '../untranslated.ts';

const WIDTH = 360;
test.use({ viewport: { width: WIDTH, height: 740 } });

for (const code of ['de', 'ar'] as const)
  test(`a traveller at ${WIDTH} px finds, books, pays and cancels a trip in ${code}, and reads no English but what people wrote`, {
    tag: '@catalogue',
  }, async ({ page, request, sessions, expectAccessible }) => {
    const { t, tc } = wordsOf(catalogueOf(code));
    const [admin, day] = [await sessions.of('admin'), dayFromNow(40)];
    const { _id, title, destination } = await addPricedTour(request, admin, { days: [dayFromNow(20), day], seats: 12 });
    const readData = rememberData(page);
    const account = newAccount();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    /** Of the screen that is open. */
    const expectOwn = (screen: RegExp) =>
      test.step(String(screen), async () => {
        await expect(page).toHaveURL(new RegExp(`/${code}${screen.source}`));
        await ready(page);
        await fullyLoaded(page);
        await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag);
        await expect(page.locator('html')).toHaveAttribute('dir', languages[code].direction);
        await expectNoSidewaysScroll(page, WIDTH);
        await expectAccessible();
        const people = [...Object.values(account), DEMO_PASSWORD, 'Asha Rao', 'Pune'];
        expect.soft(await englishTexts(page, code, [...(await readData()), ...people]), `${page.url()}, in English`).toEqual([]);
      });

    await open(page, addressIn(code, `${screens.packageList.path}?title=${encodeURIComponent(title)}`));
    await expectOwn(/\/package-view\?/);
    await page.getByRole('article').getByRole('link', { name: title }).click();
    await expectOwn(/\/package-view\/[0-9a-f]{24}/);
    await link(t('Book Now')).filter({ visible: true }).click();

    await expectOwn(/\/login$/);
    await link(t('Register')).click();
    await expectOwn(/\/register$/);
    await page.getByLabel(t('Username'), { exact: true }).fill(account.username);
    await page.getByLabel(t('Email Address'), { exact: true }).fill(account.email);
    await page.getByLabel(t('Password'), { exact: true }).fill(account.password);
    await button(t('Register')).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel(t('Username'), { exact: true }).fill(account.username);
    await page.getByLabel(t('Password'), { exact: true }).fill(account.password);
    await button(t('Login')).click();
    await page.getByRole('link', { name: t('Continue your booking') }).click();

    await button(t('Travel Date')).click();
    const calendar = page.getByRole('dialog', { name: t('Travel Date') });
    const offered = calendar.locator(`[data-day="${day}"]`).getByRole('button');
    await expect(calendar.getByRole('grid')).toBeVisible();
    while (!(await offered.isVisible())) await calendar.getByRole('button', { name: t('Next month') }).click();
    await expectAccessible();
    await offered.click();
    await page.getByLabel(t('Name'), { exact: true }).fill('Asha Rao');
    await page.getByLabel(tc('a place', 'From'), { exact: true }).fill('Pune');
    await page.getByLabel('Airport transfer').check();
    await expectOwn(/\/book-your-pkg\/[0-9a-f]{24}/);
    await button(t('Continue to payment')).click();

    await expectOwn(/\/payment-session\/[0-9a-f]{24}$/);
    const bookingId = page.url().slice(-24);
    await button(t('Pay Now')).click();
    await page.waitForURL(/\/c\/pay\//);
    await enterCard(page, GOOD_CARD);
    await expect(page.getByRole('status').getByText(t('Paid'), { exact: true })).toBeVisible();
    await expectOwn(/\/payment-success\//);

    await open(page, addressIn(code, `/my-trip/${bookingId}`));
    await expectOwn(/\/my-trip\//);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('My Bookings') })
      .click();
    await expectOwn(/\/view-my-booking\//);
    await button(t('Cancel Booking')).click();
    await expectOwn(/\/view-my-booking\//);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('Yes, cancel it') })
      .click();
    await expect(page.getByText(tc('a booking', 'Cancelled'), { exact: true })).toBeVisible();
    await expectOwn(/\/view-my-booking\//);
    await remove(request, admin, `/api/package/${_id}`, `/api/destination/${destination._id}`);
  });
