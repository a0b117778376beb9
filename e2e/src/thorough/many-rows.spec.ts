import {
  type Booking,
  type ListedCustomer,
  type Payment,
  sampleBooking,
  sampleListedCustomer,
  samplePayment,
  sampleTourPackage,
  type TourPackage,
} from '@wayfarer/contracts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';
import { findTour } from '../trips.ts';
import { pageOf } from './answers.ts';
import { ApiInterceptor } from './api-interceptor.ts';
import { goInside } from './go-inside.ts';

const ALL = 10_000;
const identityOf = (index: number) => {
  const _id = (index + 1).toString(16).padStart(24, '0');
  return { _id, id: _id };
};
const usernameOf = (index: number): string => `traveller-${String(index + 1).padStart(5, '0')}`;
const referenceOf = (index: number): Booking['user'] => ({ ...identityOf(index), username: usernameOf(index) });

const bookingAt = (index: number): Booking => ({ ...sampleBooking, ...identityOf(index), user: referenceOf(index) });
const paymentAt = (index: number): Payment => ({ ...samplePayment, ...identityOf(index), user: referenceOf(index) });
const customerAt = (index: number): ListedCustomer => ({
  ...sampleListedCustomer,
  ...identityOf(index),
  username: usernameOf(index),
});

const tables = [
  {
    name: 'Bookings',
    path: '/bookings',
    api: '/api/booking',
    noun: 'bookings',
    heading: /^User/,
    sort: 'user',
    entryAt: bookingAt,
  },
  {
    name: 'Payments',
    path: '/payments',
    api: '/api/payment',
    noun: 'payments',
    heading: /^Amount/,
    sort: 'amount',
    entryAt: paymentAt,
  },
  {
    name: 'Users',
    path: '/users-view',
    api: '/api/customer',
    noun: 'customers',
    heading: /^User/,
    sort: 'username',
    entryAt: customerAt,
  },
];
const PAGE = 25;

/** The headings stay in view while the rows scroll beneath them. */
const expectHeadingsInView = async (page: Page): Promise<void> => {
  const heading = page.getByRole('columnheader').first();
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('row').last()).toBeInViewport();
};

test.describe(() => {
  test.use({ loggedInAs: 'admin' });

  for (const { name, path, api, noun, heading, sort, entryAt } of tables) {
    test(`${name} of 10,000 rows come a page at a time: they scroll beneath their headings, are sorted and searched on the server`, async ({
      page,
      context,
    }, info) => {
      test.setTimeout(180_000);
      const asked: URLSearchParams[] = [];
      const interceptor = await ApiInterceptor.of(context);
      await interceptor.answer((called, query) => {
        if (called !== api) return null;
        // Payments that wait for a person are above the table, in a list of their own.
        if (query.get('status') === 'waiting') return { body: [] };
        asked.push(query);
        return pageOf<unknown>(called, query, query.has('search') ? 1 : ALL, entryAt);
      });
      await open(page, path);
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(rows).toHaveCount(PAGE);
      await expect(page.getByText(`1–${PAGE} of 10,000 ${noun}`)).toBeVisible();
      expect(asked.map((query) => query.get('limit'))).toEqual([String(PAGE)]);

      const steps = page.getByRole('navigation', { name: `Pages of ${noun}` });
      const expectPage = (number: number) =>
        expect(steps.getByText(`${PAGE * (number - 1) + 1}–${PAGE * number} of 10,000 ${noun}`)).toBeVisible();
      for (let number = 2; number <= 20; number += 1) {
        await steps.getByRole('button', { name: 'Next' }).click();
        await expectPage(number);
      }
      expect(asked).toHaveLength(20);
      await page.reload();
      await expectPage(20);
      await page.goBack();
      await expectPage(19);
      await steps.getByRole('button', { name: 'Previous' }).click();
      await expectPage(18);
      await expectHeadingsInView(page);
      const sorting = page.getByRole('columnheader', { name: heading }).getByRole('button');
      await sorting.click();
      await sorting.click();
      await expect.poll(() => asked.at(-1)?.get('sort')).toBe(`-${sort}`);
      if (process.env.PICTURES) await page.screenshot({ path: info.outputPath(`${name}.png`) });
      await expectNoSidewaysScroll(page, 320);
      await expectNoSidewaysScroll(page, 1280);

      const search = page.getByRole('main').getByRole('searchbox');
      await search.pressSequentially('traveller-00001');
      await expect(rows).toHaveCount(1);
      await expect(search).toHaveValue('traveller-00001');
      // If typing is slow, its first letters were searched for too.
      await expect.poll(() => asked.at(-1)?.get('search')).toBe('traveller-00001');
    });
  }
});

test('10,000 packages are counted, come twelve at a time, and are restored on Back', async ({ page, context, request }, info) => {
  const [image = ''] = (await findTour(request)).images;
  const interceptor = await ApiInterceptor.of(context);
  const tourAt = (index: number): TourPackage => ({
    ...sampleTourPackage,
    ...identityOf(index),
    title: `Journey ${index + 1}`,
    images: [image],
    availableTo: '2199-12-31',
  });
  await interceptor.answer((path, query) => {
    if (path === '/api/package') return pageOf(path, query, ALL, tourAt);
    if (/^\/api\/package\/[0-9a-f]{24}$/.test(path)) return { body: tourAt(Number.parseInt(path.slice(-24), 16) - 1) };
    return path === '/api/package/filter' || path.endsWith('/similar') ? { body: [] } : null;
  });
  await goInside(page, '/package-view');
  await expect(page.getByText('10,000 packages')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more' });
  for (let pages = 2; pages <= 20; pages += 1) {
    await more.click();
    await expect(page.getByText(`${12 * pages} of 10,000 shown`)).toBeVisible();
  }
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  if (process.env.PICTURES) await page.screenshot({ path: info.outputPath('packages.png') });
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey 240');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(240);
  await expect(last).toBeInViewport();
  for (const width of [320, 1920]) await expectNoSidewaysScroll(page, width);
});
