import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Booking, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatShortDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { disconnect, fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const open = () => renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
const numbered = (number: number, over: Partial<Booking> = {}): Booking => {
  const id = number.toString(16).padStart(24, '0');
  return { ...sampleBooking, _id: id, id, ...over };
};
const firstCard = async () => within((await screen.findAllByRole('listitem'))[0] ?? document.body);

test('loading and empty use the specified words, empty with a link to a tour (§2.12)', async () => {
  fakeApi({ listBookingsOfUser: () => never() });
  const { unmount } = open();
  expect(await screen.findByText('Loading your bookings...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
  unmount();
  fakeApi({ listBookingsOfUser: () => [] });
  open();
  expect(await screen.findByText('No bookings found yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a tour' })).toHaveAttribute('href', '/package-view');
});

test('a failure is shown in red in place of the list, and Try again loads it (§2.12, 8)', async () => {
  const answers = [disconnect(), [sampleBooking]];
  fakeApi({ listBookingsOfUser: () => answers.shift() ?? [] });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There is no connection. Check your network and try again.');
  expect(alert.querySelector('p')).toHaveClass('text-red');
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hampi at walking pace' })).toBeVisible();
});

test('the bookings of somebody else are refused calmly, with the way to one’s own', async () => {
  fakeApi({ listBookingsOfUser: () => refuse('FORBIDDEN') });
  open();
  expect(await screen.findByText('These bookings belong to another account.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show my own bookings' })).toHaveAttribute(
    'href',
    `/view-my-booking/${sampleUser._id}`,
  );
});

test('a card holds what docs/specification.md names, in its words and forms, in a grid of two columns (§1, 2.12, 9.9)', async () => {
  fakeApi({ listBookingsOfUser: () => [{ ...sampleBooking, _id: `${'0'.repeat(16)}abcdef12` }] });
  open();
  const card = await firstCard();
  expect(card.getByRole('heading', { name: 'Hampi at walking pace' })).toBeVisible();
  expect(card.getByText('Hampi')).toBeVisible();
  const facts = Object.fromEntries(
    card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toEqual({
    'Travel Date': 'Tue, 12 Jan 2027',
    'Total Persons': '3',
    'Total Amount': '₹5,999.97',
    'Booking ID': 'ABCDEF12',
  });
  expect(screen.getByRole('list')).toHaveClass('md:grid-cols-2');
});

test.each([
  ['confirmed', 'Confirmed', 'green'],
  ['cancelled', 'Cancelled', 'red'],
  ['pending', 'Pending', 'grey'],
] as const)('status %s is a badge "%s" in %s (§2.12)', async (bookingStatus, word, tone) => {
  fakeApi({ listBookingsOfUser: () => [{ ...sampleBooking, bookingStatus }] });
  open();
  expect(await screen.findByText(word)).toHaveAttribute('data-tone', tone);
});

test('Cancel Booking is on every card, and disabled where it is cancelled or over (§2.12)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(sampleBooking.bookingDate) });
  const over: Partial<Booking> = { bookingStatus: 'confirmed', canCancel: false, canPay: false };
  fakeApi({
    listBookingsOfUser: () => [
      numbered(1),
      numbered(2, { bookingStatus: 'cancelled', canCancel: false, canPay: false }),
      numbered(3, over),
    ],
  });
  open();
  const buttons = await screen.findAllByRole('button', { name: 'Cancel Booking' });
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([false, true, true]);
  expect(screen.getByText('This trip is over.')).toBeVisible();
});

test('Pay now is on bookings that can be paid, and on no other', async () => {
  fakeApi({ listBookingsOfUser: () => [numbered(1), numbered(2, { canPay: false })] });
  open();
  const links = await screen.findAllByRole('link', { name: 'Pay now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/payment-session/${numbered(1)._id}`]);
});

test.each([
  ['done', '₹1,000.00 refunded on 3 Dec 2026'],
  ['pending', '₹1,000.00 on its way'],
  ['failed', '₹1,000.00 came back from your bank. We will contact you.'],
] as const)('each refund stands on its booking with its amount and its state (%s)', async (state, sentence) => {
  // Half past midnight on 3 December in the site's time zone.
  const doneAt = state === 'pending' ? null : '2026-12-02T19:00:00.000Z';
  const refunds = [
    { amount: 1000, state, requestedAt: '2026-12-01T10:00:00.000Z', doneAt },
    { amount: 500.5, state: 'pending' as const, requestedAt: '2026-12-02T10:00:00.000Z', doneAt: null },
  ];
  fakeApi({ listBookingsOfUser: () => [numbered(1, { bookingStatus: 'confirmed', refunds })] });
  open();
  const list = within(await screen.findByRole('list', { name: 'Refunds' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([sentence, '₹500.50 on its way']);
});

test('a booking that can be cancelled says how much is refunded until which day; one that cannot does not', async () => {
  const cancellationPolicy = [
    { daysBefore: 14, percent: 100 },
    { daysBefore: 3, percent: 50 },
  ];
  const travelDate = addDays(todayOnSite(), 10);
  const lastDay = formatShortDay(addDays(travelDate, -3));
  const fields = { cancellationPolicy, travelDate, bookingStatus: 'confirmed' as const };
  fakeApi({ listBookingsOfUser: () => [numbered(1, fields), numbered(2, { ...fields, canCancel: false })] });
  open();
  expect(await screen.findAllByText(`50% refund until ${lastDay}. No refund after that.`)).toHaveLength(1);
});

test('older bookings come page by page, each asked for by its cursor', async () => {
  const { callsOf } = fakeApi({
    listBookingsOfUser: ({ query }) =>
      query.cursor === 'later'
        ? pageOf([numbered(2, { bookingStatus: 'confirmed' })], { total: 2 })
        : pageOf([numbered(1)], { total: 2, nextCursor: 'later' }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more bookings' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more bookings' })).toBeNull();
  expect(callsOf('listBookingsOfUser').map(({ query }) => query)).toEqual([{ limit: '100' }, { limit: '100', cursor: 'later' }]);
});

test('markup in a title is shown as text', async () => {
  const title = '<img src=x onerror=alert(1)>';
  fakeApi({ listBookingsOfUser: () => [{ ...sampleBooking, package: { ...sampleBooking.package, title } }] });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('bookings are in groups with the days to go, and a card links to its trip', async () => {
  const upcoming = { ...sampleBooking, travelDate: '2199-12-24' };
  const past = { ...sampleBooking, _id: 'b'.repeat(24), travelDate: '2020-01-01', canCancel: false };
  const cancelled = { ...sampleBooking, _id: 'c'.repeat(24), bookingStatus: 'cancelled' as const, canCancel: false };
  fakeApi({ listBookingsOfUser: () => [cancelled, past, upcoming] });
  open();
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Upcoming trips', 'Past trips', 'Cancelled trips']);
  const first = within(screen.getByRole('region', { name: 'Upcoming trips' }));
  expect(first.getByText(/^In [\d,]+ days$/)).toBeVisible();
  expect(first.getByRole('link', { name: sampleBooking.package.title })).toHaveAttribute('href', `/my-trip/${sampleBooking._id}`);
  expect(within(screen.getByRole('region', { name: 'Past trips' })).queryByText(/^In /)).toBeNull();
});
