import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '@wayfarer/contracts';
import { sampleBooking, sampleUser } from '@wayfarer/contracts/testing';
import { beforeEach, expect, test } from 'vitest';
import { routePatterns } from '../../shared/paths.ts';
import { startSession } from '../../shared/session/session.ts';
import { disconnect, type FakeCall, fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const open = () => renderScreen(MyBookingsPage, { pattern: routePatterns.myBookings, at: `/view-my-booking/${sampleUser._id}` });
const numbered = (number: number, over: Partial<Booking> = {}): Booking => {
  const id = number.toString(16).padStart(24, '0');
  return { ...sampleBooking, _id: id, id, ...over };
};
const firstCard = async () => within((await screen.findAllByRole('listitem'))[0] ?? document.body);

test('loading and empty are told in the written words, empty with the way to a tour', async () => {
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

test('a failure stands in red in place of the list, and Try again loads it', async () => {
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
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show my own bookings' })).toHaveAttribute(
    'href',
    `/view-my-booking/${sampleUser._id}`,
  );
});

test('a card holds what SPEC.md names, in its words and forms, in a grid of two columns', async () => {
  fakeApi({ listBookingsOfUser: () => [{ ...sampleBooking, _id: `${'0'.repeat(16)}abcdef12` }] });
  open();
  const card = await firstCard();
  expect(card.getByRole('heading', { name: 'Hampi at walking pace' })).toBeVisible();
  expect(card.getByText('Hampi')).toBeVisible();
  const facts = Object.fromEntries(
    card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  const date = new Date('2027-01-12T12:00:00Z').toLocaleDateString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  expect(facts).toEqual({
    'Travel Date': date,
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
] as const)('status %s is a badge "%s" in %s', async (bookingStatus, word, tone) => {
  fakeApi({ listBookingsOfUser: () => [{ ...sampleBooking, bookingStatus }] });
  open();
  expect(await screen.findByText(word)).toHaveAttribute('data-tone', tone);
});

test('Cancel Booking is on every card, and disabled where it is cancelled or over', async () => {
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

test('Pay now stands on bookings that can be paid, and on no other', async () => {
  fakeApi({ listBookingsOfUser: () => [numbered(1), numbered(2, { canPay: false })] });
  open();
  const links = await screen.findAllByRole('link', { name: 'Pay now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/payment-session/${numbered(1)._id}`]);
});

test.each([
  [{ refundStatus: 'refunded', amountRefunded: 5999.97 }, '₹5,999.97 was given back to your card.'],
  [{ refundStatus: 'pending', amountPaid: 5999.97 }, '₹5,999.97 is on its way back to your card.'],
] as const)('a cancelled booking tells what became of its money (%o)', async (money, sentence) => {
  const cancelled = { ...sampleBooking, bookingStatus: 'cancelled' as const, canCancel: false, canPay: false };
  fakeApi({ listBookingsOfUser: () => [{ ...cancelled, ...money }] });
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('older bookings come page by page, each asked for by its cursor', async () => {
  const queries: FakeCall['query'][] = [];
  fakeApi({
    listBookingsOfUser: ({ query }) => {
      queries.push(query);
      return query.cursor === 'later'
        ? pageOf([numbered(2, { bookingStatus: 'confirmed' })], { total: 2 })
        : pageOf([numbered(1)], { total: 2, nextCursor: 'later' });
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more bookings' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more bookings' })).toBeNull();
  expect(queries).toEqual([{ limit: '10' }, { limit: '10', cursor: 'later' }]);
});

test('markup in a title is shown as text', async () => {
  const title = '<img src=x onerror=alert(1)>';
  fakeApi({ listBookingsOfUser: () => [{ ...sampleBooking, package: { ...sampleBooking.package, title } }] });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
