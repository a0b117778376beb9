import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, type Payment, sampleAdmin, sampleBooking, samplePayment } from '@wayfarer/contracts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
import { owingRest, waitingForDeposit } from '../../testing/deposit-booking.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AttemptCard } from './attempt-card.tsx';
import { TakePaymentDialog } from './take-payment-dialog.tsx';

beforeEach(() => startSession({ token: 'any', role: 'desk', userId: sampleAdmin._id }));

const Unpaid = ({ booking }: { booking: Booking }) => {
  const [open, setOpen] = useState(true);
  return <TakePaymentDialog booking={booking} open={open} onClose={() => setOpen(false)} />;
};
const openDialog = async (booking: Booking = sampleBooking) => {
  renderScreen(() => <Unpaid booking={booking} />, { pattern: '/', at: '/' });
  return within(await screen.findByRole('form', { name: 'Record payment' }));
};

test('cash is recorded once with its day and reference, also where the answer was lost and it is pressed again', async () => {
  expectInConsole('Recording a payment failed');
  const { callsOf } = fakeApi({
    takePayment: () => (callsOf('takePayment').length === 1 ? disconnect() : { payment: samplePayment }),
  });
  const form = await openDialog();
  await userEvent.type(form.getByLabelText(/^Reference/), 'Receipt 12');
  const record = form.getByRole('button', { name: 'Record ₹5,999.97' });
  await userEvent.click(record);
  expect(await form.findByRole('alert')).toHaveTextContent('There is no connection');
  await userEvent.click(record);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { way: 'cash', receivedOn: todayOnSite(), reference: 'Receipt 12', amount: 5999.97 };
  expect(callsOf('takePayment').map((call) => [call.params.id, call.body])).toEqual(Array(2).fill([sampleBooking._id, body]));
  expect(new Set(callsOf('takePayment').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a day to come is refused at its field, and what was typed stays', async () => {
  expectInConsole('Recording a payment failed');
  const future = 'This day is in the future.';
  fakeApi({ takePayment: () => refuse('VALIDATION', { receivedOn: future }) });
  const form = await openDialog();
  await userEvent.selectOptions(form.getByLabelText('Paid by'), 'Bank transfer');
  const day = form.getByLabelText('Received on');
  await userEvent.clear(day);
  await userEvent.click(form.getByRole('button', { name: /^Record/ }));
  expect(await form.findByText('Enter the day on which you received it.')).toBeVisible();
  await userEvent.type(day, todayOnSite());
  await userEvent.click(form.getByRole('button', { name: /^Record/ }));
  expect(await form.findByText(future)).toBeVisible();
  expect(form.getByLabelText('Paid by')).toHaveValue('transfer');
});

test.each([
  ['desk', false],
  ['admin', true],
] as const)(
  'where the booked price holds no longer both are told to the role %s, and an admin may keep it',
  async (role, mayKeep) => {
    expectInConsole('Recording a payment failed');
    startSession({ token: 'any', role, userId: sampleAdmin._id });
    const { callsOf } = fakeApi({
      takePayment: ({ body }) =>
        Object(body).amount === 7000 || Object(body).keepPrice
          ? { payment: samplePayment }
          : refuse('PRICE_CHANGED', { totalAmount: 7000, formerAmount: 5999.97 }),
    });
    const form = await openDialog();
    await userEvent.click(form.getByRole('button', { name: 'Record ₹5,999.97' }));
    expect(
      await form.findByText(/^The booked price of ₹5,999\.97 holds no longer\. The trip costs ₹7,000\.00 now\./),
    ).toBeVisible();
    const keep = form.queryByLabelText('Keep the booked price of ₹5,999.97');
    expect(keep !== null).toBe(mayKeep);
    if (keep) await userEvent.click(keep);
    await userEvent.click(form.getByRole('button', { name: mayKeep ? 'Record ₹5,999.97' : 'Record ₹7,000.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('takePayment').at(-1)?.body).toMatchObject(mayKeep ? { amount: 5999.97, keepPrice: true } : { amount: 7000 });
  },
);

test('all of a price with a deposit is proposed, and one press takes the deposit', async () => {
  const { callsOf } = fakeApi({ takePayment: () => ({ payment: samplePayment }) });
  const form = await openDialog(waitingForDeposit);
  expect(form.getByLabelText('Amount')).toHaveValue('100000');
  await userEvent.click(form.getByRole('button', { name: 'Deposit ₹30,000.00' }));
  await userEvent.click(form.getByRole('button', { name: 'Record ₹30,000.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('takePayment').at(-1)?.body).toEqual({ way: 'cash', receivedOn: todayOnSite(), amount: 30_000 });
  expect(readAnnouncements().at(-1)?.title).toBe('Payment recorded. The booking is confirmed. ₹70,000.00 is still owed.');
});

test('of a booking that owes a rest any part is taken, and what is wrong with it stands at its field', async () => {
  expectInConsole('Recording a payment failed');
  const sentence = 'Only ₹70,000.00 of this booking is still owed.';
  const { callsOf } = fakeApi({
    takePayment: ({ body }) =>
      Object(body).amount > 70_000 ? refuse('VALIDATION', { amount: sentence }) : { payment: samplePayment },
  });
  const form = await openDialog(owingRest);
  const amount = form.getByLabelText('Amount');
  expect(amount).toHaveValue('70000');
  expect(form.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  const type = async (text: string) => {
    await userEvent.clear(amount);
    await userEvent.type(amount, text);
    await userEvent.click(form.getByRole('button', { name: /^Record/ }));
  };
  await type('much');
  expect(amount).toHaveAccessibleDescription('Enter an amount.');
  await type('80,000');
  await waitFor(() => expect(amount).toHaveAccessibleDescription(sentence));
  await type('20,000');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('takePayment').map(({ body }) => Object(body).amount)).toEqual([80_000, 20_000]);
});

test('a deposit at a price that holds no longer is taken once its new total is agreed to', async () => {
  expectInConsole('Recording a payment failed');
  const { callsOf } = fakeApi({
    takePayment: ({ body }) =>
      Object(body).totalAmount === 120_000 ? { payment: samplePayment } : refuse('PRICE_CHANGED', { totalAmount: 120_000 }),
  });
  const form = await openDialog(waitingForDeposit);
  await userEvent.click(form.getByRole('button', { name: 'Record ₹1,00,000.00' }));
  expect(await form.findByRole('button', { name: 'Record ₹1,20,000.00' })).toBeVisible();
  expect(form.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  await userEvent.clear(form.getByLabelText('Amount'));
  await userEvent.type(form.getByLabelText('Amount'), '36,000');
  await userEvent.click(form.getByRole('button', { name: 'Record ₹36,000.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('takePayment').at(-1)?.body).toMatchObject({ amount: 36_000, totalAmount: 120_000 });
});

const refundOf = (id: string) => ({ id: `${id}-1`, origin: 'cancel', reason: null, by: null, doneAt: null }) as const;
const due: Payment = {
  ...samplePayment,
  status: 'refund_pending',
  paymentMethod: 'cash',
  transactionId: 'Receipt 12',
  byHand: { receivedOn: '2026-11-20', takenBy: 'meera' },
  refunds: [
    { ...refundOf(samplePayment._id), amount: 1620, state: 'pending', requestedAt: '2026-11-21T09:00:00.000Z', byHand: true },
  ],
  contact: { name: 'Asha Rao', phone: '+91 98450 12345', hasEmail: false },
  attention: { reason: '₹1,620.00 of this cash payment is due back.', todo: 'Give it back.', canGiveBack: false },
};
const showCard = (payment: Payment) =>
  renderScreen(() => <AttemptCard payment={payment} onRefund={() => undefined} />, { pattern: '/', at: '/' });

test('what is due back of cash is written down as given, with way, day and reference, which ends the dialog, and nobody without an address is said to be told', async () => {
  const { callsOf } = fakeApi({ giveBack: () => ({ payment: samplePayment }) });
  showCard(due);
  expect(screen.getByText(/received on Fri, 20 Nov 2026, taken by meera, reference Receipt 12/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Refunds' })).toHaveTextContent('₹1,620.00 to give back');
  await userEvent.click(screen.getByRole('button', { name: 'Give back' }));
  const form = within(await screen.findByRole('form', { name: 'Give back' }));
  expect(form.getByRole('checkbox')).toHaveAccessibleName(/^₹1,620.00 Asha Rao, booking \w+\+91 98450 12345 · cash of ₹5,999.97/);
  expect(form.getByText(/Nobody here has an email address/)).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('How'), 'Bank transfer');
  await userEvent.type(form.getByLabelText(/^Reference/), 'UTR 4711');
  await userEvent.click(screen.getByRole('button', { name: '₹1,620.00 given back to 1 traveller' }));
  expect(await screen.findByText('₹1,620.00 given back to 1 traveller.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const how = { way: 'transfer', givenOn: todayOnSite(), reference: 'UTR 4711' };
  expect(callsOf('giveBack').map(({ params, body }) => [params.id, body])).toEqual([[due._id, { refund: `${due._id}-1`, how }]]);
});

test('the record of a refund shows how it was given back', () => {
  fakeApi();
  const givenBack = { way: 'transfer', givenOn: '2026-11-21', reference: 'UTR 4711', by: 'meera' } as const;
  const refunds = due.refunds.map((refund) => ({ ...refund, state: 'done' as const, givenBack }));
  showCard({ ...due, status: 'refunded', attention: null, refunds });
  const list = screen.getByRole('list', { name: 'Refunds' });
  expect(list).toHaveTextContent('Given back by bank transfer on Sat, 21 Nov 2026, by meera, reference UTR 4711');
});
