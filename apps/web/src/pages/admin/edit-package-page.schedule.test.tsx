import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Schedule, sampleAdmin, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';

/** Everything that a schedule can have, some of it as the form would not write it. */
const schedule: Schedule = {
  rules: [
    { every: 'week', interval: 2, on: ['SA'], from: '2198-12-08' },
    { every: 'week', interval: 1, from: '2199-04-06', until: '2199-06-29', months: [4, 5] },
    { every: 'month', dates: [1, 15], from: '2199-02-01' },
    { every: 'month', dates: [-1], from: '2199-02-28' },
    { every: 'month', on: ['FR'], nth: -1, from: '2199-03-29' },
    { every: 'year', on: ['MO', 'TU'], months: [7], from: '2199-07-01' },
    { every: 'day', interval: 30, from: '2199-08-01' },
  ],
  added: ['2199-09-09'],
  closed: ['2199-02-28'],
  startTime: '06:30',
  cutOff: { days: 2, at: '18:00' },
  minimum: 4,
};
const listed = { ...sampleTourPackage, availableFrom: '2198-12-03', availableTo: '2199-11-30', capacity: 12 };
const scheduled = { ...listed, schedule };
const { path: pattern } = screens.adminEditPackage;
const open = (fakes: Fakes) => {
  const api = fakeApi({ findTourPackage: () => scheduled, ...fakes });
  return { ...api, ...renderScreen(EditPackagePage, { pattern, at: `/packages/${listed._id}/edit?section=days` }) };
};
const edit = async () => within(await screen.findByRole('form', { name: 'Edit package' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Update package' }));
const saved = () => screen.findByText('Package updated successfully');
const sentBy = ({ callsOf }: ReturnType<typeof fakeApi>): unknown => Object(callsOf('editTourPackage').at(-1)?.body).schedule;

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));
afterEach(() => {
  for (const notice of readAnnouncements()) notice.close();
});

test('a form that nobody touched sends the schedule of its package as it is stored', async () => {
  const api = open({ editTourPackage: () => ({ updatedPackage: scheduled }) });
  await edit();
  await submit();
  await saved();
  expect(sentBy(api)).toBe(JSON.stringify(schedule));
});

test('a rule that is changed, a day that is added and one that is opened again are sent, and all else stays', async () => {
  const api = open({ editTourPackage: () => ({ updatedPackage: scheduled }) });
  const form = await edit();
  const every = form.getByLabelText('Every how many, rule 1');
  await userEvent.clear(every);
  await userEvent.type(every, '3');
  await userEvent.click(form.getByRole('button', { name: 'Remove rule 2' }));
  await userEvent.click(form.getByRole('button', { name: 'Remove Thu, 28 Feb 2199 from: Close a day' }));
  await userEvent.clear(form.getByLabelText(/^Minimum/));
  await submit();
  await saved();
  const { minimum, ...others } = schedule;
  const [first, , ...rest] = schedule.rules;
  expect(minimum).toBe(4);
  expect(JSON.parse(String(sentBy(api)))).toEqual({ ...others, rules: [{ ...first, interval: 3 }, ...rest], closed: [] });
});

test('"Any day of the window" takes the schedule away', async () => {
  const api = open({ editTourPackage: () => ({ updatedPackage: listed }) });
  const form = await edit();
  await userEvent.click(form.getByLabelText('Any day of the window'));
  expect(form.queryByRole('region', { name: 'Preview of the departures' })).toBeNull();
  await submit();
  await saved();
  expect(sentBy(api)).toBe('null');
});

test('"On departures" begins with a rule, whose first day moves to one of its days, and shows what it does', async () => {
  const api = open({ findTourPackage: () => listed, editTourPackage: () => ({ updatedPackage: scheduled }) });
  const form = await edit();
  await userEvent.click(form.getByLabelText('On departures'));
  await userEvent.click(form.getByLabelText('Saturday'));
  await userEvent.type(form.getByLabelText('Every how many, rule 1'), '{Backspace}2');
  await userEvent.type(form.getByLabelText(/^Start time/), '06:30');
  await userEvent.selectOptions(form.getByLabelText('Bookings close'), 'Hours before the start');
  await userEvent.type(form.getByLabelText('Hours before the start'), '48');
  const preview = within(form.getByRole('region', { name: 'Preview of the departures' }));
  expect(preview.getByText('26 departures')).toBeVisible();
  expect(preview.getByText(/^Next five: /)).toHaveTextContent(
    'Next five: Sat, 8 Dec 2198 · Sat, 22 Dec 2198 · Sat, 5 Jan 2199 · Sat, 19 Jan 2199 · Sat, 2 Feb 2199',
  );
  expect(preview.queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(preview.getByRole('button', { name: 'Show the year' }));
  const months = preview.getAllByRole('listitem');
  expect(months).toHaveLength(12);
  expect(months[1]).toHaveTextContent(/^Jan 2199 · 2: 5, 19/);
  await submit();
  await saved();
  expect(JSON.parse(String(sentBy(api)))).toEqual({
    rules: [{ every: 'week', interval: 2, on: ['SA'], from: '2198-12-08' }],
    added: [],
    closed: [],
    startTime: '06:30',
    cutOff: { hours: 48 },
  });
});

test('what is wrong with a schedule is said at its controls, before it is sent and by the API', async () => {
  expectInConsole('Updating a package failed');
  const sentence = 'A minimum needs a limit of seats: without one nobody is counted.';
  const { callsOf } = open({ editTourPackage: () => refuse('VALIDATION', { 'schedule.minimum': sentence }) });
  const form = await edit();
  const every = form.getByLabelText('Every how many, rule 1');
  await userEvent.clear(every);
  await userEvent.type(every, '53');
  await submit();
  expect(await form.findByText('Enter a whole number from 1 to 52.')).toBeVisible();
  expect(every).toBeInvalid();
  expect(callsOf('editTourPackage')).toEqual([]);
  await userEvent.type(every, '{Backspace}{Backspace}2');
  await submit();
  expect(await form.findByText(sentence)).toBeVisible();
  expect(form.getByLabelText(/^Minimum/)).toBeInvalid();
});

test('a schedule without any departure says so where the departures would be', async () => {
  open({});
  const form = await edit();
  for (const number of [7, 6, 5, 4, 3, 2, 1]) await userEvent.click(form.getByRole('button', { name: `Remove rule ${number}` }));
  await userEvent.click(form.getByRole('button', { name: /^Remove Mon, 9 Sep 2199/ }));
  expect(form.getByText('This schedule has no departure between the first and the last day of the package.')).toBeVisible();
});

test('booked days that would have no departure stand in the preview as it is typed, with bookings and persons', async () => {
  open({
    listBookedDays: () => [
      // Saturdays of the first rule, and a day that has no departure as it is stored.
      { day: '2198-12-22', bookings: 3, persons: 5 },
      { day: '2199-01-05', bookings: 1, persons: 1 },
      { day: '2199-01-06', bookings: 1, persons: 4 },
    ],
  });
  const form = await edit();
  const preview = within(form.getByRole('region', { name: 'Preview of the departures' }));
  expect(preview.queryByText(/would have no departure/)).toBeNull();
  const every = form.getByLabelText('Every how many, rule 1');
  await userEvent.type(every, '{Backspace}4');
  const stranded = await preview.findByText('1 booked day would have no departure:');
  expect(
    within(stranded)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sat, 22 Dec 2198: 3 bookings, 5 persons']);
  await userEvent.click(form.getByLabelText('Any day of the window'));
  expect(form.queryByText(/would have no departure/)).toBeNull();
});

test('whoever edits a schedule is told when its booked days could not be loaded', async () => {
  open({ listBookedDays: () => refuse('INTERNAL') });
  const form = await edit();
  expect(await form.findByText(/^Booked days could not be loaded/)).toBeVisible();
});

test('bookings that a schedule strands are named before it is saved, and after it with a link to each day', async () => {
  const effect = {
    outside: { bookings: 3, days: 1, listed: [{ travelDate: '2198-12-12', paid: 2, unpaid: 1, seats: 5 }] },
    overbooked: { bookings: 0, days: 0, listed: [] },
    price: null,
    key: 'k',
  };
  open({
    editTourPackage: ({ body }) =>
      (body as { acceptedEffect: string }).acceptedEffect === 'none'
        ? refuse('EFFECT_NOT_ACCEPTED', { effect })
        : { updatedPackage: scheduled, strandedBookings: [{ day: '2198-12-12', bookings: 3, persons: 5 }] },
  });
  const form = await edit();
  await userEvent.click(form.getByRole('button', { name: 'Remove rule 2' }));
  await submit();
  const question = await screen.findByRole('alertdialog', { name: 'This leaves 3 bookings on days without a departure' });
  expect(within(question).getByRole('listitem')).toHaveTextContent('Wed, 12 Dec 2198: 3 bookings, 1 not paid');
  await userEvent.click(within(question).getByRole('button', { name: 'Save anyway' }));
  await saved();
  expect(screen.getByRole('link', { name: 'Wed, 12 Dec 2198' })).toHaveAttribute('href', `/departures/${listed._id}/2198-12-12`);
  expect(screen.getByText(/3 bookings, 5 persons/)).toBeVisible();
});

const twoRules: Schedule = {
  rules: [
    { every: 'week', on: ['SA'], from: '2198-12-08', until: '2198-12-29' },
    { every: 'week', on: ['SA'], from: '2198-12-29', until: '2199-01-12' },
    { every: 'week', on: ['SA'], from: '2150-01-03', until: '2150-02-07' },
  ],
  added: [],
  closed: ['2199-01-05'],
};

test('rules that lie side by side, overlap or are outside of the window say what each adds; nothing of them is left out', async () => {
  const api = open({
    findTourPackage: () => ({ ...listed, schedule: twoRules }),
    editTourPackage: () => ({ updatedPackage: scheduled }),
  });
  const form = await edit();
  expect(form.getByText('4 days.')).toBeVisible();
  expect(form.getByText('3 days, 1 by a rule above too: each is one departure.')).toBeVisible();
  expect(form.getByText('No day of it is between the first and the last day of the trip.')).toBeVisible();
  expect(form.getByText('5 departures')).toBeVisible();
  await submit();
  await saved();
  expect(JSON.parse(String(sentBy(api)))).toEqual(twoRules);
});

test('a day is closed by typing it without its year; one that changes nothing is told so at its field, and what is no day stays', async () => {
  const api = open({
    findTourPackage: () => ({ ...listed, schedule: twoRules }),
    editTourPackage: () => ({ updatedPackage: scheduled }),
  });
  const form = await edit();
  const [add, close] = [form.getByLabelText('Add a day'), form.getByLabelText('Close a day')];
  const enter = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };
  await enter(close, '22 12');
  expect(close).toHaveValue('');
  expect(form.getByRole('button', { name: 'Remove Sat, 22 Dec 2198 from: Close a day' })).toBeVisible();
  for (const [field, text, sentence] of [
    [close, '23.12.2198', 'It does not leave on Sun, 23 Dec 2198: there is nothing to close.'],
    [close, '5 Jan 2199', 'Sat, 5 Jan 2199 is in the list already.'],
    [add, '15 12', 'It leaves on Sat, 15 Dec 2198 already, by its rules.'],
    [add, '31 11', 'Enter a day such as 24 12 or 24 Dec 2026.'],
  ] as const) {
    await enter(field, text);
    expect(field).toHaveAccessibleDescription(sentence);
  }
  expect(add).toHaveValue('31 11');
  await submit();
  await saved();
  expect(JSON.parse(String(sentBy(api)))).toMatchObject({ added: [], closed: ['2198-12-22', '2199-01-05'] });
});

test('a first day that is none is told at its field with what was typed, and nothing is sent', async () => {
  const { callsOf } = open({});
  const form = await edit();
  const first = form.getByLabelText('Available from');
  await userEvent.clear(first);
  await userEvent.type(first, '31.11.2198');
  await submit();
  expect(first).toHaveValue('31.11.2198');
  expect(first).toHaveAccessibleDescription('Enter a day such as 24 12 or 24 Dec 2026.');
  expect(callsOf('editTourPackage')).toEqual([]);
});

test('the calendar of a day pages by year, within what can be chosen', async () => {
  open({});
  const form = await edit();
  await userEvent.click(form.getByRole('button', { name: 'Available to: calendar' }));
  const calendar = within(await screen.findByRole('dialog'));
  expect(await calendar.findByText('2199')).toBeVisible();
  await userEvent.click(calendar.getByRole('button', { name: 'Previous year' }));
  // Not before the first day.
  expect(calendar.getByText('December 2198')).toBeInTheDocument();
  expect(calendar.getByRole('button', { name: 'Previous year' })).toBeDisabled();
  await userEvent.click(calendar.getByRole('button', { name: 'Next year' }));
  expect(calendar.getByText('December 2199')).toBeInTheDocument();
});
