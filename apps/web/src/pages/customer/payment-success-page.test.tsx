import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingNumberOf, sampleAnswers, sampleBooking, samplePayment, sampleTravellers, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { disconnect, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const SESSION = 'cs_test_12345678';
const open = () => renderScreen(PaymentSuccessPage, { pattern: screens.paymentSuccess.path, at: `/payment-success/${SESSION}` });
const findBooking = () => ({ ...sampleBooking, bookingStatus: 'confirmed' as const });

/** Lets the page poll until `seconds` have passed on the fake clock. */
const wait = async (seconds: number) => {
  for (let step = 0; step < seconds * 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(100));
};

test('while the provider is asked the page says so (§2.11, 8)', async () => {
  fakeApi({ updatePaymentStatus: () => never() });
  open();
  expect(await screen.findByText('Updating payment status...')).toBeVisible();
});

test('a paid session shows Status Paid, the trip, what comes next and the way to My Bookings (§2.11, 7)', async () => {
  const asked: string[] = [];
  fakeApi({
    findBooking,
    updatePaymentStatus: ({ params }) => {
      asked.push(params.sessionId ?? '');
      return { updatedPayment: samplePayment };
    },
  });
  open();
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.getByText('Paid').parentElement).toHaveTextContent('Status Paid');
  expect(screen.getByText(/We have received ₹5,999.97/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', `/view-my-booking/${sampleUser._id}`);
  expect(await screen.findByText('Hampi at walking pace')).toBeVisible();
  expect(asked).toEqual([SESSION]);
});

test('who has paid reads at once where and when the trip begins', async () => {
  const facts = { meetingPoint: 'Hospet Junction, main entrance' };
  fakeApi({
    findBooking: () => ({ ...findBooking(), startTime: '06:30', facts }),
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
  });
  open();
  const block = await screen.findByRole('region', { name: 'Where and when' });
  expect(block).toHaveTextContent('Tue, 12 Jan 2027, 06:30, local time');
  expect(block).toHaveTextContent(facts.meetingPoint);
});

test('who has paid reads who is still to be named, and until when; nothing where all is said', async () => {
  fakeApi({ findBooking, updatePaymentStatus: () => ({ updatedPayment: samplePayment }) });
  const { unmount } = open();
  const link = await screen.findByRole('link', { name: 'Say who travels' });
  expect(link).toHaveAttribute('href', `/my-trip/${sampleBooking._id}`);
  expect(link.parentElement).toHaveTextContent('Say who travels: 1 traveller to complete until');
  unmount();
  const travellers = sampleTravellers.travellers.filter(({ name }) => name !== null);
  let asked = false;
  fakeApi({
    findBooking,
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
    listTravellers: () => {
      asked = true;
      return { ...sampleTravellers, travellers };
    },
  });
  open();
  await waitFor(() => expect(asked).toBe(true));
  expect(await screen.findByRole('region', { name: 'Where and when' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Say who travels' })).toBeNull();
});

test('a paid trip offers voucher, invoice and calendar entry as files; one that is cancelled meanwhile offers none', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { printVoucher, printInvoice, makeCalendarEntry } = sampleAnswers;
  fakeApi({
    findBooking,
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
    printVoucher: () => printVoucher,
    printInvoice: () => printInvoice,
    makeCalendarEntry: () => makeCalendarEntry,
  });
  const { unmount } = open();
  const names = ['Download voucher', 'Download invoice', 'Add to calendar'];
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
  const number = bookingNumberOf(sampleBooking._id);
  await waitFor(() => expect(saved).toEqual([`voucher-${number}.pdf`, `invoice-${number}.pdf`, `trip-${number}.ics`]));
  unmount();
  fakeApi({
    findBooking: () => ({ ...sampleBooking, bookingStatus: 'cancelled' }),
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
  });
  open();
  expect(await screen.findByText('Hampi at walking pace')).toBeVisible();
  for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('after a deposit its receipt is offered, where the invoice is once all is paid', async () => {
  fakeApi({
    findBooking: () => ({ ...sampleBooking, bookingStatus: 'confirmed', owed: 4200 }),
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
  });
  open();
  expect(await screen.findByRole('button', { name: 'Download receipt' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull();
});

test('a session that is not paid yet is polled every 1.5 s, and Paid appears without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let asked = 0;
  fakeApi({
    findBooking,
    updatePaymentStatus: () => {
      asked += 1;
      return asked < 3 ? refuse('NOT_PAID') : { updatedPayment: samplePayment };
    },
  });
  open();
  await wait(6);
  expect(asked).toBe(3);
  expect(screen.getByText('Paid')).toBeVisible();
});

test('after about 20 s without a payment the error text is shown, and Try again asks once more (§2.11, 8)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let paid = false;
  fakeApi({ findBooking, updatePaymentStatus: () => (paid ? { updatedPayment: samplePayment } : refuse('NOT_PAID')) });
  open();
  await wait(10);
  expect(screen.getByText('Updating payment status...')).toBeVisible();
  await wait(20);
  expect(screen.getByRole('alert')).toHaveTextContent('This booking is not paid yet.');
  expect(screen.queryByText('Paid')).toBeNull();
  paid = true;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await wait(3);
  expect(screen.getByText('Paid')).toBeVisible();
});

test('without a network the page says so in the end, and Try again asks once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let offline = true;
  fakeApi({ findBooking, updatePaymentStatus: () => (offline ? disconnect() : { updatedPayment: samplePayment }) });
  open();
  await wait(30);
  expect(screen.getByRole('alert')).toHaveTextContent('There is no connection.');
  offline = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await wait(3);
  expect(screen.getByText('Paid')).toBeVisible();
});

test.each([
  ['FORBIDDEN', 'This payment belongs to another account.'],
  ['NOT_FOUND', 'We could not find this.'],
] as const)(
  'a payment that is not one of theirs (%s) is reported at once, without steps that are done (§2.11)',
  async (code, sentence) => {
    fakeApi({ updatePaymentStatus: () => refuse(code) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', `/view-my-booking/${sampleUser._id}`);
  },
);

test.each([
  ['refunded', 'Refunded'],
  ['refund_pending', 'Refunded'],
  ['needs_review', 'In review'],
] as const)('money that does not confirm the booking (%s) is never called Paid', async (status, word) => {
  fakeApi({ findBooking, updatePaymentStatus: () => ({ updatedPayment: { ...samplePayment, status } }) });
  open();
  await waitFor(() => expect(screen.getByText(word)).toBeVisible());
  expect(screen.queryByText('Paid')).toBeNull();
  expect(screen.queryByText('What comes next')).toBeNull();
});
