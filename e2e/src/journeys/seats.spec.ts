import { registerByApi } from '../accounts.ts';
import { chooseDay, fillInBooking, openPart } from '../book.ts';
import { addTour, newPlaceName, remove } from '../catalogue.ts';
import { enterCard, GOOD_CARD, goToProvider } from '../pay.ts';
import { open } from '../ready.ts';
import { expect, type Page, refusedWith, test } from '../test.ts';
import { findTour } from '../trips.ts';

const DAY = 'Travel Date';
// Not by its label alone: the calendar has the same, and fades away slowly.
const dayOf = (page: Page) => page.getByRole('button', { name: DAY, exact: true });
const calendarOf = (page: Page) => page.getByRole('dialog', { name: DAY });
const send = (page: Page) => page.getByRole('button', { name: 'Continue to payment' }).click();

test.use({ loggedInAs: 'admin' });

test('the seats that an admin gives a day are held for who books them all, refused to others, and free again after a cancel', {
  tag: '@catalogue',
}, async ({ page, request, sessions, openBrowser, expectAccessible, allowInConsole }) => {
  // The second traveller is refused: that is the point of this journey.
  allowInConsole(refusedWith(409), /Booking failed/);
  const admin = await sessions.of('admin');
  const { destination } = await findTour(request);
  const { _id, title } = await addTour(request, admin, destination, `${newPlaceName()} in a small boat`);
  const travellers = [await registerByApi(request), await registerByApi(request)] as const;
  const [first, second] = await Promise.all(
    travellers.map(async ({ username, password }) => {
      const session = await sessions.begin(username, password);
      return { session, page: await (await openBrowser(session)).newPage() };
    }),
  );
  if (first === undefined || second === undefined) throw new Error('Two travellers go on this journey.');

  await open(page, `/packages?search=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await openPart(page, 'Days');
  const form = page.getByRole('form', { name: 'Edit package' });
  await form.getByLabel('Seats per day').fill('3');
  await form.getByRole('button', { name: 'Update package' }).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();

  await open(second.page, `/book-your-pkg/${_id}`);
  await fillInBooking(second.page, 2);
  // All of its seats are no few.
  await expect(second.page.getByText(/left on this day/)).toBeHidden();

  await open(first.page, `/book-your-pkg/${_id}`);
  await fillInBooking(first.page, 4);
  await expect(first.page.getByText('Only 3 seats left on this day.')).toBeVisible();
  await first.page.getByLabel('Total Persons', { exact: true }).fill('3');
  await send(first.page);
  await expect(first.page).toHaveURL(/\/payment-session\//);
  await expect(first.page.getByText(/^Your seats are held for \d+ minutes\.$/)).toBeVisible();
  await expectAccessible(first.page);

  await send(second.page);
  await expect(second.page.getByText('This day is sold out. Choose another.')).toBeVisible();
  const soldDay = (await dayOf(second.page).textContent()) ?? '';
  await dayOf(second.page).click();
  const soldOut = calendarOf(second.page).getByRole('button', { name: /, sold out/ });
  await expect(soldOut).toBeDisabled();
  const nameOfDay = (await soldOut.getAttribute('aria-label'))?.split(', sold out')[0] ?? '';
  await expectAccessible(second.page);
  await second.page.keyboard.press('Escape');
  await expect(calendarOf(second.page)).toBeHidden();
  await chooseDay(second.page, DAY, 0);
  await expect(second.page.getByText('This day is sold out. Choose another.')).toBeHidden();
  await expect(second.page.getByLabel('Total Persons', { exact: true })).toHaveValue('2');
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('Asha Traveller');
  await expect(second.page.getByLabel('From', { exact: true })).toHaveValue('Pune');
  await open(second.page, `/package-view/${_id}`);
  const few = second.page.getByRole('list', { name: 'Days with few seats' });
  await expect(few).toHaveText(`${soldDay}Sold out`);
  await expectAccessible(second.page);

  await open(first.page, `/view-my-booking/${first.session.userId}`);
  await expect(first.page.getByText(/^Your seats are held for \d+ minutes\.$/)).toBeVisible();
  await first.page.getByRole('button', { name: 'Cancel Booking' }).click();
  await first.page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(first.page.getByText('Cancelled', { exact: true })).toBeVisible();

  await second.page.getByRole('link', { name: 'Book Now' }).click();
  await expect(second.page.getByLabel('Name', { exact: true })).toHaveValue('Asha Traveller');
  await dayOf(second.page).click();
  const freeAgain = calendarOf(second.page).getByRole('button', { name: new RegExp(`^${nameOfDay}, .* left$`) });
  await expect(freeAgain).toBeEnabled();
  await freeAgain.click();
  await expect(dayOf(second.page)).toHaveText(soldDay);
  await send(second.page);
  await goToProvider(second.page);
  await enterCard(second.page, GOOD_CARD);
  await expect(second.page.getByRole('status').getByText('Paid', { exact: true })).toBeVisible();
  await open(second.page, `/package-view/${_id}`);
  await expect(few).toHaveText(`${soldDay}Only 1 seat left`);
  await remove(request, admin, `/api/package/${_id}`);
});
