import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Booking,
  sampleAdmin,
  sampleBooking,
  sampleTourPackage,
  sampleTrip,
  type TripChangeQuote,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingDetailPage } from './booking-detail-page.tsx';
import { ChangeBookingPage } from './change-booking-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  startSession({ token: 'any', role: 'admin', userId: sampleAdmin._id });
});

const booking: Booking = {
  ...sampleBooking,
  travelDate: '2199-05-05',
  bookingStatus: 'confirmed',
  canPay: false,
  amountPaid: 5999.97,
};
const { _id: id } = booking;
const line = { kind: 'person', id: 'person', text: 'Person', quantity: 4, unit: 1999.99, sum: 7999.96 } as const;
const dearer: TripChangeQuote = {
  formerAmount: 5999.97,
  lines: [line],
  totalAmount: 7999.96,
  fee: 0,
  toPay: 1999.99,
  refund: 0,
};

const open = (fakes: Fakes = {}, search = '') => ({
  ...fakeApi({
    findTrip: () => ({ ...sampleTrip, booking }),
    findTourPackage: () => sampleTourPackage,
    listPackageDepartures: () => [],
    quoteTripChange: () => dearer,
    changeTrip: () => ({ booking }),
    ...fakes,
  }),
  ...renderScreen(ChangeBookingPage, { pattern: screens.adminChangeTrip.path, at: `/bookings/${id}/change${search}` }),
});
const addOne = async () => userEvent.click(await screen.findByRole('button', { name: 'More: Persons' }));

test('by staff it is made at once on the agency’s terms, and what is dearer is owed from then on', async () => {
  const changed = { ...booking, totalPersons: 4, totalAmount: 7999.96, owed: 1999.99 };
  const { callsOf, address } = open({ changeTrip: () => ({ booking: changed }) });
  await addOne();
  expect(await screen.findByText('₹1,999.99 is owed from then on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect(address()).toBe(`/bookings/${id}`));
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([
    { totalPersons: 4, terms: 'agency', toPay: 1999.99, refund: 0 },
  ]);
  expect(screen.getByText('Booking 0000001E is changed. ₹1,999.99 is owed.')).toBeVisible();
});

test('the customer’s terms and something taken off are quoted at once, and sent with the reason', async () => {
  const { callsOf, address } = open();
  await addOne();
  await userEvent.click(await screen.findByRole('radio', { name: 'By the customer' }));
  await userEvent.type(screen.getByLabelText(/^Take something off/), '500');
  await waitFor(() =>
    expect(callsOf('quoteTripChange').at(-1)?.body).toMatchObject({ terms: 'traveller', discount: { amount: 500 } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('Why')).toHaveAccessibleDescription('Say why something is taken off.');
  expect(callsOf('changeTrip')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Why'), 'A friend.');
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const discount = { amount: 500, reason: 'A friend.' };
  await waitFor(() => expect(address()).toBe(`/bookings/${id}`));
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([
    { totalPersons: 4, terms: 'traveller', discount, toPay: 1999.99, refund: 0 },
  ]);
});

test('more than a role may take off, or give back, is refused where it was typed or as a whole', async () => {
  expectInConsole('Changing a booking failed');
  const most = 'You may take off up to ₹800.00 of this price. Ask an admin for more.';
  const { callsOf } = open({
    quoteTripChange: ({ body }) =>
      (body as { discount?: object }).discount ? refuseAs('VALIDATION', most, { 'discount.amount': most }) : dearer,
    changeTrip: () => refuseAs('FORBIDDEN', 'This change gives back more than you may.'),
  });
  await addOne();
  const off = await screen.findByLabelText(/^Take something off/);
  await userEvent.type(off, '900');
  await waitFor(() => expect(off).toHaveAccessibleDescription(expect.stringContaining(most)));
  await userEvent.clear(off);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText('This change gives back more than you may.')).toBeVisible();
  expect(callsOf('changeTrip')).toHaveLength(1);
});

test.each([
  ['pending', '2199-05-05', /It waits for its payment/],
  ['cancelled', '2199-05-05', 'The booking is cancelled.'],
  ['confirmed', '2026-01-05', 'The trip is over.'],
] as const)('a booking that is %s on %s is not changed', async (bookingStatus, travelDate, sentence) => {
  open({ findTrip: () => ({ ...sampleTrip, booking: { ...booking, bookingStatus, travelDate } }) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute('href', `/bookings/${id}`);
});

test('the booking’s file leads to its change, and says that one of its traveller waits for its payment', async () => {
  const change = { travelDate: '2199-05-06', totalPersons: 4, toPay: 1, until: '2026-11-30T10:00:00.000Z' };
  fakeApi({ findBooking: () => ({ ...booking, change }) });
  renderScreen(BookingDetailPage, { pattern: screens.adminBooking.path, at: `/bookings/${id}` });
  expect(await screen.findByRole('link', { name: 'Change day' })).toHaveAttribute('href', `/bookings/${id}/change?part=day`);
  expect(screen.getByText(/^A change by its traveller to 4 persons on .* waits for its payment\.$/)).toBeVisible();
});

test.each([
  ['day', () => screen.findByLabelText('Travel Date')],
  ['party', () => screen.findByRole('button', { name: 'Fewer: Persons' })],
])('who came by %s begins at that part of the form', async (part, findControl) => {
  open({}, `?part=${part}`);
  expect(await findControl()).toHaveFocus();
});

test('a day past its cut-off, which travellers cannot book any more, can be chosen by staff; one that is closed cannot', async () => {
  const [late, closed] = ['2199-05-06', '2199-05-07'];
  const departure = { left: 4, state: 'closed', isGuaranteed: false, prices: { person: 1999.99 } } as const;
  const days = [
    { ...departure, day: late, closesAt: '2026-01-01T00:00:00.000Z' },
    { ...departure, day: closed, closesAt: '2199-05-06T00:00:00.000Z' },
  ];
  const tourPackage = { ...sampleTourPackage, availableFrom: '2199-05-01', availableTo: '2199-05-31' };
  const { callsOf } = open({ findTourPackage: () => tourPackage, listPackageDepartures: () => days });
  const field = await screen.findByLabelText('Travel Date');
  await userEvent.click(field);
  const buttonOf = (day: string) =>
    waitFor(() => {
      const button = document.querySelector<HTMLButtonElement>(`[data-day="${day}"] button`);
      if (button === null) throw new Error('The calendar does not show the day yet.');
      return button;
    });
  expect(await buttonOf(closed)).toBeDisabled();
  await userEvent.click(await buttonOf(late));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Online booking of the new day has closed.')),
  );
  await waitFor(() => expect(callsOf('quoteTripChange').at(-1)?.body).toMatchObject({ travelDate: late }));
});
