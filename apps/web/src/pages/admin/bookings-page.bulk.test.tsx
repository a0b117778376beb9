import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleBooking } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingsPage } from './bookings-page.tsx';

const bookingOf = (username: string, change: Partial<typeof sampleBooking> = {}) => {
  const _id = Buffer.from(username).toString('hex').padStart(24, '0');
  return { ...sampleBooking, _id, id: _id, user: { ...sampleBooking.user, username }, ...change };
};
const asha = bookingOf('asha', { bookingStatus: 'confirmed', amountPaid: 5999.97, refundInFull: 5999.97 });
const jonas = bookingOf('jonas');
const noor = bookingOf('noor', { bookingStatus: 'cancelled', canCancel: false });

const open = (fakes: Fakes, at: string = screens.adminBookings.path) => {
  fakeApi({ listBookings: () => [asha, jonas, noor], ...fakes });
  return renderScreen(BookingsPage, { pattern: screens.adminBookings.path, at });
};

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('the export holds every booking of the present question, not only the loaded ones, and its button says how many', async () => {
  const asked: Record<string, string>[] = [];
  open(
    {
      listBookings: ({ query }) => {
        asked.push(query);
        return query.cursor === 'next' ? pageOf([noor], { total: 3 }) : pageOf([asha, jonas], { total: 3, nextCursor: 'next' });
      },
    },
    '/bookings?sort=-totalAmount&status=pending',
  );
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:csv';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Export 3 bookings' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['User', 'asha', 'jonas', 'noor']);
  const exported = asked.filter(({ limit }) => limit === '100');
  expect(exported.map(({ sort, status, cursor }) => [sort, status, cursor])).toEqual([
    ['-totalAmount', 'pending', undefined],
    ['-totalAmount', 'pending', 'next'],
  ]);
  expect(await screen.findByRole('button', { name: 'Export 3 bookings' })).toBeEnabled();
});

test('how many rows would be exported is said once it is known', async () => {
  const rows = Promise.withResolvers<[typeof asha]>();
  open({ listBookings: () => rows.promise });
  expect(await screen.findByRole('button', { name: 'Export bookings' })).toBeDisabled();
  rows.resolve([asha]);
  expect(await screen.findByRole('button', { name: 'Export 1 booking' })).toBeEnabled();
});

test('nothing is exported between a key in the search field and the rows that it finds', async () => {
  open({});
  await screen.findByText('asha');
  await userEvent.type(screen.getByRole('searchbox', { name: /Number, name or place/ }), 'p');
  expect(screen.getByRole('button', { name: /^Export/ })).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Export/ })).toBeEnabled());
});

test('an export that breaks off says so and hands out nothing', async () => {
  open({
    listBookings: ({ query }) => {
      if (query.limit === '100' && query.cursor === 'next') return refuse('TOO_SLOW');
      return pageOf([asha], { total: 2, nextCursor: 'next' });
    },
  });
  const made = vi.fn<() => string>(() => 'blob:csv');
  URL.createObjectURL = made;
  await userEvent.click(await screen.findByRole('button', { name: 'Export 2 bookings' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('is taking too long');
  expect(made).not.toHaveBeenCalled();
});

test('an export can be stopped, which saves nothing', async () => {
  let go: () => void = () => undefined;
  const second = new Promise<void>((resolve) => (go = resolve));
  open({
    listBookings: async ({ query }) => {
      if (query.limit === '100' && query.cursor === 'next') await second;
      return pageOf([asha], { total: 2, ...(query.cursor === undefined ? { nextCursor: 'next' } : {}) });
    },
  });
  const made = vi.fn<() => string>(() => 'blob:csv');
  URL.createObjectURL = made;
  await userEvent.click(await screen.findByRole('button', { name: 'Export 2 bookings' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 of 2 · Stop' }));
  go();
  expect(await screen.findByRole('button', { name: 'Export 2 bookings' })).toBeEnabled();
  expect(made).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while two exports run, in whichever tabs, a third says so and asks for nothing', async () => {
  const asked: string[] = [];
  open({
    listBookings: ({ query }) => {
      if (query.limit === '100') asked.push(query.limit);
      return [asha];
    },
  });
  // Another tab runs both allowed exports.
  const taken = { request: async (_name: string, _how: object, use: (lock: null) => Promise<boolean>) => use(null) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: taken });
  await userEvent.click(await screen.findByRole('button', { name: 'Export 1 booking' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 exports are running already');
  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});

const choose = (username: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Select .* ${username}$`) }));

test('several bookings are cancelled with one preview of all refunds; what the server refuses is named with its reason', async () => {
  expectInConsole('Cancel bookings failed');
  const sent: unknown[] = [];
  open({
    cancelBooking: ({ params, body }) => {
      sent.push(body);
      if (params.id === jonas._id) return refuse('TRIP_OVER');
      return { booking: { ...asha, bookingStatus: 'cancelled' as const, canCancel: false } };
    },
  });
  await screen.findByText('asha');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('3 bookings selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Cancel bookings' }));
  expect(preview.getByText('₹5,999.97 will be refunded in total. This cannot be undone.')).toBeVisible();
  expect(within(preview.getByRole('list', { name: 'What will happen' })).getAllByRole('listitem')).toHaveLength(2);
  expect(preview.getByText('Cancelled already')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(preview.getByRole('button', { name: 'Cancel bookings (2)' }));
  expect(await preview.findByText('Enter a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(preview.getByRole('textbox', { name: 'Reason' }), 'The road is closed.');
  await userEvent.click(preview.getByRole('button', { name: 'Cancel bookings (2)' }));
  expect(await preview.findByText('1 booking cancelled.')).toBeVisible();
  expect(preview.getByText('This trip is over, so the booking can no longer be cancelled.')).toBeVisible();
  expect(sent).toEqual([
    { status: 'cancelled', terms: 'agency', reason: 'The road is closed.', expectedRefund: 5999.97 },
    { status: 'cancelled', terms: 'agency', reason: 'The road is closed.', expectedRefund: jonas.refundInFull },
  ]);
  await userEvent.click(preview.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(/bookings.* selected$/)).toBeNull());
});

test('a preview that is closed cancels nothing', async () => {
  open({});
  await screen.findByText('asha');
  await choose('asha');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('1 booking selected')).toBeVisible();
});

test('the rows of this page are selected, or on request the whole list, which loads it again; another search clears the selection', async () => {
  const asked: Record<string, string>[] = [];
  open({
    listBookings: ({ query }) => {
      asked.push(query);
      if (query.cursor === 'second') return pageOf([noor], { total: 3 });
      return pageOf([asha, jonas], { total: 3, nextCursor: 'second' });
    },
  });
  await screen.findByText('asha');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select .*asha$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 2 on this page' }));
  expect(screen.getByText('2 bookings on this page selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  expect(screen.getByText('2 bookings on this page selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3 bookings' }));
  expect(screen.getByText('All 3 bookings selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bookings' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Cancel bookings' }));
  expect(preview.getByText(/asha$/)).toBeVisible();
  expect(preview.getByText('Cancelled already')).toBeVisible();
  expect(asked.filter(({ limit }) => limit === '100').map(({ cursor }) => cursor)).toEqual([undefined, 'second']);
  await userEvent.click(preview.getByRole('button', { name: 'Go back' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Pending' }));
  await waitFor(() => expect(screen.queryByText(/bookings.* selected$/)).toBeNull());
});
