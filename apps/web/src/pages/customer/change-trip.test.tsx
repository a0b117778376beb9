import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  type Booking,
  sampleBooking,
  samplePayment,
  sampleTrip,
  sampleUser,
  type Trip,
  type TripChangeQuote,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { formatDay, formatShortDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, type Fakes, fakeApi, never, refuse, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { dailyDepartures, TRAVEL_DATE, tour } from './booking-page.samples.tsx';
import { ChangeTripPage } from './change-trip-page.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';
import { MyTripPage } from './my-trip-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

beforeEach(() => {
  window.location.hash = '';
  sessionStorage.clear();
  startSession({ token: 'any', role: 'user', userId: sampleUser._id });
});

const NEXT_DAY = addDays(TRAVEL_DATE, 1);
/** Three persons at ₹1,999.99, all paid; the third is not named. */
const booking: Booking = {
  ...sampleBooking,
  travelDate: TRAVEL_DATE,
  bookingStatus: 'confirmed',
  canPay: false,
  amountPaid: 5999.97,
};
const trip: Trip = { ...sampleTrip, booking, changeTerms: { until: addDays(TRAVEL_DATE, -7), fee: 0 } };
const { _id: id } = booking;

const quoted = (persons: number, over: Partial<TripChangeQuote> = {}): TripChangeQuote => {
  const sum = Math.round(persons * 199_999) / 100;
  const line = { kind: 'person', id: 'person', text: 'Person', quantity: persons, unit: 1999.99, sum } as const;
  return { formerAmount: 5999.97, lines: [line], totalAmount: sum, fee: 0, toPay: 0, refund: 0, ...over };
};
const dearer = quoted(4, { toPay: 1999.99 });
const cheaper = quoted(1, { refund: 3999.98 });
const sameDay = quoted(3);

/** The browser leaves for the provider's page; a call that is never answered would fail in a later test. */
const paidFirst = () => ({
  booking,
  payment: { url: `${window.location.origin}${window.location.pathname}#provider`, sessionId: 'cs_1' },
});
const toProvider = () => waitFor(() => expect(window.location.hash).toBe('#provider'));

const open = (fakes: Fakes = {}) => ({
  ...fakeApi({
    findTrip: () => trip,
    findTourPackage: () => tour,
    listPackageDepartures: dailyDepartures(),
    quoteTripChange: ({ body }) => {
      const { totalPersons } = body as { totalPersons?: number };
      return totalPersons === undefined ? sameDay : totalPersons > 3 ? dearer : cheaper;
    },
    changeTrip: paidFirst,
    ...fakes,
  }),
  ...renderScreen(ChangeTripPage, { pattern: screens.changeTrip.path, at: `/my-trip/${id}/change` }),
});
const persons = () => screen.findByRole('spinbutton', { name: 'Persons' });
const comeAs = async (count: number) => {
  await userEvent.clear(await persons());
  await userEvent.type(await persons(), String(count));
};
const chooseNextDay = async () => {
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  const day = await waitFor(() => {
    const button = document.querySelector<HTMLElement>(`[data-day="${NEXT_DAY}"] button`);
    if (button === null) throw new Error('The calendar does not show the day yet.');
    return button;
  });
  await userEvent.click(day);
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('before anything is chosen nothing can be sent', async () => {
  open();
  expect(await screen.findByText(/Choose what should be different/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Pay|Change)/ })).toBeNull();
});

test('one more traveller is shown line by line before it is paid, and the button says what is paid', async () => {
  const { callsOf } = open();
  await comeAs(4);
  expect(rowsOf(await screen.findByRole('table'))).toEqual(['Personfrom 3 to 4₹5,999.97₹7,999.96', 'Total₹5,999.97₹7,999.96']);
  expect(screen.getByText('Travellers').nextSibling).toHaveTextContent('3 → 4');
  expect(screen.getByText('To pay now').nextSibling).toHaveTextContent('₹1,999.99');
  expect(screen.getByText('You pay ₹1,999.99 first, and your payment makes the change.')).toBeVisible();
  const until = formatShortDay(addDays(TRAVEL_DATE, -1));
  expect(screen.getByText(`After this change: Free cancellation until ${until}. No refund after that.`)).toBeVisible();
  await press('Pay ₹1,999.99 to change');
  await press('Pay ₹1,999.99 to change');
  await toProvider();
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([{ totalPersons: 4, toPay: 1999.99, refund: 0 }]);
});

test('who does not come along is chosen by name where more are named than the party has, and the others stay', async () => {
  const made: Booking = { ...booking, totalPersons: 1, totalAmount: 1999.99 };
  const { callsOf, address } = open({ changeTrip: () => ({ booking: made }) });
  await comeAs(2);
  // The third has no name, so nobody has to be chosen.
  expect(await screen.findByRole('button', { name: 'Change and get ₹3,999.98 back' })).toBeVisible();
  await comeAs(1);
  const group = within(await screen.findByRole('group', { name: 'Who does not come along?' }));
  expect(screen.queryByRole('button', { name: /^Change and/ })).toBeNull();
  await userEvent.click(group.getByRole('checkbox', { name: 'Asha Rao' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Vikram Rao' }));
  expect(group.getByRole('checkbox', { name: 'Asha Rao' })).not.toBeChecked();
  expect(await screen.findByText('₹3,999.98 goes back the way it was paid.')).toBeVisible();
  await press('Change and get ₹3,999.98 back');
  await waitFor(() => expect(address()).toBe(`/my-trip/${id}`));
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([{ totalPersons: 1, leaving: ['1'], toPay: 0, refund: 3999.98 }]);
  expect(screen.getByText(/Your trip is changed: .*, 1 travelling\./)).toBeVisible();
});

test('nothing is asked of a smaller party before it is known who is named', async () => {
  const { callsOf } = open({ listTravellers: () => never() });
  await comeAs(1);
  expect(await screen.findByText('Calculating...')).toBeVisible();
  expect(callsOf('quoteTripChange')).toEqual([]);
});

test('another day at the same price is changed without a payment', async () => {
  const { callsOf, address } = open({ changeTrip: () => ({ booking: { ...booking, travelDate: NEXT_DAY } }) });
  await chooseNextDay();
  expect(await screen.findByText('There is nothing to pay for this change.')).toBeVisible();
  await press('Change');
  await waitFor(() => expect(address()).toBe(`/my-trip/${id}`));
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([{ travelDate: NEXT_DAY, toPay: 0, refund: 0 }]);
});

test('what is kept of a smaller party and the policy from then on are said before', async () => {
  const fee = { kind: 'fee', id: 'change', text: 'Fee for changes', quantity: 1, unit: 1000, sum: 1000 } as const;
  const half = quoted(2, { fee: 1000, refund: 999.99, refundPercent: 50 });
  open({ quoteTripChange: () => ({ ...half, lines: [...half.lines, fee], totalAmount: 4999.98 }) });
  await comeAs(2);
  expect(rowsOf(await screen.findByRole('table'))).toContain('Fee for changes–₹1,000.00');
  expect(
    screen.getByText('₹1,000.00 is kept: what cancelling a part of the trip costs by the cancellation policy.'),
  ).toBeVisible();
  expect(screen.getByText(/50% refund until .* Fees for changes are not refunded\./)).toBeVisible();
});

test.each([
  ['PRICE_CHANGED', { ...dearer, toPay: 2500 }, 'Pay ₹2,500.00 to change'],
  ['REFUND_CHANGED', { ...dearer, toPay: 0, refund: 10 }, 'Change and get ₹10.00 back'],
] as const)('after %s the new figures are shown and asked for again, and nothing typed is lost', async (code, now, button) => {
  expectInConsole('Changing a booking failed');
  const sent: unknown[] = [];
  open({
    changeTrip: ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? refuse(code, { ...now }) : paidFirst();
    },
  });
  await comeAs(4);
  await press('Pay ₹1,999.99 to change');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await persons()).toHaveValue('4');
  await press(button);
  await toProvider();
  expect(sent[1]).toEqual({ totalPersons: 4, toPay: now.toPay, refund: now.refund });
});

test.each([
  ['SOLD_OUT', refuse('SOLD_OUT', { left: 0 }), 'There are not enough seats left on this day.'],
  ['PACKAGE_NOT_BOOKABLE', refuseAs('PACKAGE_NOT_BOOKABLE', 'Bookings for this day closed.'), 'Bookings for this day closed.'],
  ['VALIDATION', refuseAs('VALIDATION', 'No.', { travelDate: 'This day is in the past.' }), 'This day is in the past.'],
])('a day that is refused with %s says so at its field, which stays as it was chosen', async (_, answer, sentence) => {
  expectInConsole('Changing a booking failed');
  open({ changeTrip: () => answer });
  await chooseNextDay();
  await press('Change');
  const field = screen.getByLabelText('Travel Date');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(field).toHaveTextContent(formatDay(NEXT_DAY));
});

test('a refusal of the preview stands at its field', async () => {
  open({ quoteTripChange: () => refuseAs('VALIDATION', 'No.', { party: 'Vikram is 12 on that day, so an adult.' }) });
  await comeAs(4);
  const group = await screen.findByRole('group', { name: 'Who comes' });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Vikram is 12 on that day, so an adult.'));
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a change in the meantime and a lost connection are told, and the choice stays', async () => {
  expectInConsole('Changing a booking failed', 'Changing a booking failed');
  const answers = [refuse('CONFLICT'), disconnect()];
  open({ changeTrip: () => answers.shift() ?? paidFirst() });
  await comeAs(4);
  await press('Pay ₹1,999.99 to change');
  expect(await screen.findByText('This was changed in the meantime. Please try again.')).toBeVisible();
  await press('Pay ₹1,999.99 to change');
  expect(await screen.findByText(/nothing is changed or paid twice/)).toBeVisible();
  expect(await persons()).toHaveValue('4');
});

test('what was chosen survives a reload, and not a change of the booking', async () => {
  const { unmount } = open();
  await comeAs(4);
  unmount();
  const again = open();
  expect(await persons()).toHaveValue('4');
  again.unmount();
  open({ findTrip: () => ({ ...trip, booking: { ...booking, totalPersons: 2, totalAmount: 3999.98 } }) });
  expect(await persons()).toHaveValue('2');
});

test('seats of the booking itself are free for it on its full day, and no more than these', async () => {
  open({ listPackageDepartures: dailyDepartures({ capacity: 12, left: { [TRAVEL_DATE]: 0 } }) });
  await comeAs(2);
  expect(await screen.findByRole('button', { name: 'Change and get ₹3,999.98 back' })).toBeVisible();
  await comeAs(4);
  const group = await screen.findByRole('group', { name: 'Who comes' });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Only 3 seats left on this day.'));
});

test('a trip that its traveller cannot change now offers no form', async () => {
  const { changeTerms: _, ...over } = trip;
  open({ findTrip: () => over });
  expect(await screen.findByText('It can no longer be changed online. Please contact us about it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your trip' })).toHaveAttribute('href', `/my-trip/${id}`);
});

const waiting: Booking = {
  ...booking,
  change: { travelDate: NEXT_DAY, totalPersons: 4, toPay: 1999.99, until: '2026-11-30T10:00:00.000Z' },
};
const wish = { travelDate: NEXT_DAY, totalPersons: 4, toPay: 1999.99, refund: 0 };
const openTrip = (fakes: Fakes) => ({
  ...fakeApi(fakes),
  ...renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${id}?unpaid=1` }),
});

test('a trip offers a change while there is one, and says what it was before', async () => {
  const from = { travelDate: TRAVEL_DATE, totalPersons: 2, totalAmount: 3999.98 };
  const changes = [{ at: '2026-11-25T10:00:00.000Z', from, paid: 1999.99, refund: 0 }];
  const { unmount } = openTrip({ findTrip: () => ({ ...trip, changes }) });
  expect(await screen.findByRole('link', { name: 'Change' })).toHaveAttribute('href', `/my-trip/${id}/change`);
  expect(within(screen.getByRole('list', { name: 'Changes' })).getByRole('listitem')).toHaveTextContent(
    `Changed on Wed, 25 Nov 2026: from 2 persons on ${formatDay(TRAVEL_DATE)}, ₹3,999.98; ₹1,999.99 paid.`,
  );
  unmount();
  const { changeTerms: _, ...over } = trip;
  openTrip({ findTrip: () => over });
  await screen.findByRole('list', { name: 'Progress of your trip' });
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
});

test('a change that waits for its payment says so with its end, and the same change is paid again', async () => {
  const page = open({
    changeTrip: () => ({ booking: waiting, payment: paidFirst().payment }),
  });
  await comeAs(4);
  await press('Pay ₹1,999.99 to change');
  // Then the browser leaves for the provider's page.
  await toProvider();
  page.unmount();
  window.location.hash = '';
  const { callsOf } = openTrip({ findTrip: () => ({ ...trip, booking: waiting }), changeTrip: paidFirst });
  expect(await screen.findByText(/Your change to 4 persons on .* waits for its payment of/)).toBeVisible();
  expect(screen.getByText(/Until then your booking stays as it is/)).toBeVisible();
  await press('Pay ₹1,999.99 to change');
  await toProvider();
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([wish]);
});

test('in another tab, and after a reload, the same change goes on with the page that it began on', async () => {
  const { callsOf } = openTrip({ findTrip: () => ({ ...trip, booking: waiting }), changeTrip: paidFirst });
  await press('Pay ₹1,999.99 to change');
  await toProvider();
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([wish]);
});

test('every part of the waiting change is asked for again: kinds, extras, rooms and who leaves', async () => {
  const parts = { party: { adult: 1, child: 1 }, extras: { bike: 2 }, singleRooms: 1, leaving: ['1'] };
  const change = { travelDate: NEXT_DAY, totalPersons: 2, toPay: 100, until: '2026-11-30T10:00:00.000Z', ...parts };
  const { callsOf } = openTrip({ findTrip: () => ({ ...trip, booking: { ...booking, change } }), changeTrip: paidFirst });
  await press('Pay ₹100.00 to change');
  await toProvider();
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([{ travelDate: NEXT_DAY, ...parts, toPay: 100, refund: 0 }]);
});

test('a change that waits is dropped, and the booking stays as it is', async () => {
  let shown: Booking = waiting;
  const dropped = () => {
    shown = booking;
    return { booking };
  };
  const { callsOf } = openTrip({ findTrip: () => ({ ...trip, booking: shown }), dropTripChange: dropped });
  await press('Drop it');
  await waitFor(() => expect(screen.queryByText(/waits for its payment/)).toBeNull());
  expect(callsOf('dropTripChange').map(({ params }) => params)).toEqual([{ id }]);
  expect(screen.getByText('The change is dropped. Your booking stays as it is.')).toBeVisible();
});

test('a change that costs something else by now, or was paid meanwhile, says so', async () => {
  expectInConsole('Changing a booking failed', 'Dropping a change failed');
  const [dearerNow, paidNow] = ['What this change costs is not the same any more.', 'This change was paid already.'];
  openTrip({
    findTrip: () => ({ ...trip, booking: waiting }),
    changeTrip: () => refuseAs('PRICE_CHANGED', dearerNow),
    dropTripChange: () => refuseAs('CONFLICT', paidNow),
  });
  await press('Pay ₹1,999.99 to change');
  expect(await screen.findByText(dearerNow)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it again' })).toHaveAttribute('href', `/my-trip/${id}/change`);
  await press('Drop it');
  expect(await screen.findByText(paidNow)).toBeVisible();
});

test('My Bookings says that a change waits for its payment, and pays it', async () => {
  const { callsOf } = fakeApi({ listBookingsOfUser: () => [waiting], changeTrip: paidFirst });
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
  expect(await screen.findByText(/^Your change to 4 persons on .* waits for its payment of/)).toBeVisible();
  await press('Pay ₹1,999.99 to change');
  await toProvider();
  expect(callsOf('changeTrip').map(({ body }) => body)).toEqual([wish]);
});

test('after the payment of a change the page says that the trip is changed; one that came too late goes back', async () => {
  const show = () => renderScreen(PaymentSuccessPage, { pattern: screens.paymentSuccess.path, at: '/payment-success/cs_1' });
  const paid = { ...samplePayment, amount: 1999.99, forChange: true as const };
  fakeApi({ findBooking: () => booking, updatePaymentStatus: () => ({ updatedPayment: paid }) });
  const { unmount } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your trip is changed' })).toBeVisible();
  expect(screen.getByText(/We have received ₹1,999.99, and your trip is changed/)).toBeVisible();
  unmount();
  fakeApi({
    findBooking: () => booking,
    updatePaymentStatus: () => ({ updatedPayment: { ...paid, status: 'refund_pending' as const } }),
  });
  show();
  expect(await screen.findByText(/is being refunded to your card, because the change no longer waited for it/)).toBeVisible();
});
