import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bookingNumberOf,
  type ManifestEntry,
  sampleAdmin,
  sampleBooking,
  sampleManifestEntry,
  sampleTourPackage,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, pageOf } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ManifestPage } from './manifest-page.tsx';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const bookingOf = (end: string, user: { username: string; email?: string }, totalPersons: number): ManifestEntry => {
  const _id = `${sampleBooking._id.slice(0, -1)}${end}`;
  return { ...sampleManifestEntry, _id, id: _id, user: { ...sampleManifestEntry.user, ...user }, totalPersons };
};
const asha = bookingOf('1', { username: 'asha', email: 'asha@example.com' }, 3);
const former = bookingOf('2', { username: 'Former traveller' }, 1);

const open = () =>
  renderScreen(ManifestPage, {
    pattern: screens.adminManifest.path,
    at: `/manifest/${sampleTourPackage._id}?day=${sampleBooking.travelDate}`,
  });

test('a manifest holds every confirmed booking of the departure with persons and contact, of all pages, and can be printed', async () => {
  const pages: Record<string, () => unknown> = {
    '': () => pageOf([asha], { total: 2, nextCursor: 'c2' }),
    c2: () => pageOf([former], { total: 2 }),
  };
  const { callsOf } = fakeApi({ showManifest: ({ query }) => pages[query.cursor ?? '']?.() as ReturnType<typeof pageOf> });
  open();
  expect(await screen.findByText('4 persons in 2 bookings')).toBeVisible();
  const row = within(screen.getByText('asha').closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute('href', 'mailto:asha@example.com');
  expect(row.getByText('3')).toBeVisible();
  expect(screen.getByText('Account deleted')).toBeVisible();
  expect(screen.getByText(/12 Jan 2027/)).toHaveTextContent(sampleTourPackage.title);
  const [asked] = callsOf('showManifest');
  expect([asked?.params, asked?.query]).toEqual([{ id: sampleTourPackage._id }, { day: '2027-01-12', limit: '100' }]);
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
  expect(callsOf('listBookings')[0]?.query).toMatchObject({
    package: sampleTourPackage._id,
    status: 'pending',
    travelFrom: '2027-01-12',
    travelTo: '2027-01-12',
  });
});

test('the manifest of a day on which nobody travels says for which package and day it is', async () => {
  fakeApi({ showManifest: () => [] });
  open();
  expect(await screen.findByText('Nobody travels on this day.')).toBeVisible();
  const { title, destination } = sampleTourPackage;
  expect(await screen.findByText(`${title} · ${destination.name} · Tue, 12 Jan 2027`)).toBeVisible();
});

test('a guide, who opens no bookings, is given their numbers without a link', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  fakeApi({});
  open();
  const row = within((await screen.findByText(sampleManifestEntry.user.username)).closest('tr') as HTMLElement);
  expect(row.getByText(bookingNumberOf(sampleManifestEntry._id))).toBeVisible();
  expect(row.queryByRole('link', { name: bookingNumberOf(sampleManifestEntry._id) })).toBeNull();
});

test('a day is closed from its manifest and opened again, by those who may', async () => {
  let isClosed = false;
  const { callsOf } = fakeApi({
    listSeats: () => ({
      capacity: null,
      days: isClosed ? [{ travelDate: sampleBooking.travelDate, left: 0, paid: 0, held: 0, isClosed: true }] : [],
    }),
    changeDeparture: ({ body }) => {
      isClosed = Object(body).isClosed;
      return { departure: { day: sampleBooking.travelDate, isClosed } };
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close this day' }));
  expect(await screen.findByText('This day is closed: nothing more of it is sold.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open this day again' }));
  expect(await screen.findByRole('button', { name: 'Close this day' })).toBeVisible();
  const asked = { id: sampleTourPackage._id, day: sampleBooking.travelDate };
  expect(callsOf('changeDeparture').map(({ params, body }) => [params, body])).toEqual([
    [asked, { isClosed: true }],
    [asked, { isClosed: false }],
  ]);
});

test('a guide can close no day', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  fakeApi({});
  open();
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /this day/ })).toBeNull();
});
