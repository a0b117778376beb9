import type { TourPackage } from '@wayfarer/contracts';
import { registerByApi } from '../accounts.ts';
import { pickDay } from '../book.ts';
import { remove } from '../catalogue.ts';
import { enterCard, GOOD_CARD, goToProvider } from '../pay.ts';
import { addCode, addPricedTour, linesIn } from '../priced-tours.ts';
import { open } from '../ready.ts';
import type { Session } from '../sessions.ts';
import { expect, type Locator, type Page, refusedWith, test } from '../test.ts';
import { bearer, dayFromNow, inWords } from '../trips.ts';

const [EARLY, HOLIDAYS, LATE] = [dayFromNow(20), dayFromNow(48), dayFromNow(76)] as const;
const paid = (page: Page) => page.getByRole('status').getByText('Paid', { exact: true });

const [LAPTOP, PHONE] = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** Total and button are seen at once, wherever in the calculator something is chosen. */
const expectTogether = async (page: Page, total: string): Promise<void> => {
  const button = page.getByRole('link', { name: 'Book Now' }).filter({ visible: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(button.locator('..').getByText('Total').locator('..').getByText(total)).toBeInViewport({ ratio: 1 });
};

/** Nothing lies over it, as a bar that sticks to the foot would. */
const expectUncovered = async (text: Locator): Promise<void> => {
  await expect(text).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      text.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element));
      }),
    )
    .toBe(true);
};

for (const size of [PHONE, LAPTOP])
  test(`at ${size.width} px the answer to a code is seen where Apply was pressed`, { tag: '@catalogue' }, async ({
    page,
    request,
    sessions,
    allowInConsole,
  }) => {
    allowInConsole(refusedWith(400));
    const admin = await sessions.of('admin');
    // Where there is no code at all, none is asked for.
    await addCode(request, admin);
    const { _id } = await addPricedTour(request, admin, { days: [EARLY], seats: 12 });
    await page.setViewportSize(size);
    await open(page, `/package-view/${_id}?party=adult.2`);
    const calculator = page.getByRole('region', { name: 'Your price' });
    await calculator.getByRole('button', { name: 'Have a code?' }).click();
    await calculator.getByLabel('Promotion code').fill('NOTHING');
    await calculator.getByRole('button', { name: 'Apply' }).click();
    await expectUncovered(calculator.getByText('There is no such code.'));
  });

test('a family finds a trip by its days, works out its price with a code, pays, and has a booking with the same lines and total', {
  tag: '@catalogue',
}, async ({ request, sessions, openBrowser, expectAccessible }) => {
  const admin = await sessions.of('admin');
  const { _id, title, destination } = await addPricedTour(request, admin, { days: [EARLY, HOLIDAYS, LATE], seats: 12 });
  const code = await addCode(request, admin);
  const { username, password } = await registerByApi(request);
  const page = await (await openBrowser(await sessions.begin(username, password))).newPage();

  await open(page, `/package-view?title=${encodeURIComponent(title)}`);
  await pickDay(page, 'Available from', dayFromNow(50));
  await pickDay(page, 'Available to', dayFromNow(60));
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove filter: .*From/i }).click();
  await pickDay(page, 'Available from', dayFromNow(44));
  await page.getByRole('article').getByRole('link', { name: title }).click();

  await page.setViewportSize(LAPTOP);
  await page.getByRole('complementary', { name: 'Booking' }).getByRole('link', { name: 'Work out your price' }).click();
  await expectTogether(page, '₹10,000.00');
  const calculator = page.getByRole('region', { name: 'Your price' });
  await expect(calculator.getByLabel('Departure', { exact: true })).toHaveValue(HOLIDAYS);
  // One child is 12: by the ages shown an adult.
  await calculator.getByRole('spinbutton', { name: 'Adult, 12 and older' }).fill('3');
  await calculator.getByRole('spinbutton', { name: 'Child, 2–11' }).fill('1');
  await calculator.getByLabel('Airport transfer').check();
  await calculator.getByRole('button', { name: 'Have a code?' }).click();
  await calculator.getByLabel('Promotion code').fill(code.toLowerCase());
  await calculator.getByRole('button', { name: 'Apply' }).click();
  const lines = [
    'Adult 3 × ₹10,000.00 ₹30,000.00',
    'Child 1 × ₹5,000.00 ₹5,000.00',
    'Airport transfer 4 × ₹800.00 ₹3,200.00',
    `Code ${code}, 10 % off −₹3,820.00`,
  ];
  await expect.poll(() => linesIn(calculator.locator('dl'))).toEqual(lines);
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    for (const field of [calculator.getByLabel('Departure', { exact: true }), calculator.getByLabel('Promotion code')]) {
      await field.scrollIntoViewIfNeeded();
      await expectTogether(page, '₹34,380.00');
    }
  }
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Book Now' }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Travel Date', exact: true })).toHaveText(inWords(HOLIDAYS));
  await expect(page.getByLabel('Total Amount')).toHaveValue('₹34,380.00');
  await page.getByLabel('Name', { exact: true }).fill('Asha Traveller');
  await page.getByLabel('From', { exact: true }).fill('Pune');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment-session\/[0-9a-f]{24}$/);
  const bookingId = page.url().slice(-24);
  const summary = page.getByRole('main').locator('dl').filter({ hasText: 'Booking ID' });
  await expect.poll(() => linesIn(summary)).toEqual(lines);

  await goToProvider(page);
  await expect(page.getByRole('region', { name: 'Order' })).toContainText(code);
  await expect(page.getByRole('button', { name: 'Pay ₹34,380.00' })).toBeVisible();
  await enterCard(page, GOOD_CARD);
  await expect(paid(page)).toBeVisible();
  await open(page, `/my-trip/${bookingId}`);
  await expect.poll(() => linesIn(summary)).toEqual(lines);
  await expect(summary).toContainText('Total₹34,380.00');
  await remove(request, admin, `/api/package/${_id}`, `/api/destination/${destination._id}`);
});

/** Books seats, which are held from then on. */
const bookAdults = async (
  request: Parameters<typeof registerByApi>[0],
  { userId, ...session }: Session,
  { _id: packageId, price }: TourPackage,
  travelDate: string,
  adults: number,
): Promise<void> => {
  const data = { userId, packageId, travelDate, totalPersons: adults, party: { adult: adults }, totalAmount: adults * price };
  const answer = await request.post('/api/booking', { headers: bearer({ userId, ...session }), data });
  expect(answer.status(), await answer.text()).toBe(201);
};

test('a departure that sells out while its form is open is told in a sentence, and another day is booked with what was typed', {
  tag: '@catalogue',
}, async ({ request, sessions, openBrowser, expectAccessible, allowInConsole }) => {
  allowInConsole(/status of 409/, /Booking failed/);
  const admin = await sessions.of('admin');
  const tour = await addPricedTour(request, admin, { days: [EARLY, HOLIDAYS], seats: 4 });
  const { username, password } = await registerByApi(request);
  const page = await (await openBrowser(await sessions.begin(username, password))).newPage();
  await open(page, `/book-your-pkg/${tour._id}?availableFrom=${EARLY}&availableTo=${EARLY}`);
  await page.getByRole('spinbutton', { name: 'Child, 2–11' }).fill('2');
  await page.getByLabel('Airport transfer').check();
  await page.getByLabel('Name', { exact: true }).fill('Asha Traveller');
  await page.getByLabel('From', { exact: true }).fill('Pune');
  await expect(page.getByLabel('Total Amount')).toHaveValue('₹22,400.00');

  await bookAdults(request, await sessions.of('traveller'), tour, EARLY, 4);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const day = page.getByRole('button', { name: 'Travel Date', exact: true });
  await expect(day).toHaveAccessibleDescription(/This day is sold out\. Choose another\./);
  await expectAccessible(page);
  await pickDay(page, 'Travel Date', HOLIDAYS);
  await expect(page.getByText('This day is sold out. Choose another.')).toBeHidden();
  await expect(page.getByRole('spinbutton', { name: 'Child, 2–11' })).toHaveValue('2');
  await expect(page.getByLabel('Airport transfer')).toBeChecked();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Traveller');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Pune');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/payment-session\/[0-9a-f]{24}$/);
  await expect(page.getByRole('main').getByText('₹22,400.00').first()).toBeVisible();
  await remove(request, admin, `/api/package/${tour._id}`, `/api/destination/${tour.destination._id}`);
});
