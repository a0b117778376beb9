import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Payment, sampleAdmin, samplePayment } from '@wayfarer/contracts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RefundDialog } from './refund-dialog.tsx';

beforeEach(() => startSession({ token: 'any', role: 'admin', userId: sampleAdmin._id }));

let offered: Payment = samplePayment;
const Screen = () => {
  const [shown, setShown] = useState<Payment | null>(null);
  const [told, setTold] = useState('');
  return (
    <>
      <button type="button" onClick={() => setShown(offered)}>
        Open
      </button>
      <p>{told}</p>
      <RefundDialog payment={shown} onClose={() => setShown(null)} onRefunded={({ status }) => setTold(`Now ${status}`)} />
    </>
  );
};
const open = (payment: Payment = samplePayment) => {
  offered = payment;
  renderScreen(Screen, { pattern: '/', at: '/' });
  return reopen();
};
const reopen = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Refund payment' }));
};
type Box = Awaited<ReturnType<typeof open>>;
const fill = async (box: Box, amount: string, reason: string) => {
  await userEvent.clear(box.getByLabelText('Amount'));
  if (amount !== '') await userEvent.type(box.getByLabelText('Amount'), amount);
  if (reason !== '') await userEvent.type(box.getByLabelText('Reason'), reason);
  await userEvent.click(box.getByRole('button', { name: 'Refund' }));
};

test('what is left is offered, with what refunding all of it means; a part is sent once, with its reason', async () => {
  const { callsOf } = fakeApi({
    refundPayment: () => ({ payment: { ...samplePayment, amountLeft: 4999.97 } }),
  });
  const box = await open();
  expect(box.getByLabelText('Amount')).toHaveValue('5999.97');
  expect(box.getByText(/Refundable: ₹5,999.97 of ₹5,999.97. A full refund also cancels a confirmed booking./)).toBeVisible();
  await fill(box, '1000', 'The guide was ill.');
  expect(await screen.findByText('Now paid')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('refundPayment').map(({ params, body }) => [params.id, body])).toEqual([
    [samplePayment._id, { amount: 1000, reason: 'The guide was ill.' }],
  ]);
});

test('a try whose answer was lost is repeated under its key; a dialog that opens again has another', async () => {
  expectInConsole('Refunding a payment failed');
  const keys: (string | undefined)[] = [];
  fakeApi({
    refundPayment: ({ headers }) => {
      keys.push(headers['idempotency-key']);
      return keys.length === 1 ? disconnect() : { payment: samplePayment };
    },
  });
  const box = await open();
  await fill(box, '10', 'Promised by phone.');
  expect(await box.findByRole('alert')).toHaveTextContent('There is no connection');
  await userEvent.click(box.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await fill(await reopen(), '10', 'Promised by phone.');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^\w{20,}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('too much, nothing, and no reason are shown at their fields, also when only the server knows what is left', async () => {
  expectInConsole('Refunding a payment failed');
  fakeApi({ refundPayment: () => refuse('NOT_REFUNDABLE', { amountLeft: 5 }) });
  const box = await open();
  await fill(box, '6000', 'x');
  expect(await box.findByText('At most ₹5,999.97 is left to refund.')).toBeVisible();
  expect(box.getByText('Use at least 3 characters.')).toBeVisible();
  await fill(box, '', 'yz');
  expect(await box.findByText('Enter an amount.')).toBeVisible();
  await fill(box, '5,999.97', '');
  expect(await box.findByText('This is more than what is left to refund of this payment.')).toBeVisible();
  expect(box.getByLabelText('Amount')).toHaveFocus();
});

test.each([
  ['6000', 'At most ₹5,999.97 is left to refund.'],
  ['1,5', 'Enter an amount.'],
])('an amount of %s is reported at its field on leaving it, before anything is sent', async (amount, sentence) => {
  const { callsOf } = fakeApi();
  const box = await open();
  await userEvent.clear(box.getByLabelText('Amount'));
  await userEvent.type(box.getByLabelText('Amount'), amount);
  await userEvent.tab();
  expect(await box.findByText(sentence)).toBeVisible();
  await userEvent.clear(box.getByLabelText('Amount'));
  await userEvent.type(box.getByLabelText('Amount'), '5,999.97');
  await waitFor(() => expect(box.getByLabelText('Amount')).toBeValid());
  expect(callsOf('refundPayment')).toEqual([]);
});

test('a payment under review is refunded in full only', async () => {
  const box = await open({ ...samplePayment, status: 'needs_review' });
  expect(box.getByLabelText('Amount')).toHaveAttribute('readonly');
  expect(box.getByText(/A payment under review is refunded in full/)).toBeVisible();
});

const byHand: Payment = { ...samplePayment, paymentMethod: 'cash', byHand: { receivedOn: '2026-11-20', takenBy: 'asha' } };

test('what staff entered by mistake is reversed as a whole, with a reason', async () => {
  const { callsOf } = fakeApi({ refundPayment: () => ({ payment: { ...byHand, status: 'refunded', amountLeft: 0 } }) });
  const box = await open(byHand);
  await userEvent.clear(box.getByLabelText('Amount'));
  await userEvent.type(box.getByLabelText('Amount'), '10');
  await userEvent.click(box.getByRole('radio', { name: 'Entered by mistake' }));
  expect(box.getByLabelText('Amount')).toHaveValue('5999.97');
  expect(box.getByLabelText('Amount')).toHaveAttribute('readonly');
  expect(box.getByText(/Nothing is given back, and the amount is owed again/)).toBeVisible();
  await userEvent.type(box.getByLabelText('Reason'), 'Typed twice.');
  await userEvent.click(box.getByRole('button', { name: 'Reverse entry' }));
  await screen.findByText('Now refunded');
  expect(callsOf('refundPayment').map(({ body }) => body)).toEqual([
    { amount: 5999.97, reason: 'Typed twice.', isReversal: true },
  ]);
});

test('a card is never reversed, nor money by hand of which something went back', async () => {
  fakeApi({});
  expect((await open()).queryByRole('radio')).toBeNull();
});
