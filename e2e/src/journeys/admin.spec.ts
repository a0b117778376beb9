import { registerByApi } from '../accounts.ts';
import { openPart, typeDay } from '../book.ts';
import { newPlaceName, picture } from '../catalogue.ts';
import { open } from '../ready.ts';
import { expect, type Locator, type Page, test } from '../test.ts';
import { bearer, dayFromNow, findTour, makeBooking, payBooking } from '../trips.ts';

test.use({ loggedInAs: 'admin' });

const PLACE = newPlaceName();
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
/** Until the next screen's code has loaded the previous one stays, with its search. */
const goTo = async (page: Page, name: string, heading: string = name): Promise<void> => {
  await page.getByRole('complementary').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
};
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string, action: string) => row(page, name).getByRole('button', { name: action }).click();
/** Deletes the entry of a row with its menu. */
const remove = async (page: Page, name: string) => {
  await press(page, name, `More for ${name}`);
  await page.getByRole('menuitem', { name: `Delete ${name}` }).click();
};
const agree = async (page: Page, question: string) => {
  const prompt = page.getByRole('alertdialog', { name: question });
  await prompt.getByRole('button').last().click();
  await expect(prompt).toBeHidden();
};
const loads = (image: Locator) =>
  expect.poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true);
/** Scrolled to its end, a dialog shows all of its content above its buttons, and nothing below them. */
const expectEndInView = async (dialog: Locator): Promise<void> => {
  const [covered, below] = await dialog.evaluate((box) => {
    box.scrollTo(0, box.scrollHeight);
    const [actions, content] = [...box.children].toReversed().map((part) => part.getBoundingClientRect());
    return [(content?.bottom ?? 0) - (actions?.top ?? 0), box.getBoundingClientRect().bottom - (actions?.bottom ?? 0)];
  });
  expect(covered).toBeLessThanOrEqual(0);
  expect(below).toBeLessThan(2);
};

test('an admin adds, edits and deletes a destination and a package with pictures', { tag: '@catalogue' }, async ({
  page,
  expectAccessible,
  allowInConsole,
}) => {
  // A destination that a package uses cannot be deleted: the refusal is part of the journey.
  allowInConsole(/status of 409/, /Deleting a destination failed/);
  await open(page, '/destination');
  await page.getByRole('button', { name: 'Add destination' }).click();
  const adding = panel(page, 'Add destination');
  await adding.getByLabel('Name', { exact: true }).fill(PLACE);
  await adding.getByLabel('Country', { exact: true }).fill('India');
  await adding.getByLabel('Description', { exact: true }).fill('Beaches, and a temple town that goes to bed early.');
  await adding.getByLabel('Image').setInputFiles(picture);
  await expectAccessible();
  await adding.getByRole('button', { name: 'Add destination' }).click();
  await expect(page.getByText('New destination added successfully')).toBeVisible();
  await loads(row(page, PLACE).locator('img'));

  await press(page, PLACE, `Edit ${PLACE}`);
  const editing = panel(page, 'Edit destination');
  await expect(editing.getByRole('img', { name: 'Chosen picture' })).toBeVisible();
  await editing.getByLabel('Name', { exact: true }).fill(`${PLACE} Beach`);
  await editing.getByRole('button', { name: 'Update destination' }).click();
  await expect(page.getByText('Destination updated successfully')).toBeVisible();
  await loads(row(page, `${PLACE} Beach`).locator('img'));

  await goTo(page, 'Packages');
  await page.getByRole('link', { name: 'Add package' }).click();
  const offer = page.getByRole('form', { name: 'Add package' });
  await offer.getByLabel('Title', { exact: true }).fill(`${PLACE}, slowly`);
  await offer.getByLabel('Destination').selectOption({ label: `${PLACE} Beach, India` });
  await openPart(page, 'Days');
  await typeDay(page, 'Available from', dayFromNow(1));
  await typeDay(page, 'Available to', dayFromNow(70));
  await openPart(page, 'Prices');
  await offer.getByLabel('Price', { exact: true }).fill('12345.67');
  await openPart(page, 'Text');
  await offer.getByLabel('Description', { exact: true }).fill('Four days without a plan.');
  await offer.getByLabel('Itinerary', { exact: true }).fill('Arrive, "Om beach, on foot", Temple town');
  await openPart(page, 'Pictures');
  await offer.getByLabel('Images').setInputFiles([picture, { ...picture, name: 'again.png' }]);
  await expect(offer.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await expectAccessible();
  await offer.getByRole('button', { name: 'Add package' }).click();
  await expect(page.getByText('New package added successfully')).toBeVisible();

  const change = page.getByRole('form', { name: 'Edit package' });
  await goTo(page, 'Packages');
  await page.getByRole('main').getByRole('searchbox').fill(PLACE);
  await page.getByRole('link', { name: `Edit ${PLACE}, slowly` }).click();
  await expect(change.getByLabel('Itinerary', { exact: true })).toHaveValue('Arrive, "Om beach, on foot", Temple town');
  await openPart(page, 'Prices');
  await change.getByLabel('Price', { exact: true }).fill('11111.1');
  await openPart(page, 'Pictures');
  // Requested by now: a picture that is deleted while it loads would fail.
  await loads(change.getByRole('img', { name: 'Picture 2' }));
  await change.getByRole('button', { name: 'Remove picture 2' }).click();
  await change.getByRole('button', { name: 'Update package' }).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  await openPart(page, 'History');
  await page.getByRole('button', { name: /^Restore this value: Price/ }).click();
  await agree(page, 'Restore this value?');
  await expect(page.getByRole('region', { name: 'Notices' }).filter({ hasText: /is what it was before/ })).toBeVisible();
  await openPart(page, 'Prices');
  await expect(change.getByLabel('Price', { exact: true })).toHaveValue('12345.67');
  await change.getByRole('link', { name: 'Cancel' }).click();
  await expect(row(page, `${PLACE}, slowly`)).toContainText('₹12,345.67');

  await goTo(page, 'Destinations');
  await remove(page, `${PLACE} Beach`);
  await agree(page, 'Are you sure you want to delete this destination?');
  await expect(page.getByRole('alert')).toContainText(`${PLACE}, slowly`);
  await goTo(page, 'Packages');
  await page.getByRole('main').getByRole('searchbox').fill(PLACE);
  await remove(page, `${PLACE}, slowly`);
  await agree(page, 'Are you sure you want to delete this package?');
  await expect(page.getByText('Package deleted successfully')).toBeVisible();
  // Gone first: a list that is still loading would remove the row, and its open menu, again.
  await expect(row(page, `${PLACE}, slowly`)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, `${PLACE}, slowly`)).toBeVisible();
  await remove(page, `${PLACE}, slowly`);
  await agree(page, 'Are you sure you want to delete this package?');
  await expect(row(page, `${PLACE}, slowly`)).toBeHidden();
  await page.locator('label', { hasText: /^Withdrawn$/ }).click();
  await page.getByRole('button', { name: `Put ${PLACE}, slowly back on offer` }).click();
  await page.locator('label', { hasText: /^All$/ }).click();
  await page.getByRole('main').getByRole('searchbox').fill(PLACE);
  await expect(row(page, `${PLACE}, slowly`)).toBeVisible();
  await remove(page, `${PLACE}, slowly`);
  await agree(page, 'Are you sure you want to delete this package?');
  await expect(row(page, `${PLACE}, slowly`)).toBeHidden();
  await goTo(page, 'Destinations');
  await remove(page, `${PLACE} Beach`);
  await agree(page, 'Are you sure you want to delete this destination?');
  await expect(row(page, `${PLACE} Beach`)).toBeHidden();
});

test('an admin cancels a paid booking, which is refunded, and deletes its user, whose login ends', async ({
  page,
  request,
  sessions,
  openBrowser,
  expectAccessible,
  allowInConsole,
}) => {
  allowInConsole(/status of 401/);
  const { username, password } = await registerByApi(request);
  const theirs = await sessions.begin(username, password);
  await payBooking(request, theirs, await makeBooking(request, theirs, await findTour(request)));

  await open(page, '/bookings');
  await page.getByRole('main').getByRole('searchbox').fill(username);
  const booking = row(page, new RegExp(username));
  await expect(booking).toContainText(/confirmed/i);
  await booking.getByRole('button', { name: /^Cancel booking/ }).click();
  const prompt = panel(page, 'Are you sure you want to cancel this booking?');
  await prompt.getByRole('textbox', { name: 'Reason' }).fill('The road is closed.');
  await expectAccessible();
  await prompt.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(booking).toContainText(/cancelled/i);
  await expect(booking).toContainText(/Refunded in full|Refund on its way/);
  await expect(booking.getByRole('button', { name: /^Cancel booking/ })).toBeDisabled();
  await expectAccessible();
  await goTo(page, 'Payments');
  await page.getByRole('main').getByRole('searchbox').fill(username);
  await expect(row(page, new RegExp(username))).toContainText(/Refund/);

  await goTo(page, 'Customers', 'View Users');
  await page.getByRole('main').getByRole('searchbox').fill(username);
  await press(page, username, `Delete ${username}`);
  await agree(page, 'Are you sure you want to delete this user?');
  await expect(row(page, new RegExp(username))).toBeHidden();

  const answer = await request.get(`/api/booking/${theirs.userId}`, { headers: bearer(theirs) });
  expect(answer.status()).toBe(401);
  const other = await (await openBrowser(theirs)).newPage();
  await open(other, `/view-my-booking/${theirs.userId}`);
  await expect(other).toHaveURL(/\/login$/);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('an admin cancels several bookings with one preview of the refunds; the page of a list is in its address', async ({
  page,
  request,
  sessions,
  expectAccessible,
}) => {
  const { username, password } = await registerByApi(request);
  const theirs = await sessions.begin(username, password);
  const trip = await findTour(request);
  await payBooking(request, theirs, await makeBooking(request, theirs, trip));
  await makeBooking(request, theirs, trip);

  await open(page, `/bookings?search=${username}`);
  await expect(row(page, new RegExp(username))).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expect(page.getByText('2 bookings selected')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel bookings' }).click();
  const preview = page.getByRole('dialog', { name: 'Cancel bookings' });
  await expect(preview).toContainText('₹96,500.00 will be refunded in total.');
  await expectAccessible();
  await expectEndInView(preview);
  await preview.getByRole('textbox', { name: 'Reason' }).fill('The road is closed.');
  await preview.getByRole('button', { name: 'Cancel bookings (2)' }).click();
  await expect(preview).toContainText('2 bookings cancelled.');
  await preview.getByRole('button', { name: 'Done' }).click();
  await expect(row(page, new RegExp(username)).filter({ hasText: 'Cancelled' })).toHaveCount(2);

  await open(page, '/bookings');
  const steps = page.getByRole('navigation', { name: 'Pages of bookings' });
  await expect(steps).toContainText(/^1–25 of/);
  // Selecting moves no row under the pointer, and the actions stay in view.
  const choice = page.getByRole('row').nth(1).getByRole('checkbox');
  const place = await choice.boundingBox();
  await choice.check();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeInViewport({ ratio: 1 });
  expect(await choice.boundingBox()).toEqual(place);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Cancel bookings' }).click();
  await expect(preview.getByRole('button', { name: 'Go back' })).toBeInViewport({ ratio: 1 });
  await expectEndInView(preview);
  await preview.getByRole('button', { name: 'Go back' }).click();
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps).toContainText(/^26–50 of/);
  const shown = await page.getByRole('row').nth(1).textContent();
  await page.reload();
  await expect(steps).toContainText(/^26–50 of/);
  await expect(page.getByRole('row').nth(1)).toHaveText(shown ?? '');
  await page.goBack();
  await expect(steps).toContainText(/^1–25 of/);
});
