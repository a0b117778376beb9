import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type EditEffect, sampleAdmin, sampleDestination, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { entriesOf, type LoadedPages } from '../../shared/api/paged-cache.ts';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { allowPictures, pngFile } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';
import { NewPackagePage } from './new-package-page.tsx';

const walk = sampleTourPackage;
const { path: pattern } = screens.adminEditPackage;
const open = (fakes: Fakes, section = 'basics', edited: TourPackage = walk) => {
  const api = fakeApi({ findTourPackage: () => edited, ...fakes });
  return { ...api, ...renderScreen(EditPackagePage, { pattern, at: `/packages/${walk._id}/edit?section=${section}` }) };
};
const openNew = (fakes: Fakes, search = '') => {
  const api = fakeApi(fakes);
  return { ...api, ...renderScreen(NewPackagePage, { pattern: screens.adminNewPackage.path, at: `/packages/new${search}` }) };
};
const form = async (name = 'Edit package') => within(await screen.findByRole('form', { name }));
const show = (part: RegExp) =>
  userEvent.click(within(screen.getByRole('navigation', { name: 'Parts of the package' })).getByRole('link', { name: part }));
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const previews = () => screen.getAllByAltText(/^Picture \d+$/).map((picture) => picture.getAttribute('src'));

beforeEach(async () => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  await allowPictures();
});
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

test('a package is added with all its fields, the itinerary as a JSON list, and joins the list by the answer (§2.19, 4.1, 4.4, 5.4, 7, 8)', async () => {
  const added = { ...walk, _id: 'c'.repeat(24), id: 'c'.repeat(24), title: 'Dawn in Hampi' };
  const { callsOf, queryClient, address } = openNew({ addTourPackage: () => ({ newPackage: added }) });
  // The list, as it was loaded before.
  const list = laterQueryKeys.tourPackages.list({});
  const pages: LoadedPages<TourPackage> = {
    pages: [{ entries: [walk], total: { count: 1, isExact: true }, nextCursor: null }],
    pageParams: [null],
  };
  queryClient.setQueryData(list, pages);
  const fields = await form('Add package');
  await userEvent.type(fields.getByLabelText('Title'), 'Dawn in Hampi');
  await userEvent.selectOptions(fields.getByLabelText('Destination'), 'Hampi, India');
  await show(/^Days/);
  await userEvent.type(fields.getByLabelText('Available from'), '24.12.2198');
  await userEvent.type(fields.getByLabelText('Available to'), '6 1{Enter}');
  expect(fields.getByLabelText('Available to')).toHaveValue('Sun, 6 Jan 2199');
  await show(/^Prices/);
  await userEvent.type(fields.getByLabelText('Price'), '1,999.99');
  await show(/^Text/);
  await userEvent.type(fields.getByLabelText('Description'), 'Early starts.');
  await userEvent.type(fields.getByLabelText('Itinerary'), 'Arrive,  "Market, then the fort" , Home,');
  const days = within(fields.getByRole('region', { name: 'Preview of the days' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual(['Day 1Arrive', 'Day 2Market, then the fort', 'Day 3Home']);
  await show(/^Pictures/);
  await userEvent.upload(fields.getByLabelText(/^Images/), [pngFile('one.png'), pngFile('two.png')]);
  await fields.findByAltText('Picture 2');
  await submit('Add package');
  expect(await screen.findByText('New package added successfully')).toBeVisible();
  // Its own editor follows, without a question.
  await waitFor(() => expect(address()).toBe(`/packages/${added._id}/edit`));
  const body = only(callsOf('addTourPackage')).body as Record<string, unknown>;
  expect(body).toMatchObject({ title: 'Dawn in Hampi', destination: sampleDestination._id, price: '1999.99' });
  expect(body).toMatchObject({ availableFrom: '2198-12-24', availableTo: '2199-01-06' });
  expect(body.itinerary).toBe('["Arrive","Market, then the fort","Home"]');
  expect(body.cancellationPolicy).toBe('[{"daysBefore":1,"percent":100}]');
  expect(body.images).toMatchObject([{ name: 'one.png' }, { name: 'two.png' }]);
  const written = ['title', 'destination', 'description', 'itinerary', 'price', 'availableFrom', 'availableTo', 'images'];
  expect(Object.keys(body).toSorted()).toEqual([...written, 'cancellationPolicy'].toSorted());
  expect(entriesOf(queryClient.getQueryData<LoadedPages<TourPackage>>(list)).map(({ title }) => title)).toEqual([
    walk.title,
    'Dawn in Hampi',
  ]);
});

test('everything but the images is required, each sentence at its field in its part, and the first takes the focus (§5.4)', async () => {
  openNew({}, '?section=prices');
  const fields = await form('Add package');
  await userEvent.type(fields.getByLabelText('Price'), '1.999');
  await submit('Add package');
  await waitFor(() => expect(fields.getByLabelText('Title')).toHaveFocus());
  const parts = [
    [/^Basics, to correct/, 'Enter a title.', 'Choose a destination.'],
    [/^Days, to correct/, 'Choose the first day.', 'Choose the last day.'],
    [/^Prices, to correct/, 'The price has at most 2 decimals.'],
    [/^Text, to correct/, 'Enter a description.', 'Enter at least one day.'],
  ] as const;
  for (const [part, ...sentences] of parts) {
    await show(part);
    for (const sentence of sentences) expect(await fields.findByText(sentence)).toBeVisible();
  }
  expect(fields.getByRole('alert')).toHaveTextContent('Not saved. Something is wrong in Basics, Days, Prices and Text.');
  expect(fields.getByLabelText(/^Images/)).not.toBeInvalid();
});

test('seats per day are optional: a whole number limits them, and an emptied field takes the limit away', async () => {
  const sent: unknown[] = [];
  const limited = { ...walk, capacity: 12 };
  const editTourPackage: Fakes['editTourPackage'] = ({ body }) => {
    sent.push((body as { capacity: string }).capacity);
    return { updatedPackage: limited };
  };
  open({ editTourPackage }, 'days', limited);
  const seats = (await form()).getByLabelText(/^Seats per day/);
  expect(seats).toHaveValue('12');
  await userEvent.clear(seats);
  await userEvent.type(seats, '1.5');
  await submit('Update package');
  expect(await screen.findByText('Enter a whole number of seats, or leave it empty.')).toBeVisible();
  await userEvent.clear(seats);
  await submit('Update package');
  await waitFor(() => expect(sent).toEqual(['']));
});

test('Edit quotes a day that has a comma, and an edit that leaves the pictures alone names none of them (§2.19, 4.5, 4.7, 8)', async () => {
  const { callsOf } = open({
    editTourPackage: () => ({ updatedPackage: { ...walk, title: 'Hampi, slowly' } }),
  });
  const fields = await form();
  expect(fields.getByLabelText('Itinerary')).toHaveValue('Arrive in Hospet, "Vittala temple, at dawn", Coracle on the river');
  expect(fields.getByLabelText('Destination')).toHaveValue(sampleDestination._id);
  await userEvent.clear(fields.getByLabelText('Title'));
  await userEvent.type(fields.getByLabelText('Title'), 'Hampi, slowly');
  await submit('Update package');
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  expect(only(callsOf('editTourPackage')).body).not.toHaveProperty('images');
  expect(only(callsOf('editTourPackage')).body).not.toHaveProperty('keptImages');
  expect(only(callsOf('editTourPackage')).body).toMatchObject({ itinerary: JSON.stringify(walk.itinerary), price: '1999.99' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hampi, slowly');
});

test('pictures can be put in order and removed; what stays is named in its order, new ones follow (§7)', async () => {
  const images = ['/pictures/a1.webp', '/pictures/a2.webp', '/pictures/a3.webp'];
  const { callsOf } = open({ editTourPackage: () => ({ updatedPackage: walk }) }, 'pictures', { ...walk, images });
  const fields = await form();
  await userEvent.click(fields.getByRole('button', { name: 'Move picture 3 earlier' }));
  await userEvent.click(fields.getByRole('button', { name: 'Remove picture 1' }));
  await userEvent.upload(fields.getByLabelText(/^Images/), pngFile('new.png'));
  await fields.findByAltText('Picture 3');
  expect(previews()).toEqual(['/pictures/a3.webp', '/pictures/a2.webp', 'blob:preview-1']);
  await submit('Update package');
  await screen.findByText('Package updated successfully');
  expect(only(callsOf('editTourPackage')).body).toMatchObject({
    keptImages: '["/pictures/a3.webp","/pictures/a2.webp"]',
    images: { name: 'new.png' },
  });
});

const effect: EditEffect = {
  outside: { bookings: 3, days: 2, listed: [{ travelDate: '2026-12-12', paid: 1, unpaid: 1, seats: 3 }] },
  overbooked: { bookings: 1, days: 1, listed: [{ travelDate: '2026-12-20', paid: 1, unpaid: 0, seats: 5 }] },
  price: { from: 1999.99, to: 199.99 },
  key: 'first',
};

test('an edit that strands bookings shows on which days, and is saved only on "Save anyway" of what was shown', async () => {
  const shown = new Map([
    ['none', effect],
    ['first', { ...effect, key: 'second', outside: { ...effect.outside, bookings: 4 } }],
  ]);
  const { callsOf } = open({
    editTourPackage: ({ body }) => {
      const next = shown.get((body as { acceptedEffect: string }).acceptedEffect);
      return next ? refuse('EFFECT_NOT_ACCEPTED', { effect: next }) : { updatedPackage: walk };
    },
  });
  const fields = await form();
  await show(/^Days/);
  await userEvent.type(fields.getByLabelText(/^Seats per day/), '4');
  await submit('Update package');
  const first = await screen.findByRole('alertdialog', { name: 'This leaves 3 bookings outside the new dates' });
  const lines = within(first).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Sat, 12 Dec 2026: 2 bookings, 1 not paid',
    'and 1 more day',
    'Sun, 20 Dec 2026: 5 seats taken, limit 4',
    'Price per person: ₹1,999.99 now, then ₹199.99',
  ]);
  await userEvent.click(within(first).getByRole('button', { name: 'Save anyway' }));
  const second = await screen.findByRole('alertdialog', { name: 'This leaves 4 bookings outside the new dates' });
  expect(screen.queryByText('Package updated successfully')).toBeNull();
  await userEvent.click(within(second).getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  expect(callsOf('editTourPackage').map(({ body }) => (body as { acceptedEffect: string }).acceptedEffect)).toEqual([
    'none',
    'first',
    'second',
  ]);
});

test('"Go back" from an edit that strands bookings saves nothing and loses nothing', async () => {
  const { callsOf } = open({ editTourPackage: () => refuse('EFFECT_NOT_ACCEPTED', { effect }) });
  const fields = await form();
  await userEvent.type(fields.getByLabelText('Title'), '!');
  await submit('Update package');
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(fields.getByLabelText('Title')).toHaveValue(`${walk.title}!`));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Package updated successfully')).toBeNull();
  expect(callsOf('editTourPackage')).toHaveLength(1);
});

test('an error of the API about one day is shown at the itinerary, and the typed text stays (§4.4, 7)', async () => {
  expectInConsole('Updating a package failed');
  const sentence = 'Use at most 500 characters.';
  open({ editTourPackage: () => refuse('VALIDATION', { 'itinerary.2': sentence }) });
  const fields = await form();
  await userEvent.type(fields.getByLabelText('Itinerary'), ', Home');
  await submit('Update package');
  await waitFor(() => expect(fields.getByText(sentence)).toBeVisible());
  expect(fields.getByLabelText('Itinerary')).toBeInvalid();
  await waitFor(() => expect(fields.getByLabelText('Itinerary')).toHaveFocus());
});

test('an error of the API about the seats is shown at their field', async () => {
  expectInConsole('Updating a package failed');
  const sentence = 'Fewer than are booked already.';
  open({ editTourPackage: () => refuse('VALIDATION', { capacity: sentence }) });
  const fields = await form();
  await submit('Update package');
  await waitFor(() => expect(fields.getByText(sentence)).toBeVisible());
  expect(fields.getByLabelText(/^Seats/)).toBeInvalid();
});

test('leaving with unsaved changes asks first, and loses nothing where the answer is no', async () => {
  const { address } = open({});
  const fields = await form();
  await userEvent.type(fields.getByLabelText('Title'), '!');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(fields.getByLabelText('Title')).toHaveValue(`${walk.title}!`);
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(address()).toBe('/packages'));
});

test('Copy this package begins a new package with everything of the other, its pictures as files of their own', async () => {
  const picture = new Blob(['picture'], { type: 'image/webp' });
  fakeApi({ findTourPackage: () => ({ ...walk, images: ['/pictures/one-1600.webp'] }) });
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) =>
    typeof asked[0] === 'string' && asked[0].startsWith('/pictures/') ? new Response(picture) : fetch(...asked),
  );
  renderScreen(NewPackagePage, { pattern: screens.adminNewPackage.path, at: `/packages/new?copy=${walk._id}` });
  const fields = await form('Add package');
  expect(fields.getByLabelText('Title')).toHaveValue(`Copy of ${walk.title}`);
  expect(fields.getByLabelText('Price')).toHaveValue(String(walk.price));
  expect(fields.getAllByAltText(/^Picture/)).toHaveLength(1);
});

test('what each traveller is asked is ticked, sent as a list, and taken away again', async () => {
  const sent: unknown[] = [];
  const editTourPackage: Fakes['editTourPackage'] = ({ body }) => {
    sent.push(Object(body).asks);
    return { updatedPackage: walk };
  };
  open({ editTourPackage }, 'asks', { ...walk, asks: ['diet'] });
  const fields = await form();
  const group = within(fields.getByRole('group', { name: 'Asked of each traveller' }));
  expect(group.getByLabelText('Food and allergies')).toBeChecked();
  await userEvent.click(group.getByLabelText('Date of birth'));
  await userEvent.click(group.getByLabelText('Food and allergies'));
  await submit('Update package');
  await waitFor(() => expect(sent).toEqual(['["birthDate"]']));
});
