import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, sampleBooking } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { DUE_ON, overdue, owingRest } from '../../testing/deposit-booking.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingsPage } from './bookings-page.tsx';

const bookingOf = (username: string, change: Partial<typeof sampleBooking> = {}) => {
  const _id = Buffer.from(username).toString('hex').padStart(24, '0');
  return { ...sampleBooking, _id, id: _id, user: { ...sampleBooking.user, username }, ...change };
};
const asha = bookingOf('asha', {
  bookingStatus: 'confirmed',
  amountPaid: 5999.97,
  refundOnCancel: 2999.99,
  refundInFull: 5999.97,
});
const jonas = bookingOf('jonas');
const noor = bookingOf('noor', { bookingStatus: 'cancelled', canCancel: false });

const open = (fakes: Fakes, at: string = screens.adminBookings.path) => {
  fakeApi({ listBookings: () => [asha, jonas, noor], ...fakes });
  return renderScreen(BookingsPage, { pattern: screens.adminBookings.path, at });
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('a row of a booking that owes a rest says so in a word, and what is paid, owed and due', async () => {
  open({
    listBookings: () => [
      { ...overdue, _id: asha._id, user: asha.user },
      { ...owingRest, user: jonas.user },
    ],
  });
  const late = await rowOf('asha');
  expect(late.getByText('Overdue')).toHaveAttribute('data-tone', 'red');
  const owing = await rowOf('jonas');
  expect(owing.getByText('Owes')).toHaveAttribute('data-tone', 'yellow');
  for (const text of ['Paid ₹30,000.00', 'Owed ₹70,000.00', `Due ${formatDay(DUE_ON)}`])
    expect(owing.getByText(text)).toBeVisible();
});

test('badges are green for confirmed, red for cancelled and yellow otherwise, each with its word (§1, 4.10)', async () => {
  open({});
  expect((await rowOf('asha')).getByText('Confirmed')).toHaveAttribute('data-tone', 'green');
  expect((await rowOf('jonas')).getByText('Pending')).toHaveAttribute('data-tone', 'yellow');
  expect((await rowOf('noor')).getByText('Cancelled')).toHaveAttribute('data-tone', 'red');
  expect((await rowOf('asha')).getByText('₹5,999.97')).toBeVisible();
});

test('all is the default filter; a status is sent to the server and is in the address, where it can be shared (§2.20, 4.10, 7, 9.10)', async () => {
  const asked: Record<string, string>[] = [];
  const listBookings: NonNullable<Fakes['listBookings']> = ({ query }) => {
    asked.push(query);
    return query.status === 'pending' ? [jonas] : [asha, jonas, noor];
  };
  const { address, unmount } = open({ listBookings });
  await screen.findByText('asha');
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
  expect(asked[0]).toMatchObject({ status: 'all' });
  await userEvent.click(screen.getByRole('radio', { name: 'Pending' }));
  await waitFor(() => expect(screen.queryByText('asha')).toBeNull());
  expect(address()).toBe('/bookings?status=pending');
  unmount();
  open({ listBookings }, '/bookings?status=pending');
  expect(await screen.findByText('jonas')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Pending' })).toBeChecked();
});

test('an unknown status in the address is all; without any booking the page says No bookings found (§2.20)', async () => {
  open({ listBookings: ({ query }) => (query.status === 'all' ? [] : [asha]) }, '/bookings?status=lost');
  expect(await screen.findByText('No bookings found')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked();
});

const promptOf = async (name: string) => {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: /^Cancel booking/ }));
  return within(await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this booking?' }));
};

test('cancelling asks in the specified words; all goes back when the agency cancels, with its reason; the answer replaces the booking, then the list reloads (§4.8, 7, 8)', async () => {
  let lists = 0;
  let cancelled: unknown;
  const after = { ...asha, bookingStatus: 'cancelled' as const, canCancel: false };
  open({
    listBookings: () => {
      lists += 1;
      return [lists === 1 ? asha : after, jonas, noor];
    },
    cancelBooking: ({ body }) => {
      cancelled = body;
      return { booking: after };
    },
  });
  const prompt = await promptOf('asha');
  expect(prompt.getByText(/₹5,999.97 will be refunded to asha/)).toBeVisible();
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel booking' }));
  expect(await prompt.findByText('Enter a reason.')).toBeVisible();
  expect(cancelled).toBeUndefined();
  await userEvent.type(prompt.getByRole('textbox', { name: 'Reason' }), 'The road is closed.');
  await userEvent.click(prompt.getByRole('checkbox', { name: /^Sell nothing more of/ }));
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel booking' }));
  expect(await (await rowOf('asha')).findByText('Cancelled')).toHaveAttribute('data-tone', 'red');
  const reason = 'The road is closed.';
  expect(cancelled).toEqual({ status: 'cancelled', terms: 'agency', expectedRefund: 5999.97, reason, closeDay: true });
  await waitFor(() => expect(lists).toBe(2));
});

test('for a traveller who cancels by phone the policy counts, and another amount is what is typed, within what was paid', async () => {
  const sent: unknown[] = [];
  open({
    cancelBooking: ({ body }) => {
      sent.push(body);
      return { booking: asha };
    },
  });
  const traveller = await promptOf('asha');
  await userEvent.click(traveller.getByRole('radio', { name: 'The traveller cancels' }));
  expect(traveller.getByText(/₹2,999.99 will be refunded to asha/)).toBeVisible();
  await userEvent.click(traveller.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const amount = await promptOf('asha');
  await userEvent.click(amount.getByRole('radio', { name: 'Another amount' }));
  await userEvent.type(amount.getByRole('textbox', { name: 'Amount to refund' }), '6000');
  expect(amount.getByText('At most ₹5,999.97 can be refunded.')).toBeVisible();
  expect(amount.getByRole('button', { name: 'Cancel booking' })).toBeDisabled();
  await userEvent.clear(amount.getByRole('textbox', { name: 'Amount to refund' }));
  await userEvent.type(amount.getByRole('textbox', { name: 'Amount to refund' }), '1,000.50');
  await userEvent.type(amount.getByRole('textbox', { name: 'Reason' }), 'As we agreed.');
  await userEvent.click(amount.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { status: 'cancelled', terms: 'traveller', expectedRefund: 2999.99 },
      { status: 'cancelled', terms: 'amount', amount: 1000.5, expectedRefund: 1000.5, reason: 'As we agreed.' },
    ]),
  );
});

test('a refund that has changed meanwhile is shown before it is made', async () => {
  expectInConsole('Cancelling a booking failed');
  const sent: unknown[] = [];
  open({
    cancelBooking: ({ body }) => {
      sent.push(body);
      if (sent.length > 1) return { booking: asha };
      return refuse('REFUND_CHANGED', {
        message: 'Cancelling now refunds ₹4,000.00. Nothing was cancelled.',
        refundOnCancel: 4000,
      });
    },
  });
  const prompt = await promptOf('asha');
  await userEvent.type(prompt.getByRole('textbox', { name: 'Reason' }), 'The road is closed.');
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel booking' }));
  expect(await prompt.findByText(/₹4,000.00 will be refunded to asha/)).toBeVisible();
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(sent).toMatchObject([{ expectedRefund: 5999.97 }, { expectedRefund: 4000 }]));
});

test('Keep booking changes nothing, and what cannot be cancelled has its button disabled (§2.20, 4.8)', async () => {
  open({});
  expect((await rowOf('noor')).getByRole('button', { name: /^Cancel booking/ })).toBeDisabled();
  await userEvent.click((await rowOf('jonas')).getByRole('button', { name: /^Cancel booking/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep booking' }));
  expect((await rowOf('jonas')).getByText('Pending')).toBeVisible();
});

test('a refused cancel is reported in the page and the booking stays as it was', async () => {
  expectInConsole('Cancelling a booking failed');
  open({ cancelBooking: () => refuse('TRIP_OVER') });
  const prompt = await promptOf('jonas');
  await userEvent.click(prompt.getByRole('radio', { name: 'The traveller cancels' }));
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This trip is over, so the booking can no longer be cancelled.');
  expect((await rowOf('jonas')).getByText('Pending')).toBeVisible();
});

test('the search is asked of the server, once the typing rests', async () => {
  const asked: (string | undefined)[] = [];
  const { address } = open({
    listBookings: ({ query }) => {
      asked.push(query.search);
      return query.search === undefined ? [asha, jonas] : [jonas];
    },
  });
  await screen.findByText('asha');
  const box = screen.getByRole('searchbox', { name: 'Number, name or place' });
  // Without a pause in between, however busy the machine is.
  for (const typed of ['j', 'jo', 'jon', 'jona', 'jonas']) fireEvent.change(box, { target: { value: typed } });
  await waitFor(() => expect(screen.queryByText('asha')).toBeNull());
  expect(asked).toEqual([undefined, 'jonas']);
  expect(address()).toBe('/bookings?search=jonas');
});

const threePages: NonNullable<Fakes['listBookings']> = ({ query: { cursor } }) => {
  if (cursor === 'third') return pageOf([noor], { total: 51 });
  return cursor === 'second'
    ? pageOf([jonas], { total: 51, nextCursor: 'third' })
    : pageOf([asha], { total: 51, nextCursor: 'second' });
};

test('a long list comes page by page; the address says which one is open, and Previous leads back', async () => {
  const { address } = open({ listBookings: threePages }, '/bookings?status=pending');
  await screen.findByText('asha');
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('jonas')).toBeVisible();
  expect(address()).toBe('/bookings?status=pending&after=second&page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('51–51 of 51 bookings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('jonas')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('asha')).toBeVisible();
  expect(address()).toBe('/bookings?status=pending');
});

test('a shared link opens its page, with a way to the first; another question begins on its first page', async () => {
  const { address } = open({ listBookings: threePages }, '/bookings?after=second&page=2');
  expect(await screen.findByText('jonas')).toBeVisible();
  expect(screen.queryByText('asha')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Travel date' }));
  expect(await screen.findByText('asha')).toBeVisible();
  expect(address()).toBe('/bookings?sort=travelDate');
});

test('a page that has become empty says so and links to the first one', async () => {
  const listBookings: NonNullable<Fakes['listBookings']> = ({ query }) => (query.cursor === undefined ? [asha] : []);
  open({ listBookings }, '/bookings?after=second&page=2');
  expect(await screen.findByText('There is nothing left on this page.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('asha')).toBeVisible();
});

test('a page that cannot be loaded says why and offers Try again', async () => {
  let broken = true;
  open({
    listBookings: ({ query }) => {
      if (query.cursor === undefined) return pageOf([asha], { total: 26, nextCursor: 'next' });
      return broken ? refuse('NOT_READY') : pageOf([jonas], { total: 26 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not ready.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('jonas')).toBeVisible();
});

test('a heading asks the server for another order of all bookings, and the address keeps it', async () => {
  const asked: (string | undefined)[] = [];
  const { address } = open({
    listBookings: ({ query }) => {
      asked.push(query.sort);
      return query.sort === 'travelDate' ? [asha, jonas] : [jonas, asha];
    },
  });
  await screen.findByText('asha');
  const first = () => screen.getAllByRole('row')[1];
  await userEvent.click(screen.getByRole('button', { name: 'Travel date' }));
  await waitFor(() => expect(first()).toHaveTextContent('asha'));
  expect(screen.getByRole('columnheader', { name: 'Travel date' })).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toBe('/bookings?sort=travelDate');
  await userEvent.click(screen.getByRole('button', { name: 'Travel date' }));
  await waitFor(() => expect(first()).toHaveTextContent('jonas'));
  expect(address()).toBe('/bookings?sort=-travelDate');
  expect(asked).toEqual([undefined, 'travelDate', '-travelDate']);
  expect(screen.queryByRole('button', { name: 'Package' })).toBeNull();
});

test('payment state and days narrow the list on the server, from the address and into it', async () => {
  const asked: Record<string, string>[] = [];
  const { address } = open(
    {
      listBookings: ({ query }) => {
        asked.push(query);
        return [asha];
      },
    },
    '/bookings?payment=paid&travelFrom=2026-12-01',
  );
  await screen.findByText('asha');
  expect(asked[0]).toMatchObject({ payment: 'paid', travelFrom: '2026-12-01' });
  await userEvent.type(screen.getByLabelText('Booking days, to'), '20.11.2026{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ payment: 'paid', bookedTo: '2026-11-20' }));
  expect(address()).toBe('/bookings?payment=paid&travelFrom=2026-12-01&bookedTo=2026-11-20');
  expect(screen.getByLabelText('Booking days, to')).toHaveValue('20 Nov 2026');
});

test('where bookings came from narrows the list on the server, from the address and into it', async () => {
  const asked: Record<string, string>[] = [];
  const listBookings: NonNullable<Fakes['listBookings']> = ({ query }) => {
    asked.push(query);
    return [asha];
  };
  const { address } = open({ listBookings }, '/bookings?source=partner');
  await screen.findByText('asha');
  expect(asked[0]).toMatchObject({ source: 'partner' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Came from' }), 'Desk');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ source: 'desk' }));
  expect(address()).toBe('/bookings?source=desk');
});

test('a day of a filter is chosen in the calendar or typed, and one that is none or before the other says so and asks for nothing', async () => {
  const { address } = open({ listBookings: () => [asha] }, '/bookings?travelFrom=2026-12-10');
  await screen.findByText('asha');
  const last = screen.getByLabelText('Travel days, to');
  await userEvent.type(last, '31 Nov 2026{Enter}');
  expect(last).toHaveAccessibleDescription('Enter a day such as 12 Dec 2026.');
  await userEvent.clear(last);
  await userEvent.type(last, '9/12/2026');
  await userEvent.tab();
  expect(last).toHaveAccessibleDescription('Enter 10 Dec 2026 or later.');
  expect(address()).toBe('/bookings?travelFrom=2026-12-10');
  await userEvent.click(screen.getByRole('button', { name: 'Travel days, from: calendar' }));
  const calendar = await screen.findByRole('dialog', { name: 'Travel days, from: calendar' });
  await userEvent.click(within(calendar).getByRole('button', { name: /^Tuesday,? 1 December 2026/ }));
  await waitFor(() => expect(address()).toBe('/bookings?travelFrom=2026-12-01'));
  expect(screen.getByLabelText('Travel days, from')).toHaveValue('1 Dec 2026');
});
