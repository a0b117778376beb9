import type { Page } from '@playwright/test';
import { Sessions } from '../../sessions.ts';
import { type ReceivedEmail, startMailbox } from '../../start-mailbox.ts';
import { startFresh } from '../../start-product.ts';
import { test as base } from '../../test.ts';
import type { Stored } from './entity-payloads.ts';
import { everyPayload } from './every-payload.ts';
import { storePayloads } from './store-payloads.ts';

/** Lists load a hundred entries at a time, so that all are checked in few pages. */
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
/** A voucher's code is a picture in a PDF: the API's answer for a valid one is faked here. */
const verifyVouchers = async (page: Page, stored: readonly Stored[]): Promise<void> => {
  await page.route(/\/api\/voucher\//, (route) => {
    const of = stored.find(({ paid }) => route.request().url().endsWith(paid._id));
    const { text = '', paid } = of ?? {};
    const day = paid?.travelDate ?? '2030-01-01';
    const trip = { title: text, place: `${text}, ${text}`, travelDate: day, lastDay: day };
    return route.fulfill({ json: { status: 'valid', name: text, totalPersons: 1, ...trip } });
  });
};
const failOnDialogs = (page: Page): void => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog: ${dialog.message()}`);
  });
};

type Product = { url: string; received: readonly ReceivedEmail[]; stored: readonly Stored[] };

/** A product of its own: what is stored here would be in every other journey's lists. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ playwright }, use) => {
      const mailbox = await startMailbox();
      const product = await startFresh(mailbox.smtpUrl, { PASSWORD_COST: '10' });
      const contextAt = (extraHTTPHeaders: Record<string, string>) =>
        playwright.request.newContext({ baseURL: product.url, extraHTTPHeaders });
      const stored = await storePayloads(contextAt, new Sessions(playwright.request, product.url), everyPayload);
      await use({ url: product.url, received: mailbox.received, stored });
      await product.stop();
      await mailbox.stop();
    },
    { scope: 'worker', timeout: 3_600_000 },
  ],
  sessions: [async ({ playwright, product }, use) => use(new Sessions(playwright.request, product.url)), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page, product: { stored } }, use) => {
    failOnDialogs(page);
    await listLongPages(page);
    await verifyVouchers(page, stored);
    await use(page);
  },
});
