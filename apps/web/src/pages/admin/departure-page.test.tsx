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
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { owingRest } from '../../testing/deposit-booking.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { openDeparture, openPanel } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const idEndingIn = (end: string): string => `${sampleBooking._id.slice(0, -1)}${end}`;
const bookingOf = (end: string, user: { username: string; email?: string }, totalPersons: number): ManifestEntry => {
  const _id = idEndingIn(end);
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

test('beside the list stands who has not paid, all or the rest, with the phone number, for those who may open bookings', async () => {
  const unpaid = { ...sampleBooking, bookingStatus: 'pending' as const, totalPersons: 9 };
  const owing = { ...owingRest, _id: idEndingIn('7'), contact: { name: 'Meera Nair', phone: '098450 12345' } };
  const { callsOf } = fakeApi({
    showManifest: () => [],
    listBookings: ({ query }) => pageOf([query.status === 'pending' ? unpaid : owing], { total: 1 }),
  });
  open();
  const section = within(await screen.findByRole('region', { name: 'Not paid yet' }));
  expect(await section.findByText('9 persons, nothing paid, no seats held')).toBeVisible();
  expect(await section.findByText(/₹70,000.00 due/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Call 098450 12345' })).toHaveAttribute('href', 'tel:09845012345');
  const of = { package: sampleTourPackage._id, travelFrom: '2027-01-12', travelTo: '2027-01-12' };
  expect(callsOf('listBookings').map(({ query }) => query)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...of, status: 'pending' }),
      expect.objectContaining({ ...of, unpaid: 'owes' }),
    ]),
  );
});

test('who travels and has no email address is named with the phone number, beside the list', async () => {
  fakeApi({ showManifest: () => [asha, bookingOf('3', { username: 'guest-3', email: '' }, 1)] });
  open();
  const section = within(await screen.findByRole('region', { name: 'No email address' }));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByRole('link', { name: 'Call +91 98450 12345' })).toHaveAttribute('href', 'tel:+919845012345');
});

test('the screen of a day on which nobody travels says for which package and day it is', async () => {
  fakeApi({ showManifest: () => [] });
  open();
  expect(await screen.findByText('Nobody travels on this day.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(sampleTourPackage.title) })).toBeVisible();
  expect(screen.getAllByText('Tue, 12 Jan 2027')).not.toHaveLength(0);
});

test('who travels with a withdrawn package is listed, though its departure cannot be changed', async () => {
  fakeApi({ showDeparture: () => refuse('NOT_FOUND') });
  open();
  expect(await screen.findByText(`Booked by ${sampleManifestEntry.user.username}`)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(sampleManifestEntry.package.title) })).toBeVisible();
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
  await openPanel('Change');
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
  await openPanel('Change');
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
  await openPanel('Change');
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
  await openPanel('Change');
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
  expect(screen.queryByRole('button', { name: /^(Change|Message all|Cancel departure)$/ })).toBeNull();
});
