import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type EditEffect, sampleAdmin, sampleDestination, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { allowPictures, pngFile } from '../../testing/picture-files.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TourPackagesPage } from './tour-packages-page.tsx';

const walk = sampleTourPackage;
const ride = { ...walk, _id: 'b'.repeat(24), id: 'b'.repeat(24), title: 'Hampi by coracle', price: 12499.5 };
const open = (fakes: Fakes, at: string = screens.adminPackages.path) => {
  const { listTourPackages = () => [walk, ride] } = fakes;
  const api = fakeApi({
    listTourPackages,
    findTourPackage: async ({ params, ...call }) => {
      const listed = (await listTourPackages({ params, ...call })) as TourPackage[];
      return listed.find(({ _id }) => _id === params.id) ?? refuse('NOT_FOUND');
    },
    ...fakes,
  });
  return { ...api, ...renderScreen(TourPackagesPage, { pattern: screens.adminPackages.path, at }) };
};
const edit = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${title}` }));
  return within(await screen.findByRole('form', { name: 'Edit package' }));
};
const more = async (title: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action} ${title}`) }));
};
const submit = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const previews = () => screen.getAllByAltText(/^Picture \d+$/).map((picture) => picture.getAttribute('src'));

beforeEach(async () => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  await allowPictures();
});
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

const chooseDay = async (label: string) => {
  await userEvent.click(screen.getByLabelText(label));
  const grid = await screen.findByRole('grid');
  const [day] = within(grid).getAllByRole('button').slice(-1);
  await userEvent.click(day as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
};

test('a package is added with all its fields, the itinerary as a JSON list, and joins the list by the answer (§2.19, 4.1, 4.4, 5.4, 7, 8)', async () => {
  const { callsOf } = open({
    addTourPackage: () => ({ newPackage: { ...walk, _id: 'c'.repeat(24), id: 'c'.repeat(24), title: 'Dawn in Hampi' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add package' }));
  const form = within(await screen.findByRole('form', { name: 'Add package' }));
  await userEvent.type(form.getByLabelText('Title'), 'Dawn in Hampi');
  await userEvent.selectOptions(form.getByLabelText('Destination'), 'Hampi, India');
  await userEvent.type(form.getByLabelText('Price'), '1,999.99');
  await chooseDay('Available from');
  await chooseDay('Available to');
  await userEvent.type(form.getByLabelText('Description'), 'Early starts.');
  await userEvent.type(form.getByLabelText('Itinerary'), 'Arrive,  "Market, then the fort" , Home,');
  const days = within(form.getByRole('region', { name: 'Preview of the days' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual(['Day 1Arrive', 'Day 2Market, then the fort', 'Day 3Home']);
  await userEvent.upload(form.getByLabelText(/^Images/), [pngFile('one.png'), pngFile('two.png')]);
  await form.findByAltText('Picture 2');
  await submit('Add package');
  expect(await screen.findByText('New package added successfully')).toBeVisible();
  const body = only(callsOf('addTourPackage')).body as Record<string, unknown>;
  expect(body).toMatchObject({ title: 'Dawn in Hampi', destination: sampleDestination._id, price: '1999.99' });
  expect(body.itinerary).toBe('["Arrive","Market, then the fort","Home"]');
  expect(body.cancellationPolicy).toBe('[{"daysBefore":1,"percent":100}]');
  expect(body.availableFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(body.images).toMatchObject([{ name: 'one.png' }, { name: 'two.png' }]);
  const written = ['title', 'destination', 'description', 'itinerary', 'price', 'availableFrom', 'availableTo', 'images'];
  const fields = [...written, 'cancellationPolicy'];
  expect(Object.keys(body).toSorted()).toEqual(fields.toSorted());
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Dawn in Hampi');
});

test('everything but the images is required, each sentence at its field (§5.4)', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Add package' }));
  const form = within(await screen.findByRole('form'));
  await userEvent.type(form.getByLabelText('Price'), '1.999');
  await submit('Add package');
  const sentences = ['Enter a title.', 'Choose a destination.', 'The price has at most 2 decimals.', 'Choose the first day.'];
  for (const sentence of [...sentences, 'Choose the last day.', 'Enter a description.', 'Enter at least one day.']) {
    expect(await form.findByText(sentence)).toBeVisible();
  }
  expect(form.getByLabelText('Title')).toHaveFocus();
  expect(form.getByLabelText(/^Images/)).not.toBeInvalid();
});

test('seats per day are optional: a whole number limits them, and an emptied field takes the limit away', async () => {
  const sent: unknown[] = [];
  const limited = { ...walk, capacity: 12 };
  open({
    listTourPackages: () => [limited],
    editTourPackage: ({ body }) => {
      sent.push((body as { capacity: string }).capacity);
      return { updatedPackage: limited };
    },
  });
  const seats = (await edit(walk.title)).getByLabelText(/^Seats per day/);
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
  const form = await edit(walk.title);
  expect(form.getByLabelText('Itinerary')).toHaveValue('Arrive in Hospet, "Vittala temple, at dawn", Coracle on the river');
  expect(form.getByLabelText('Destination')).toHaveValue(sampleDestination._id);
  await userEvent.clear(form.getByLabelText('Title'));
  await userEvent.type(form.getByLabelText('Title'), 'Hampi, slowly');
  await submit('Update package');
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  expect(only(callsOf('editTourPackage')).body).not.toHaveProperty('images');
  expect(only(callsOf('editTourPackage')).body).not.toHaveProperty('keptImages');
  expect(only(callsOf('editTourPackage')).body).toMatchObject({ itinerary: JSON.stringify(walk.itinerary), price: '1999.99' });
  expect(screen.getByText('Hampi, slowly')).toBeInTheDocument();
  expect(screen.queryByText(walk.title)).toBeNull();
});

test('pictures can be put in order and removed; what stays is named in its order, new ones follow (§7)', async () => {
  const images = ['/pictures/a1.webp', '/pictures/a2.webp', '/pictures/a3.webp'];
  const { callsOf } = open({
    listTourPackages: () => [{ ...walk, images }],
    editTourPackage: () => ({ updatedPackage: walk }),
  });
  const form = await edit(walk.title);
  await userEvent.click(form.getByRole('button', { name: 'Move picture 3 earlier' }));
  await userEvent.click(form.getByRole('button', { name: 'Remove picture 1' }));
  await userEvent.upload(form.getByLabelText(/^Images/), pngFile('new.png'));
  await form.findByAltText('Picture 3');
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
  const form = await edit(walk.title);
  await userEvent.type(form.getByLabelText(/^Seats per day/), '4');
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
  const form = await edit(walk.title);
  await userEvent.type(form.getByLabelText('Title'), '!');
  await submit('Update package');
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveValue(`${walk.title}!`));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Package updated successfully')).toBeNull();
  expect(callsOf('editTourPackage')).toHaveLength(1);
});

test('an error of the API about one day is shown at the itinerary, and the typed text stays (§4.4, 7)', async () => {
  expectInConsole('Updating a package failed');
  const sentence = 'Use at most 500 characters.';
  open({ editTourPackage: () => refuse('VALIDATION', { 'itinerary.2': sentence }) });
  const form = await edit(walk.title);
  await userEvent.type(form.getByLabelText('Itinerary'), ', Home');
  await submit('Update package');
  expect(await form.findByText(sentence)).toBeVisible();
  expect(form.getByLabelText('Itinerary')).toBeInvalid();
  expect(form.getByLabelText('Itinerary')).toHaveFocus();
});

test('an error of the API about the seats is shown at their field', async () => {
  expectInConsole('Updating a package failed');
  const sentence = 'Fewer than are booked already.';
  open({ editTourPackage: () => refuse('VALIDATION', { capacity: sentence }) });
  const form = await edit(walk.title);
  await submit('Update package');
  expect(await form.findByText(sentence)).toBeVisible();
  expect(form.getByLabelText(/^Seats/)).toBeInvalid();
});

test('choosing Edit for another package while there are unsaved changes asks first', async () => {
  open({});
  const form = await edit(walk.title);
  await userEvent.type(form.getByLabelText('Title'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText('Title')).toHaveValue(`${walk.title}!`);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  const second = await edit(ride.title);
  expect(second.getByLabelText('Title')).toHaveValue(ride.title);
});

test('Copy this package begins a new package with everything of the other, its pictures as files of their own', async () => {
  const picture = new Blob(['picture'], { type: 'image/webp' });
  open({ listTourPackages: () => [{ ...walk, images: ['/pictures/one-1600.webp'] }] });
  await screen.findByText(walk.title);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) =>
    typeof asked[0] === 'string' && asked[0].startsWith('/pictures/') ? new Response(picture) : fetch(...asked),
  );
  await more(walk.title, 'Copy this package');
  const form = within(await screen.findByRole('form', { name: 'Add package' }));
  expect(form.getByLabelText('Title')).toHaveValue(`Copy of ${walk.title}`);
  expect(form.getByLabelText('Price')).toHaveValue(String(walk.price));
  expect(form.getAllByAltText(/^Picture/)).toHaveLength(1);
});

test('what each traveller is asked is ticked, sent as a list, and taken away again', async () => {
  const sent: unknown[] = [];
  open({
    listTourPackages: () => [{ ...walk, asks: ['diet'] }],
    editTourPackage: ({ body }) => {
      sent.push(Object(body).asks);
      return { updatedPackage: walk };
    },
  });
  const form = await edit(walk.title);
  const group = within(form.getByRole('group', { name: 'Asked of each traveller' }));
  expect(group.getByLabelText('Food and allergies')).toBeChecked();
  await userEvent.click(group.getByLabelText('Date of birth'));
  await userEvent.click(group.getByLabelText('Food and allergies'));
  await submit('Update package');
  await waitFor(() => expect(sent).toEqual(['["birthDate"]']));
});
