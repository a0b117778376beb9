import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const paid: Booking = {
  ...sampleBooking,
  bookingStatus: 'confirmed',
  canPay: false,
  amountPaid: 5999.97,
  refundOnCancel: 5999.97,
};
const onItsWay = { amount: 5999.97, state: 'pending', requestedAt: '2026-12-01T10:00:00.000Z', doneAt: null } as const;
const cancelled: Booking = {
  ...paid,
  bookingStatus: 'cancelled',
  canCancel: false,
  refundStatus: 'pending',
  refunds: [onItsWay],
  refundOnCancel: 0,
};

const openPrompt = async () => {
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
  return screen.findByRole('alertdialog', { name: 'Are you sure you want to cancel this booking?' });
};
const agree = async (prompt: HTMLElement) => userEvent.click(within(prompt).getByRole('button', { name: 'Yes, cancel it' }));

test.each([
  [paid, '₹5,999.97 will be refunded the way you paid.'],
  [{ ...paid, refundOnCancel: 0 }, 'You paid ₹5,999.97. There is no refund if you cancel now.'],
  [sampleBooking, 'You have not paid for it yet, so there is nothing to refund.'],
])('the prompt says what a cancel refunds before it is confirmed (%#) (§8)', async (booking, sentence) => {
  fakeApi({ listBookingsOfUser: () => [booking] });
  expect(await openPrompt()).toHaveTextContent(sentence);
});

test('a cancel that is not confirmed changes nothing (§4.8)', async () => {
  fakeApi({ listBookingsOfUser: () => [paid] });
  const prompt = await openPrompt();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Keep booking' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Confirmed')).toBeVisible();
});

test('the returned booking replaces the stored one at once, while the list is loaded again (§4.8, 7)', async () => {
  let lists = 0;
  const { callsOf } = fakeApi({
    listBookingsOfUser: () => {
      lists += 1;
      return lists === 1 ? [paid] : never();
    },
    cancelBooking: () => ({ booking: cancelled }),
  });
  await agree(await openPrompt());
  expect(await screen.findByText('Cancelled')).toHaveAttribute('data-tone', 'red');
  await waitFor(() => expect(lists).toBe(2));
  expect(callsOf('cancelBooking').map(({ params, body }) => [params.id, body])).toEqual([
    [paid._id, { status: 'cancelled', expectedRefund: 5999.97 }],
  ]);
});

test('the reloaded list is what is shown, and the outcome is read out with the focus on it', async () => {
  const lists = [[paid], [{ ...cancelled, refundStatus: 'refunded' as const, amountRefunded: 5999.97 }]];
  fakeApi({ listBookingsOfUser: () => lists.shift() ?? [], cancelBooking: () => ({ booking: cancelled }) });
  await agree(await openPrompt());
  const outcome = await screen.findByText(/is cancelled. ₹5,999.97 is on its way back to your card./);
  await waitFor(() => expect(document.activeElement).toContainElement(outcome));
  expect(screen.getByRole('button', { name: 'Cancel Booking' })).toBeDisabled();
});

test('when a cancel refunds something else by now, nothing is cancelled and the prompt asks again with the right amount', async () => {
  expectInConsole('Cancelling a booking failed');
  const sent: unknown[] = [];
  fakeApi({
    listBookingsOfUser: () => (sent.length < 2 ? [paid] : never()),
    cancelBooking: ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? refuse('REFUND_CHANGED', { refundOnCancel: 2999.99 }) : { booking: cancelled };
    },
  });
  await agree(await openPrompt());
  const again = await screen.findByText(/The refund for cancelling has changed. ₹2,999.99 will be refunded/);
  expect(screen.getByText('Confirmed')).toBeVisible();
  await agree(again.closest<HTMLElement>('[role=alertdialog]') ?? document.body);
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(sent).toEqual([5999.97, 2999.99].map((expectedRefund) => ({ status: 'cancelled', expectedRefund })));
});

test('a cancel that fails keeps the booking as it is and says so (§7)', async () => {
  expectInConsole('Cancelling a booking failed');
  fakeApi({ listBookingsOfUser: () => [paid], cancelBooking: () => refuse('TRIP_OVER') });
  await agree(await openPrompt());
  expect(await screen.findByRole('alert')).toHaveTextContent('was not cancelled. This trip is over');
  expect(screen.getByText('Confirmed')).toBeVisible();
});

test("the browser's 'back' takes the open prompt along, and nothing is cancelled", async () => {
  fakeApi({ listBookingsOfUser: () => [paid] });
  const { router } = renderScreen(MyBookingsPage, {
    pattern: screens.myBookings.path,
    at: `/view-my-booking/${sampleUser._id}`,
    before: ['/package-view'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
  await screen.findByRole('alertdialog');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Another screen')).toBeVisible();
});
