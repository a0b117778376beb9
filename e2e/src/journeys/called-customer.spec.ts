import { typeDay } from '../book.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, test } from '../test.ts';
import { dayFromNow, findTour, inWords } from '../trips.ts';

const NAME = 'सुनील पाटील';
const PHONE = '098450 12345';

test.use({ loggedInAs: 'admin' });

test('a customer who booked by telephone is found by name in their own script, and called by the desk when the departure is cancelled', async ({
  page,
  request,
  sessions,
  openBrowser,
  expectAccessible,
}) => {
  // Of no other journey, and another one if it is tried or repeated: a cancelled day is sold no more.
  const { retry, repeatEachIndex } = test.info();
  const day = dayFromNow(140 + retry + 10 * repeatEachIndex);
  const dayInWords = inWords(day).split(', ')[1] ?? '';
  const tour = await findTour(request);
  const desk = await (await openBrowser(await staffSession(request, sessions, 'desk'))).newPage();
  await open(desk, '/bookings/new');
  await desk.getByText('New customer').click();
  await desk.getByLabel('Name', { exact: true }).fill(NAME);
  await desk.getByLabel('Phone', { exact: true }).fill(PHONE);
  await desk.getByLabel('Trip', { exact: true }).fill(tour.title);
  await desk.getByRole('button', { name: new RegExp(`^${tour.title}`) }).click();
  await typeDay(desk, 'Day', day);
  await desk.getByText('Paid already').click();
  await expect(desk.getByText('Total', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(desk).toHaveURL(/\/bookings\/[0-9a-f]{24}$/);
  const address = new URL(desk.url()).pathname;

  await open(desk, `/bookings?search=${encodeURIComponent('पाटील')}&sort=-bookingDate`);
  await expect(desk.locator(`a[href="${address}"]`).filter({ visible: true }).first()).toBeVisible();
  await expect(desk.getByText(NAME).filter({ visible: true }).first()).toBeVisible();

  await open(page, `/departures/${tour._id}/${day}`);
  await page.getByRole('button', { name: 'Cancel departure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel departure' });
  await expect(dialog.getByText(`No email address. Call ${NAME}, ${PHONE}`)).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page, 360);
  await dialog.getByLabel('Reason').fill('The monsoon has closed the road.');
  await dialog.getByLabel('Letter').fill('We would love to see you in spring.');
  await dialog.getByLabel(`Type ${dayInWords} to confirm`).fill(dayInWords);
  await dialog.getByRole('button', { name: 'Cancel for good' }).click();
  await expect(page.getByRole('region', { name: 'Cancelled departure' })).toContainText('Cancelled 1 of 1');

  await open(desk, `/departures/${tour._id}/${day}`);
  const toCall = desk.getByRole('region', { name: 'To call' });
  await expect(toCall.getByRole('link', { name: `Call ${PHONE}` })).toHaveAttribute('href', 'tel:+919845012345');
  const whatsApp = new URL((await toCall.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsApp.searchParams.get('text')).toContain('The monsoon has closed the road.');
  await toCall.getByRole('checkbox', { name: `${NAME} was called` }).click();
  // Said when the tick is saved, which a reload before would have stopped.
  await expect(toCall.getByText(/^Called by e2e-/)).toBeVisible();
  await desk.reload();
  await expect(toCall.getByRole('checkbox', { name: `${NAME} was called` })).toBeChecked();
  await expect(toCall.getByText(/^Called by e2e-/)).toBeVisible();
  await expectNoSidewaysScroll(desk, 360);
});
