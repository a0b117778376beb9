import type { Locator } from '@playwright/test';
import { addDays } from '@wayfarer/contracts';
import { openPart, typeDay } from '../book.ts';
import { newPlaceName, remove } from '../catalogue.ts';
import { linesIn, newCode } from '../priced-tours.ts';
import { open } from '../ready.ts';
import { expect, type Page, test } from '../test.ts';
import { findTour, inWords } from '../trips.ts';

const firstOfMonth = (ahead: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10);
};
/** Twelve months, which have one Christmas. */
const [FIRST, LAST] = [firstOfMonth(2), firstOfMonth(14)];
/** With a second Saturday in it, also where the twelve months end on its 1st of January. */
const CHRISTMAS = { from: `${FIRST.slice(0, 4)}-12-18`, to: `${Number(FIRST.slice(0, 4)) + 1}-01-05` };
const isSaturday = (day: string): boolean => new Date(day).getUTCDay() === 6;
const [FIRST_SATURDAY = ''] = Array.from({ length: 7 }, (_, ahead) => addDays(FIRST, ahead)).filter(isSaturday);
const SATURDAYS = Array.from({ length: 27 }, (_, at) => addDays(FIRST_SATURDAY, 14 * at)).filter((day) => day <= LAST);
const AT_CHRISTMAS = SATURDAYS.find((day) => day >= CHRISTMAS.from && day <= CHRISTMAS.to) ?? '';

const TITLE = `${newPlaceName()} by boat`;
const CODE = newCode();

test.use({ loggedInAs: 'admin' });

/** By the mouse, step by step, as dragging needs it. */
const drag = async (page: Page, handle: Locator, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  await target.hover();
  await page.mouse.up();
};

/**
 * By a finger on the glass, of which the browser makes a gesture of its own unless the handle says otherwise.
 */
const dragByTouch = async (page: Page, handle: Locator, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('There is nothing to drag, or nowhere to.');
  const browser = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const [begin, end] = [from.y + from.height / 2, to.y + to.height / 2];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: begin }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: begin + (end - begin) * part }] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.detach();
};

const addTrip = async (page: Page): Promise<void> => {
  await open(page, '/packages');
  await page.getByRole('link', { name: 'Add package' }).click();
  const form = page.getByRole('form', { name: 'Add package' });
  const fill = (label: string, text: string) => form.getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
  await fill('Title', TITLE);
  await form.getByLabel('Destination').selectOption({ index: 1 });
  await openPart(page, 'Days');
  await form.getByLabel('Seats per day').fill('12');
  await typeDay(page, 'Available from', FIRST);
  await typeDay(page, 'Available to', LAST);
  await form.getByText('On departures', { exact: true }).click();
  await fill('Every how many, rule 1', '2');
  await form.getByText('Sa', { exact: true }).click();
  const preview = form.getByRole('region', { name: 'Preview of the departures' });
  await expect(preview).toContainText(`${SATURDAYS.length} departures`);

  await openPart(page, 'Prices');
  await form.getByLabel('Price', { exact: true }).fill('10000');
  await press('Add category');
  await fill('Base price: Child', '5000');
  await press('Add season');
  await fill('Name of season 1', 'Christmas');
  await typeDay(page, 'First day of Christmas', CHRISTMAS.from);
  await typeDay(page, 'Last day of Christmas', CHRISTMAS.to);
  await fill('Percent, Christmas', '40');
  await press('Add extra');
  await fill('Name of extra 1', 'Airport transfer');
  await fill('Price of Airport transfer', '800');
  await openPart(page, 'Text');
  await form.getByLabel('Description', { exact: true }).fill('Along the coast, with a cook on board.');
  await form.getByLabel('Itinerary', { exact: true }).fill('Out to sea, Home');
  await form.getByText('Day by day', { exact: true }).click();
  const firstDay = form.getByLabel('What happens on day 1', { exact: true });
  await drag(page, form.getByTitle('Drag day 2'), form.getByLabel('Title of day 1', { exact: true }));
  await expect(firstDay).toHaveValue('Home');
  await dragByTouch(page, form.getByTitle('Drag day 2'), form.getByLabel('Title of day 1', { exact: true }));
  await expect(firstDay).toHaveValue('Out to sea');
  await press('Add package');
  await expect(page.getByText('New package added successfully')).toBeVisible();
};

const addTheCode = async (page: Page): Promise<void> => {
  await open(page, '/codes');
  await page.getByRole('button', { name: 'Add code' }).click();
  await page.getByRole('form').getByLabel('Code').fill(CODE);
  await page.getByRole('form').getByLabel('Percent off').fill('10');
  await page.getByRole('button', { name: 'Add code', exact: true }).last().click();
  await expect(page.getByText('Code added')).toBeVisible();
};

test('an operator sells a trip on every second Saturday with children, Christmas, an extra and a code, and a visitor sees its days, seats and prices', {
  tag: '@catalogue',
}, async ({ page, request, sessions, openBrowser, expectAccessible }) => {
  test.setTimeout(300_000);
  await addTrip(page);
  await addTheCode(page);

  const visitor = await (await openBrowser(null)).newPage();
  await open(visitor, `/package-view?title=${encodeURIComponent(TITLE)}&code=${CODE}`);
  await visitor.getByRole('article').getByRole('link', { name: TITLE }).click();
  await expect(visitor.getByRole('region', { name: 'Day by day' }).getByRole('listitem').first()).toHaveText('Day 1Out to sea');
  const departures = visitor.getByRole('region', { name: 'Departures' });
  await departures.scrollIntoViewIfNeeded();
  const rows = departures.getByRole('list', { name: 'Departures', exact: true }).getByRole('listitem');
  for (const month of [SATURDAYS[0], AT_CHRISTMAS].map((day = '') => day.slice(0, 7))) {
    const days = SATURDAYS.filter((day) => day.startsWith(month));
    await departures.getByRole('button', { name: `${inWords(`${month}-01`).slice(-8)} · ${days.length}` }).click();
    await expect(rows).toHaveCount(days.length);
    for (const [at, day] of days.entries()) {
      await expect(rows.nth(at).getByRole('link', { name: `Choose ${inWords(day)}` })).toBeVisible();
      await expect(rows.nth(at)).toContainText('12 left');
      const isDearer = day >= CHRISTMAS.from && day <= CHRISTMAS.to;
      await expect(rows.nth(at).getByText('₹14,000.00')).toHaveCount(isDearer ? 1 : 0);
    }
  }
  const prices = visitor.getByRole('region', { name: 'Prices', exact: true });
  await expect(prices.getByRole('row').nth(1)).toHaveText(/^Other days₹10,000\.00₹5,000\.00$/);
  await expect(prices.getByRole('row').nth(2)).toHaveText(/^Christmas.*₹14,000\.00₹7,000\.00$/);
  await expect(prices).toContainText('Airport transfer₹800.00 per person');

  const calculator = visitor.getByRole('region', { name: 'Your price' });
  await calculator.getByLabel('Departure', { exact: true }).selectOption(AT_CHRISTMAS);
  await calculator.getByRole('spinbutton', { name: 'Child, 2–11' }).fill('1');
  await calculator.getByLabel('Airport transfer').check();
  await expect(calculator.getByText('The code is taken off the total.')).toBeVisible();
  await expect
    .poll(() => linesIn(calculator.locator('dl')))
    .toEqual([
      'Adult 1 × ₹14,000.00 ₹14,000.00',
      'Child 1 × ₹7,000.00 ₹7,000.00',
      'Airport transfer 2 × ₹800.00 ₹1,600.00',
      `Code ${CODE}, 10 % off −₹2,260.00`,
    ]);
  // Beside the price per adult, and at the foot of the card.
  await expect(visitor.getByRole('strong').filter({ hasText: '₹20,340.00', visible: true })).toHaveCount(2);
  await expectAccessible(visitor);
  await remove(request, await sessions.of('admin'), `/api/package/${(await findTour(request, TITLE))._id}`);
});
