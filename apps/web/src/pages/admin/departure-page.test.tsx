import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bookingNumberOf,
  type DepartureChange,
  type ManifestEntry,
  type StaffDeparture,
  sampleAdmin,
  sampleBooking,
  sampleManifestEntry,
  sampleStaffDeparture,
  sampleTourPackage,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const bookingOf = (end: string, user: { username: string; email?: string }, totalPersons: number): ManifestEntry => {
  const _id = `${sampleBooking._id.slice(0, -1)}${end}`;
  const travellers = Array.from({ length: totalPersons }, (_, place) => ({ id: String(place), name: null }));
  return { ...sampleManifestEntry, _id, id: _id, user: { ...sampleManifestEntry.user, ...user }, totalPersons, travellers };
};
const asha = bookingOf('1', { username: 'asha', email: 'asha@example.com' }, 3);
const former = bookingOf('2', { username: 'Former traveller' }, 1);

const open = () => openDeparture(sampleBooking.travelDate);

test('a manifest holds every confirmed booking of the departure with persons and contact, of all pages, and can be printed', async () => {
  const pages: Record<string, () => unknown> = {
    '': () => pageOf([asha], { total: 2, nextCursor: 'c2' }),
    c2: () => pageOf([former], { total: 2 }),
  };
  const { callsOf } = fakeApi({ showManifest: ({ query }) => pages[query.cursor ?? '']?.() as ReturnType<typeof pageOf> });
  open();
  expect(await screen.findByText('4 persons in 2 bookings')).toBeVisible();
  expect(screen.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute('href', 'mailto:asha@example.com');
  expect(screen.getByText('Account deleted')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleTourPackage.title);
  const [params, query] = [{ id: sampleTourPackage._id }, { day: '2027-01-12', limit: '100' }];
  expect(callsOf('showManifest').map((call) => [call.params, call.query])).toEqual([
    [params, query],
    [params, { ...query, cursor: 'c2' }],
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('a manifest also lists who holds seats of its day without having paid, to those who may open bookings', async () => {
  const unpaid = { ...sampleBooking, bookingStatus: 'pending' as const, totalPersons: 9 };
  const { callsOf } = fakeApi({ showManifest: () => [], listBookings: () => pageOf([unpaid], { total: 1 }) });
  open();
  expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  expect(screen.getByText(/9 persons/)).toBeVisible();
  expect(only(callsOf('listBookings')).query).toMatchObject({
    package: sampleTourPackage._id,
    status: 'pending',
    travelFrom: '2027-01-12',
    travelTo: '2027-01-12',
  });
});

test('the screen of a day on which nobody travels says for which package and day it is', async () => {
  fakeApi({ showManifest: () => [] });
  open();
  expect(await screen.findByText('Nobody travels on this day.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: sampleTourPackage.title })).toBeVisible();
  expect(screen.getAllByText('Tue, 12 Jan 2027')).not.toHaveLength(0);
});

test('who travels with a withdrawn package is listed, though its departure cannot be changed', async () => {
  fakeApi({ showDeparture: () => refuse('NOT_FOUND') });
  open();
  expect(await screen.findByText(`Booked by ${sampleManifestEntry.user.username}`)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: sampleManifestEntry.package.title })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a guide, who opens no bookings, is given their numbers without a link', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  fakeApi({});
  open();
  expect(await screen.findByText(bookingNumberOf(sampleManifestEntry._id))).toBeVisible();
  expect(screen.queryByRole('link', { name: bookingNumberOf(sampleManifestEntry._id) })).toBeNull();
});

const departure: StaffDeparture = { ...sampleStaffDeparture, day: sampleBooking.travelDate };

test('a departure tells its start, seats, minimum and note, and in words how it stands', async () => {
  fakeApi({ showDeparture: () => ({ ...departure, isScheduled: false, paid: 13, left: 0, state: 'sold-out' }) });
  open();
  for (const word of ['Not in the schedule', 'Sold out', 'Guaranteed', '06:30', '4 persons', departure.note ?? ''])
    expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByText('3 more are booked than there are seats.')).toBeVisible();
});

test('a departure is closed, opened again, and given seats and a note, each over the version that was read', async () => {
  let stored = departure;
  const { callsOf } = fakeApi({
    showDeparture: () => stored,
    changeDeparture: ({ body }) => {
      const { capacity, isClosed = stored.isClosed, note = stored.note } = body as DepartureChange;
      const seats = capacity === undefined ? {} : { capacity: capacity ?? 20, hasOwnCapacity: capacity !== null };
      stored = { ...stored, isClosed, note, ...seats, version: stored.version + 1 };
      return { departure: stored };
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close this day' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open this day again' }));
  expect(await screen.findByRole('button', { name: 'Close this day' })).toBeEnabled();
  const form = within(screen.getByRole('form', { name: 'Change this departure' }));
  await userEvent.type(form.getByLabelText(/^Seats of its own/), '8');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('8, its own')).toBeVisible();
  await userEvent.clear(form.getByLabelText(/^Seats of its own/));
  await userEvent.clear(form.getByLabelText(/^Note/));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('20')).toBeVisible();
  expect(callsOf('changeDeparture').map(({ body }) => body)).toEqual([
    { isClosed: true, version: 1 },
    { isClosed: false, version: 2 },
    { capacity: 8, version: 3 },
    { capacity: null, note: null, version: 4 },
  ]);
  const params = { id: sampleTourPackage._id, day: sampleBooking.travelDate };
  expect(callsOf('changeDeparture').map((call) => call.params)).toEqual([params, params, params, params]);
});

test('fewer seats than are paid are saved only after a question', async () => {
  const { callsOf } = fakeApi({
    showDeparture: () => ({ ...departure, paid: 5 }),
    changeDeparture: () => ({ departure: { ...departure, capacity: 3, hasOwnCapacity: true, version: 2 } }),
  });
  open();
  await userEvent.type(await screen.findByLabelText(/^Seats of its own/), '3');
  const saveSeats = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await saveSeats();
  const question = within(await screen.findByRole('alertdialog', { name: '3 seats, with 5 seats paid?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(callsOf('changeDeparture')).toEqual([]);
  await saveSeats();
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(callsOf('changeDeparture').map(({ body }) => body)).toEqual([{ capacity: 3, version: 1 }]));
});

test('seats that are no number, and what the API refuses, are said at their field', async () => {
  expectInConsole('Changing a departure failed');
  const sentence = 'This package has no limit of seats. Give the package one first.';
  const { callsOf } = fakeApi({
    showDeparture: () => departure,
    changeDeparture: () => refuse('VALIDATION', { capacity: sentence }),
  });
  open();
  const seats = await screen.findByLabelText(/^Seats of its own/);
  await userEvent.type(seats, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a whole number of seats, or leave it empty.')).toBeVisible();
  expect(callsOf('changeDeparture')).toEqual([]);
  await userEvent.type(seats, '{Backspace}{Backspace}0');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(seats).toBeInvalid();
});

test('a change over one of somebody else saves nothing, shows what they made of it, and keeps what was typed', async () => {
  expectInConsole('Changing a departure failed');
  const theirs = { ...departure, isClosed: true, state: 'closed' as const, note: 'By train.', version: 5 };
  const { callsOf } = fakeApi({
    showDeparture: () => departure,
    changeDeparture: ({ body }) =>
      Object(body).version === 5 ? { departure: { ...theirs, version: 6 } } : refuse('CONFLICT', { current: theirs }),
  });
  open();
  await userEvent.type(await screen.findByLabelText(/^Seats of its own/), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody else has changed this departure. Nothing was saved/)).toBeVisible();
  expect(screen.getByText('By train.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open this day again' })).toBeVisible();
  expect(screen.getByLabelText(/^Seats of its own/)).toHaveValue('9');
  expect(screen.getByLabelText(/^Note/)).toHaveValue('By train.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsOf('changeDeparture').at(-1)?.body).toEqual({ capacity: 9, version: 5 }));
});

test('a guide reads the note of a departure and changes nothing', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  fakeApi({ showDeparture: () => departure });
  open();
  expect(await screen.findByText(departure.note ?? '')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: /this day/ })).toBeNull();
});
