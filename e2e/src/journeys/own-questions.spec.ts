import { registerByApi } from '../accounts.ts';
import { openPart } from '../book.ts';
import { addDestination, addTour, newPlaceName, remove } from '../catalogue.ts';
import { expectNoSidewaysScroll } from '../look.ts';
import { open } from '../ready.ts';
import { staffSession } from '../staff-session.ts';
import { expect, type Page, test } from '../test.ts';
import { dayFromNow, makeBooking, payBooking } from '../trips.ts';

const [RIDE, TRAIN] = ['Can you ride a horse?', 'By which train do you come?'] as const;

for (const width of [360, 1280])
  test(`at ${width} px a trip asks two questions of its own, a traveller answers both, and the desk reads the answers on the departure`, {
    tag: '@catalogue',
  }, async ({ request, sessions, openBrowser, expectAccessible }) => {
    const admin = await sessions.of('admin');
    const place = newPlaceName();
    const destination = await addDestination(request, admin, place, 'India');
    const tour = await addTour(request, admin, destination, `${place} on horseback`);
    const day = dayFromNow(40);
    const openAs = async (session: typeof admin): Promise<Page> => {
      const page = await (await openBrowser(session)).newPage();
      await page.setViewportSize({ width, height: 800 });
      return page;
    };
    const expectInOrder = async (page: Page): Promise<void> => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, width);
    };

    const editor = await openAs(admin);
    await open(editor, `/packages/${tour._id}/edit`);
    await openPart(editor, 'What we ask');
    const questions = editor.getByRole('group', { name: 'Own questions' });
    const add = questions.getByRole('button', { name: 'Add own question' });
    await add.click();
    await questions.getByLabel('Own question 1', { exact: true }).fill(RIDE);
    await questions.getByLabel('How own question 1 is answered').selectOption({ label: 'By yes or no' });
    await questions.getByLabel('An answer is needed').check();
    await add.click();
    await questions.getByLabel('Own question 2', { exact: true }).fill(TRAIN);
    await questions.getByLabel('Who answers own question 2').selectOption({ label: 'Once per booking' });
    await expectInOrder(editor);
    await editor.getByRole('button', { name: 'Update package' }).click();
    await expect(editor.getByText('Package updated successfully')).toBeVisible();

    const { username, password } = await registerByApi(request);
    const session = await sessions.begin(username, password);
    const booking = await makeBooking(request, session, tour, day);
    await payBooking(request, session, booking);
    const traveller = await openAs(session);
    await open(traveller, `/my-trip/${booking._id}`);
    const coming = traveller.getByRole('region', { name: 'Who travels' });
    await coming.getByRole('button', { name: /^Add details of/ }).click();
    await coming.getByLabel('Full name').fill('Asha Rao');
    await coming.getByLabel(RIDE).selectOption('Yes');
    await expectInOrder(traveller);
    await coming.getByRole('button', { name: 'Save traveller' }).click();
    await expect(coming.getByText('1 of 1 complete.')).toBeVisible();
    await coming.getByRole('button', { name: 'Answer questions about this booking' }).click();
    await coming.getByLabel(TRAIN).fill('16592');
    await coming.getByRole('button', { name: 'Save answers' }).click();
    await expect(coming.getByRole('region', { name: 'About this booking' })).toContainText(`${TRAIN} 16592`);
    await expectInOrder(traveller);

    const desk = await openAs(await staffSession(request, sessions, 'desk'));
    await open(desk, `/departures/${tour._id}/${day}`);
    const answers = desk.getByRole('main').locator('dl > div');
    for (const answer of [`${RIDE} Yes`, `${TRAIN} 16592`]) await expect(answers.filter({ hasText: answer })).toBeVisible();
    await expectInOrder(desk);
    // An open screen would ask for the trip again, and not find it.
    for (const page of [editor, traveller, desk]) await page.close();
    await remove(request, admin, `/api/package/${tour._id}`, `/api/destination/${destination._id}`);
  });
