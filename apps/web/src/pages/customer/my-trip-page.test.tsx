import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Booking, sampleBooking, sampleTrip, sampleUser, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { owingRest } from '../../testing/deposit-booking.ts';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyTripPage } from './my-trip-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const open = (trip: Trip = sampleTrip) => {
  fakeApi({ findTrip: () => trip });
  return renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${sampleBooking._id}` });
};
const payment = { amount: 5999.97, amountRefunded: 0, method: 'card', createdAt: '2026-11-20T09:30:30.000Z' } as const;
const paid = { ...payment, status: 'paid', paidAt: '2026-11-20T09:31:00.000Z' } as const;
const tripWith = (booking: Partial<Booking>, over: Partial<Trip> = {}): Trip => ({
  ...sampleTrip,
  ...over,
  booking: { ...sampleBooking, ...booking },
});
const confirmed = (travelDate: string): Trip =>
  tripWith({ bookingStatus: 'confirmed', canPay: false, amountPaid: 5999.97, travelDate }, { payments: [paid] });
const stepsShown = async () =>
  within(await screen.findByRole('list', { name: 'Progress of your trip' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const todayIs = todayOnSite();

test('an unpaid trip links to its payment, and says that nothing was charged', async () => {
  open();
  expect(await stepsShown()).toContain('Payment, nowWaiting for your payment');
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/payment-session/${sampleBooking._id}`);
  expect(screen.getByText('Nothing has been charged.')).toBeVisible();
});

test.each([
  ['ahead', addDays(todayIs, 20), ', upcoming', ', upcoming'],
  ['on the way', addDays(todayIs, -1), ', now', ', upcoming'],
  ['completed', addDays(todayIs, -9), ', done', ', done'],
])('a paid trip that is %s says so', async (_, travelDate, travelling, completed) => {
  open(confirmed(travelDate));
  expect(await stepsShown()).toEqual([
    'Booked, doneFri, 20 Nov 2026',
    'Paid, doneFri, 20 Nov 2026',
    'Documents, doneYour voucher is ready',
    expect.stringContaining(`Travelling${travelling}`),
    expect.stringContaining(`Completed${completed}`),
  ]);
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
});

test('each day of the trip has its date, and the present one is marked', async () => {
  const travelDate = addDays(todayIs, -1);
  open(confirmed(travelDate));
  const days = within(await screen.findByRole('region', { name: 'Day by day: 3 days, 2 nights' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`${formatDay(travelDate)}Day 1`),
    expect.stringContaining(`${formatDay(todayIs)}Day 2Today`),
    expect.stringContaining(`${formatDay(addDays(travelDate, 2))}Day 3`),
  ]);
});

test('where and when it begins, what to bring and what is included stand before everything else; not of a cancelled trip', async () => {
  const facts = {
    meetingPoint: 'Rodoviario, Puerto Natales',
    map: 'https://maps.example.com/gate',
    toBring: ['A torch'],
    included: ['All breakfasts'],
    notIncluded: ['Flights'],
  };
  const lines = [{ kind: 'extra', id: 'bike', text: 'Bicycle', quantity: 2, unit: 300, sum: 600 }] as const;
  const trip = confirmed('2027-01-12');
  const booked = { ...trip.booking, startTime: '06:30', facts, lines: [...lines] };
  const { unmount } = open({ ...trip, booking: booked });
  const block = await screen.findByRole('region', { name: 'Where and when' });
  for (const text of [
    'Tue, 12 Jan 2027, 06:30, local time',
    'Thu, 14 Jan 2027',
    facts.meetingPoint,
    'A torch',
    'All breakfasts',
    'Flights',
    '2 × Bicycle',
  ])
    expect(block).toHaveTextContent(text);
  expect(within(block).getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', facts.map);
  const others = await screen.findByRole('list', { name: 'Progress of your trip' });
  expect(block.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  open({ ...trip, booking: { ...booked, bookingStatus: 'cancelled' } });
  expect(await screen.findByText('Original itinerary')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Where and when' })).toBeNull();
});

test('whoever has booked reads what the departure still needs to leave', async () => {
  open({ ...confirmed('2027-01-12'), needs: { minimum: 4, more: 2, by: '2026-12-30' } });
  const block = await screen.findByRole('region', { name: 'Where and when' });
  expect(block).toHaveTextContent('This departure leaves with 4 or more: 2 have paid. If too few have by 30 Dec 2026');
});

test.each([
  [5999.97, 'paid, and refunded'],
  [3000, 'paid, and refunded in part'],
])('a payment of which %d was refunded is called "%s"', async (amountRefunded, words) => {
  const booking = { bookingStatus: 'cancelled', canPay: false, amountPaid: 5999.97, amountRefunded } as const;
  open(
    tripWith(booking, { payments: [{ ...paid, status: 'refunded', amountRefunded }], cancelledAt: '2026-12-01T10:00:00.000Z' }),
  );
  const payments = await screen.findByRole('region', { name: 'Payments and refunds' });
  expect(within(payments).getByText(new RegExp(`${words}$`))).toBeVisible();
});

test('what staff entered by mistake and reversed counts neither as paid nor as refunded', async () => {
  const at = '2026-12-01T10:00:00.000Z';
  const mistake = { ...paid, amount: 70_000, method: 'cash', createdAt: '2026-11-30T10:00:00.000Z' } as const;
  const reversal = { amount: 70_000, state: 'done', requestedAt: at, doneAt: at, byHand: true, isReversal: true } as const;
  open(
    tripWith(
      { ...owingRest, amountPaid: 100_000, amountRefunded: 70_000, refunds: [reversal] },
      {
        payments: [
          { ...paid, amount: 30_000 },
          { ...mistake, status: 'refunded', amountRefunded: 70_000, isReversed: true },
        ],
      },
    ),
  );
  const payments = within(await screen.findByRole('region', { name: 'Payments and refunds' }));
  const figureOf = (what: string) => payments.getByText(what).nextElementSibling?.textContent;
  expect(figureOf('Paid')).toBe('₹30,000.00');
  expect(payments.queryByText('Refunded')).toBeNull();
  expect(payments.getByText(/70,000.00 by cash, entered by mistake, not counted$/)).toBeVisible();
  expect(payments.getByText(/^₹70,000.00 was entered by mistake, and taken out on/)).toBeVisible();
});

test('a trip that was not paid in time, and one whose payment is being checked, ask for nothing', async () => {
  const { unmount } = open(tripWith({ canPay: false }));
  expect(await stepsShown()).toContain('ExpiredPayment wasn’t made in time, so you weren’t charged.');
  unmount();
  open(tripWith({ canPay: false, amountPaid: 1 }, { payments: [{ ...paid, status: 'needs_review' }] }));
  expect(await stepsShown()).toContainEqual(expect.stringContaining('Your payment is being checked'));
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
});

test('a cancelled trip says when, and what happens to the money', async () => {
  const refund = { amount: 5999.97, state: 'pending', requestedAt: '2026-12-01T10:00:00.000Z', doneAt: null } as const;
  open(
    tripWith(
      {
        bookingStatus: 'cancelled',
        canPay: false,
        canCancel: false,
        amountPaid: 5999.97,
        refundStatus: 'pending',
        refunds: [refund],
      },
      { payments: [{ ...paid, status: 'refund_pending' }], cancelledAt: '2026-12-01T10:00:00.000Z' },
    ),
  );
  expect(await stepsShown()).toEqual([
    'Booked, doneFri, 20 Nov 2026',
    'Paid, doneFri, 20 Nov 2026',
    'CancelledTue, 1 Dec 2026',
    'Refund, now₹5,999.97 on its way',
  ]);
  expect(screen.getByText(/5,999.97 by card, paid, a refund is on its way/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Booking' })).toBeNull();
});

test('the invoice and its credit notes can be saved, also once the trip is cancelled', async () => {
  const invoices = [
    { number: 'INV-2026-00000042', kind: 'invoice', issuedOn: '2026-11-20', total: 5999.97 },
    { number: 'CN-2026-00000007', kind: 'credit-note', issuedOn: '2026-12-01', total: 3000 },
  ] as const;
  open(tripWith({ bookingStatus: 'cancelled', canPay: false }, { invoices: [...invoices] }));
  const list = within(await screen.findByRole('list', { name: 'Invoices' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Invoice INV-2026-00000042Fri, 20 Nov 2026, ₹5,999.97Download INV-2026-00000042',
    'Credit note CN-2026-00000007Tue, 1 Dec 2026, ₹3,000.00Download CN-2026-00000007',
  ]);
  expect(screen.queryByRole('button', { name: 'Download voucher' })).toBeNull();
});

test('the receipts of what is paid so far can be saved', async () => {
  const receipt = { number: 'REC-2026-00000042', kind: 'receipt', issuedOn: '2026-11-20', total: 1800 } as const;
  open(tripWith({ bookingStatus: 'confirmed', canPay: true }, { invoices: [receipt] }));
  const list = within(await screen.findByRole('list', { name: 'Invoices' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Receipt REC-2026-00000042Fri, 20 Nov 2026, ₹1,800.00Download REC-2026-00000042',
  );
});

test('a trip offers its calendar entry beside its voucher once it is paid', async () => {
  const { unmount } = open(confirmed(addDays(todayIs, 20)));
  expect(await screen.findByRole('button', { name: 'Download voucher' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  unmount();
  open();
  await stepsShown();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('a traveller whose address is not confirmed is told so, and where to confirm it; others are not', async () => {
  const { unmount } = open(tripWith({}, { isEmailConfirmed: false }));
  expect(await screen.findByText(/Your email address is not confirmed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm it' })).toHaveAttribute('href', '/account');
  unmount();
  open();
  await stepsShown();
  expect(screen.queryByRole('link', { name: 'Confirm it' })).toBeNull();
});

test('cancelling shows the refund before and the outcome after, and the page shows the cancelled trip', async () => {
  let trip = confirmed(addDays(todayIs, 20));
  trip = { ...trip, booking: { ...trip.booking, refundOnCancel: 5999.97 } };
  fakeApi({
    findTrip: () => trip,
    cancelBooking: () => {
      const booking: Booking = { ...trip.booking, bookingStatus: 'cancelled', canCancel: false };
      trip = { ...trip, booking, cancelledAt: '2026-12-01T10:00:00.000Z' };
      return { booking };
    },
  });
  renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${sampleBooking._id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
  const prompt = await screen.findByRole('alertdialog', { name: 'Are you sure you want to cancel this booking?' });
  expect(prompt).toHaveTextContent('₹5,999.97 will be refunded the way you paid.');
  await userEvent.click(within(prompt).getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Booking 0000001E is cancelled.')).toBeVisible();
  expect(await screen.findByText('Tue, 1 Dec 2026')).toBeVisible();
  expect(await stepsShown()).toContain('CancelledTue, 1 Dec 2026');
});

test('the way back is My Bookings for its traveller and the booking’s file for an admin', async () => {
  const { unmount } = open();
  const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs().getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', `/view-my-booking/${sampleUser._id}`);
  unmount();
  startSession({ token: 'any', role: 'admin', userId: sampleUser._id });
  open();
  expect(crumbs().getByRole('link', { name: 'Booking 0000001E' })).toHaveAttribute('href', `/bookings/${sampleBooking._id}`);
});

test('a trip of somebody else and one that is unknown look the same; a lost connection offers another try', async () => {
  const answers = [refuse('FORBIDDEN'), refuse('NOT_FOUND'), disconnect()];
  fakeApi({ findTrip: () => answers.shift() ?? sampleTrip });
  const show = () => renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${sampleBooking._id}` });
  for (const _ of [1, 2]) {
    const { unmount } = show();
    expect(await screen.findByText('We could not find this trip.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'My Bookings' })).toHaveLength(2);
    unmount();
  }
  show();
  expect(await screen.findByText('There is no connection. Check your network and try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: sampleBooking.package.title })).toBeVisible();
});
