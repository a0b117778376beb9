import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Prices, type Schedule, sampleAdmin, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';

/** Saturdays: 8, 15, 22 and 29 December. */
const schedule: Schedule = { rules: [{ every: 'week', on: ['SA'], from: '2198-12-08' }], added: [], closed: [] };
const plain = {
  ...sampleTourPackage,
  price: 10_000,
  availableFrom: '2198-12-01',
  availableTo: '2198-12-31',
  capacity: 12,
  schedule,
};
/** Everything that prices can have, some of it as the form would not write it. */
const prices: Omit<Prices, 'price'> = {
  categories: [
    { id: 'grown-up', name: 'Adult', minAge: 12, seats: 1, alone: true },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000, alone: false },
    { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 },
  ],
  seasons: [
    { name: 'Christmas', from: '2198-12-20', to: '2198-12-31', prices: { 'grown-up': 14_000, child: 7000 } },
    { name: 'Early', from: '2198-12-01', to: '2198-12-10', percent: -20 },
  ],
  groups: [
    { from: 6, percent: 5 },
    { from: 10, percent: 10 },
  ],
  single: { price: 1500.5, required: true },
  extras: [
    { id: 'transfer', name: 'Airport transfer', text: 'Both ways', price: 800, per: 'person', included: false },
    { id: 'bike', name: 'Bike', price: 250, per: 'piece', most: 2, stock: 4 },
    { id: 'lunch', name: 'Lunch', price: 0, per: 'person', included: true },
  ],
  deposit: { perPerson: 2500.5, balanceDays: 30, isRefundable: false },
};
const priced = { ...plain, ...prices };
const { path: pattern } = screens.adminEditPackage;
const open = (tourPackage: typeof plain, fakes: Fakes = {}) => {
  const api = fakeApi({
    findTourPackage: () => tourPackage,
    editTourPackage: () => ({ updatedPackage: tourPackage }),
    ...fakes,
  });
  return { ...api, ...renderScreen(EditPackagePage, { pattern, at: `/packages/${tourPackage._id}/edit?section=prices` }) };
};
const edit = async () => within(await screen.findByRole('form', { name: 'Edit package' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Update package' }));
const saved = () => screen.findByText('Package updated successfully');
const NAMES = ['categories', 'seasons', 'groups', 'groupOf', 'single', 'extras', 'deposit'];
const sentBy = ({ callsOf }: ReturnType<typeof fakeApi>): Record<string, unknown> => {
  const body = Object.entries(Object(callsOf('editTourPackage').at(-1)?.body) as Record<string, string>);
  return Object.fromEntries(body.flatMap(([name, text]) => (NAMES.includes(name) ? [[name, JSON.parse(text)]] : [])));
};
const type = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control);
  await userEvent.type(control, text);
};
type FormQueries = Awaited<ReturnType<typeof edit>>;
const press = (form: FormQueries, name: string) => userEvent.click(form.getByRole('button', { name }));
const lines = (form: FormQueries): string[] =>
  within(form.getByRole('region', { name: 'Try it' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

test('a package with one price for each person has no table of prices, and sends nothing of them', async () => {
  const api = open(plain);
  const form = await edit();
  expect(form.queryByRole('table')).toBeNull();
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({});
});

test('a form that nobody touched sends the prices of its package as they are stored', async () => {
  const api = open(priced);
  const form = await edit();
  expect(form.getByRole('table', { name: 'Prices by category and season' })).toBeVisible();
  await submit();
  await saved();
  expect(sentBy(api)).toEqual(prices);
});

test('children at half the price, a dearer Christmas, single rooms and a transfer are typed, tried and sent', async () => {
  const api = open(plain);
  const form = await edit();
  await press(form, 'Add category');
  await type(form.getByLabelText('Base price: Child'), '5,000');
  await press(form, 'Add season');
  await userEvent.type(form.getByLabelText('Name of season 1'), 'Christmas');
  await userEvent.type(form.getByLabelText('First day of Christmas'), '20.12.2198{Enter}');
  await userEvent.click(form.getByRole('button', { name: 'Last day of Christmas: calendar' }));
  const grid = await screen.findByRole('grid');
  await userEvent.click(within(grid.querySelector('[data-day="2198-12-31"]') as HTMLElement).getByRole('button'));
  await userEvent.type(form.getByLabelText('Percent, Christmas'), '40');
  const table = within(form.getByRole('table'));
  expect(table.getByRole('row', { name: /^Christmas/ })).toHaveTextContent('Christmas2 departures₹14,000.00₹7,000.00');
  expect(table.getByRole('row', { name: /^Base price/ })).toHaveTextContent('2 departures');
  await userEvent.click(form.getByLabelText('Travellers can have a room alone'));
  await userEvent.type(form.getByLabelText('Single supplement'), '1500');
  await userEvent.click(form.getByLabelText('Who travels alone always pays it'));
  await press(form, 'Add extra');
  await userEvent.type(form.getByLabelText('Name of extra 1'), 'Airport transfer');
  await userEvent.type(form.getByLabelText('Price of Airport transfer'), '800');

  expect(lines(form)).toEqual(['Adult2 × ₹10,000.00: ₹20,000.00', 'Total: ₹20,000.00']);
  await press(form, 'More: Child, 2–11');
  await press(form, 'Fewer: Adult, 12 and older');
  await userEvent.click(form.getByLabelText('Airport transfer, ₹800.00 per person'));
  await press(form, 'More: Single rooms');
  expect(lines(form)).toEqual([
    'Adult1 × ₹10,000.00: ₹10,000.00',
    'Child1 × ₹5,000.00: ₹5,000.00',
    'Single room1 × ₹1,500.00: ₹1,500.00',
    'Airport transfer2 × ₹800.00: ₹1,600.00',
    'Total: ₹18,100.00',
  ]);
  await press(form, 'Fewer: Adult, 12 and older');
  expect(form.getByText('A child travels with an adult.')).toBeVisible();

  await submit();
  await saved();
  expect(sentBy(api)).toEqual({
    categories: [
      { id: 'adult', name: 'Adult', minAge: 12 },
      { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
    ],
    seasons: [{ name: 'Christmas', from: '2198-12-20', to: '2198-12-31', percent: 40 }],
    single: { price: 1500, required: true },
    extras: [{ id: 'airport-transfer', name: 'Airport transfer', price: 800, per: 'person' }],
  });
});

test('the id of a new category follows its name, also in seasons, and that of a stored one stays', async () => {
  const api = open(priced);
  const form = await edit();
  await type(form.getByLabelText('Name of category 1'), 'Grown-up');
  await press(form, 'Add category');
  await type(form.getByLabelText('Name of category 4'), 'Child');
  await type(form.getByLabelText('Price in Christmas: Child', { selector: 'td:last-child input' }), '9000');
  await type(form.getByLabelText('Name of category 4'), 'Élève');
  await type(form.getByLabelText('Lowest age: Élève'), '121');
  await submit();
  expect(await form.findByText('Enter a whole number of years from 0 to 120.')).toBeVisible();
  await type(form.getByLabelText('Highest age: Grown-up'), '59');
  await type(form.getByLabelText('Lowest age: Élève'), '60');
  await submit();
  await saved();
  const { categories, seasons } = sentBy(api) as Pick<Prices, 'categories' | 'seasons'>;
  expect(categories?.map(({ id, name }) => [id, name])).toEqual([
    ['grown-up', 'Grown-up'],
    ['child', 'Child'],
    ['infant', 'Infant'],
    ['eleve', 'Élève'],
  ]);
  expect(seasons?.[0]?.prices).toEqual({ 'grown-up': 14_000, child: 7000, eleve: 9000 });
});

test('what is removed is taken away, a removed category from the seasons too', async () => {
  const api = open(priced);
  const form = await edit();
  await press(form, 'Remove Child');
  await press(form, 'Remove Early');
  for (const number of [2, 1]) await press(form, `Remove group discount ${number}`);
  await userEvent.click(form.getByLabelText('Travellers can have a room alone'));
  for (const name of ['Lunch', 'Bike', 'Airport transfer']) await press(form, `Remove ${name}`);
  await userEvent.click(form.getByRole('radio', { name: 'Everything at once' }));
  await submit();
  await saved();
  const [adult, , infant] = prices.categories ?? [];
  expect(sentBy(api)).toEqual({
    categories: [{ id: adult?.id, name: adult?.name, minAge: 12 }, infant],
    seasons: [{ ...prices.seasons?.[0], prices: { 'grown-up': 14_000 } }],
    groups: null,
    single: null,
    extras: null,
    deposit: null,
  });
});

test('a price for a group asks for no prices of categories and no group discounts, and keeps both for who switches back', async () => {
  const api = open(priced);
  const form = await edit();
  await userEvent.click(form.getByLabelText('For a group'));
  await userEvent.type(form.getByLabelText('Persons in a group, at most'), '4');
  expect(form.queryByLabelText('Base price: Child')).toBeNull();
  expect(form.queryByText('Group discounts')).toBeNull();
  expect(form.getByText('₹10,000.00 for each group of up to 4')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('For each group, with at most 2 decimals.');
  await submit();
  await saved();
  const sent = sentBy(api) as Prices;
  expect([sent.groupOf, sent.groups]).toEqual([4, null]);
  expect(sent.categories?.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
  expect(sent.seasons?.[0]?.prices).toEqual({ 'grown-up': 14_000 });
});

test('extras are moved up and down by their buttons', async () => {
  const api = open(priced);
  const form = await edit();
  expect(form.getByRole('button', { name: 'Move Airport transfer up' })).toBeDisabled();
  expect(form.getByRole('button', { name: 'Move Lunch down' })).toBeDisabled();
  await press(form, 'Move Airport transfer down');
  await press(form, 'Move Lunch up');
  await submit();
  await saved();
  expect((sentBy(api).extras as { id: string }[]).map(({ id }) => id)).toEqual(['bike', 'lunch', 'transfer']);
});

test('what is wrong with prices is said at its control before anything is sent, and the first takes the focus', async () => {
  const { callsOf } = open(priced);
  const form = await edit();
  const child = form.getByLabelText('Base price: Child');
  await type(child, 'half');
  await type(form.getByLabelText('Percent, Early'), '301');
  await type(form.getByLabelText('From how many persons, step 2'), '5');
  await type(form.getByLabelText('Single supplement'), '1.005');
  await type(form.getByLabelText('Most of Bike on one booking'), '51');
  await submit();
  expect(await form.findByText('Enter the price as a number.')).toBeVisible();
  expect(child).toBeInvalid();
  await waitFor(() => expect(child).toHaveFocus());
  for (const sentence of [
    'Enter a whole number of percent from -90 to 300.',
    'Each step is for more persons, and takes off more.',
    'The price has at most 2 decimals.',
    'Enter a whole number of pieces from 1 to 50.',
  ])
    expect(form.getByText(sentence)).toBeVisible();
  expect(form.getByText('What a party pays can be tried here once the prices are filled in.')).toBeVisible();
  expect(callsOf('editTourPackage')).toEqual([]);
});

test('what the API refuses of prices stands at its control', async () => {
  expectInConsole('Updating a package failed');
  const details = {
    'categories.1.price': 'Sentence of a category.',
    'seasons.1.from': 'Sentence of a season.',
    'groups.0': 'Sentence of a step.',
    'extras.2.name': 'Sentence of an extra.',
  };
  open(priced, { editTourPackage: () => refuse('VALIDATION', details) });
  const form = await edit();
  await submit();
  for (const sentence of Object.values(details)) expect(await form.findByText(sentence)).toBeVisible();
  expect(form.getByLabelText('Base price: Child')).toHaveAccessibleDescription('Sentence of a category.');
  expect(form.getByLabelText('Name of extra 3')).toHaveAccessibleDescription('Sentence of an extra.');
});

test('a season without any price says so, and one on no departure shows that it changes nothing', async () => {
  const api = open(priced);
  const form = await edit();
  await userEvent.selectOptions(form.getByLabelText('How Early changes prices'), 'Prices of its own');
  await submit();
  expect(await form.findByText('Enter either percent or prices.')).toBeVisible();
  expect(api.callsOf('editTourPackage')).toEqual([]);
});

test('prices are tried on the next departure, not on one that is past', async () => {
  const [past, next] = [addDays(todayOnSite(), -30), addDays(todayOnSite(), 30)];
  const added = { rules: [], added: [past, next], closed: [] };
  open({ ...priced, availableFrom: past, availableTo: next, schedule: added });
  expect((await edit()).getByLabelText('Day of travel')).toHaveTextContent(formatDay(next));
});

const chooseDeposit = async (): Promise<FormQueries> => {
  const form = await edit();
  await userEvent.click(form.getByRole('radio', { name: 'A deposit first' }));
  return form;
};

test('a deposit of 30 percent, kept when a traveller cancels, is typed, tried and sent', async () => {
  const api = open(plain);
  const form = await chooseDeposit();
  await userEvent.type(form.getByLabelText('Deposit in percent'), '30');
  await userEvent.type(form.getByLabelText('Rest due, days before the trip'), '60');
  await userEvent.click(form.getByRole('radio', { name: 'Kept' }));
  const tried = form.getByRole('region', { name: 'Try it' });
  expect(tried).toHaveTextContent('Pay ₹6,000.00 now, ₹14,000.00 by Tue, 9 Oct 2198.');
  expect(tried).toHaveTextContent('If you cancel, the deposit is not refunded.');
  expect(form.getByText(/^Full refund less the deposit up to .* If you cancel, the deposit is not refunded\.$/)).toBeVisible();
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({ deposit: { percent: 30, balanceDays: 60, isRefundable: false } });
});

test('an amount for each person counts in place of the percent that was typed before', async () => {
  const api = open(plain);
  const form = await chooseDeposit();
  await userEvent.type(form.getByLabelText('Deposit in percent'), '30');
  await userEvent.click(form.getAllByRole('radio', { name: 'For each person' }).at(-1) as HTMLElement);
  await userEvent.type(form.getByLabelText('Deposit for each person'), '₹2,500.50');
  await userEvent.type(form.getByLabelText('Rest due, days before the trip'), '30');
  expect(form.getByRole('region', { name: 'Try it' })).toHaveTextContent('Pay ₹5,001.00 now');
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({ deposit: { perPerson: 2500.5, balanceDays: 30, isRefundable: true } });
});

test('what is wrong with a deposit is said at its field, which gets the focus', async () => {
  open(plain);
  const form = await chooseDeposit();
  const [percent, days] = [form.getByLabelText('Deposit in percent'), form.getByLabelText('Rest due, days before the trip')];
  await userEvent.type(percent, '100');
  await submit();
  expect(percent).toHaveAccessibleDescription('Enter a whole number of percent from 1 to 99.');
  expect(days).toHaveAccessibleDescription('Enter a whole number of days from 1 to 365.');
  await waitFor(() => expect(percent).toHaveFocus());
});

const byDefault = { percent: 20, balanceDays: 45, isRefundable: false };
const choose = async (form: FormQueries, name: string) => userEvent.click(form.getByRole('radio', { name }));
test('where the settings have a deposit the form says that it holds, and a package asks for everything at once', async () => {
  const api = open({ ...plain, defaultDeposit: byDefault });
  const form = await edit();
  expect(form.getByRole('radio', { name: 'As in the settings' })).toBeChecked();
  expect(form.getByText(/^20\s%\. The rest is due 45 days before the trip\. If you cancel, the deposit is not/)).toBeVisible();
  expect(form.getByText(/^Full refund less the deposit/)).toBeVisible();
  expect(form.getByRole('region', { name: 'Try it' })).toHaveTextContent('Pay ₹4,000.00 now');
  await choose(form, 'Everything at once');
  expect(form.getByText(/^Free cancellation/)).toBeVisible();
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({ deposit: { atOnce: true } });
});

test('a package that asks for everything at once says so without a deposit in the settings too, and stays as it is', async () => {
  const api = open({ ...plain, deposit: { atOnce: true } });
  const form = await edit();
  expect(form.getByRole('radio', { name: 'Everything at once' })).toBeChecked();
  expect(form.queryByRole('radio', { name: 'As in the settings' })).toBeNull();
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({ deposit: { atOnce: true } });
});

test('a rest that is paid on arrival is typed without days, and tried', async () => {
  const api = open(plain);
  const form = await chooseDeposit();
  await userEvent.type(form.getByLabelText('Deposit in percent'), '30');
  await choose(form, 'On arrival');
  expect(form.getByRole('region', { name: 'Try it' })).toHaveTextContent(/₹14,000\.00 on arrival, /);
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({ deposit: { percent: 30, onArrival: true, isRefundable: true } });
});

test('two seasons side by side are both sent; where they overlap the later one says so at its first day, and nothing is sent', async () => {
  const seasons = [
    { name: 'Christmas', from: '2198-12-20', to: '2198-12-26', percent: 40 },
    { name: 'New Year', from: '2198-12-27', to: '2198-12-31', percent: 60 },
  ];
  const api = open({ ...plain, seasons });
  const form = await edit();
  await submit();
  await saved();
  expect(sentBy(api)).toEqual({ seasons });
  await type(form.getByLabelText('First day of New Year'), '26.12.2198{Enter}');
  await submit();
  expect(await form.findByText("Some days are also those of 'Christmas'.")).toBeVisible();
  expect(form.getByLabelText('First day of New Year')).toBeInvalid();
  expect(api.callsOf('editTourPackage')).toHaveLength(1);
});

test('a trip has a tax of its own, which an empty field takes away again; a wrong one is told at the field', async () => {
  const taxed = { ...plain, taxPercent: 18 };
  const { callsOf } = open(taxed);
  const form = await edit();
  const field = form.getByLabelText('Tax percent');
  expect(field).toHaveValue('18');
  await userEvent.clear(field);
  await userEvent.type(field, '118');
  await submit();
  expect(await screen.findByText('Enter a percentage from 0 to 100, with at most 2 decimals.')).toBeVisible();
  expect(field).toHaveValue('118');
  await userEvent.clear(field);
  await userEvent.type(field, '7,25 %');
  await submit();
  await saved();
  expect(callsOf('editTourPackage').at(-1)?.body).toMatchObject({ taxPercent: '7.25' });
  await userEvent.clear(field);
  await submit();
  await waitFor(() => expect(callsOf('editTourPackage')).toHaveLength(2));
  expect(callsOf('editTourPackage').at(-1)?.body).toMatchObject({ taxPercent: '' });
});
