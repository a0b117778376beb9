import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingNumberOf, type Payment, sampleAdmin, samplePayment } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PaymentsPage } from './payments-page.tsx';

const open = (query = '') =>
  renderScreen(PaymentsPage, { pattern: screens.adminPayments.path, at: `${screens.adminPayments.path}${query}` });

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('a payment shows its transaction, username, booking number, amount, method and status, and nothing to change it (§2.21)', async () => {
  const booking = `${'0'.repeat(16)}1a2b3c4d`;
  const showTill = () => ({ ways: null, isTooMany: false, people: [] });
  fakeApi({ listPayments: () => [{ ...samplePayment, booking, status: 'refund_pending' }], showTill });
  open();
  const row = within((await screen.findByText('pi_sample')).closest('tr') as HTMLElement);
  for (const text of ['asha', '1A2B3C4D', '₹5,999.97', 'card', 'Refund pending']) expect(row.getByText(text)).toBeVisible();
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Copy transaction pi_sample']);
  expect(row.getByRole('link', { name: '1A2B3C4D' })).toHaveAttribute('href', `/bookings/${booking}`);
  const headings = within(screen.getByRole('table', { name: 'Payments' }))
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent);
  expect(headings).toEqual(['Transaction', 'User', 'Booking', 'Amount', 'Method', 'Status']);
});

test('a payment that waits for a person is above the table, with why, what to do, and the button that does it', async () => {
  const attention = { reason: '₹3,999.98 was received, ₹0.05 was due.', todo: 'Refund it.', canGiveBack: true };
  const strange = { ...samplePayment, status: 'needs_review' as const, attention };
  let refund: unknown;
  fakeApi({
    listPayments: ({ query }) => (refund === undefined && query.status === 'waiting' ? [strange] : []),
    refundPayment: ({ body }) => {
      refund = body;
      return { payment: { ...strange, status: 'refund_pending', attention: null, amountLeft: 0 } };
    },
  });
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getByText(attention.reason)).toBeVisible();
  expect(waiting.getByRole('link', { name: bookingNumberOf(samplePayment.booking) })).toHaveAttribute(
    'href',
    `/bookings/${samplePayment.booking}`,
  );
  await userEvent.click(waiting.getByRole('button', { name: 'Refund payment of asha' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Wrong amount');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(refund).toMatchObject({ amount: samplePayment.amountLeft, reason: 'Wrong amount' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());
});

test('the table can be filtered by one status, which is in the address', async () => {
  const asked: (string | undefined)[] = [];
  fakeApi({
    listPayments: ({ query }) => {
      asked.push(query.status);
      return [samplePayment];
    },
  });
  const { address } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Refund pending');
  expect(address()).toBe('/payments?status=refund_pending');
  await waitFor(() => expect(asked).toContain('refund_pending'));
});

test('an address from before the status was renamed still narrows the table', async () => {
  fakeApi({ listPayments: ({ query }) => (query.status === 'needs_review' ? [samplePayment] : []) });
  open('?status=review');
  expect(await screen.findByLabelText('Status')).toHaveValue('needs_review');
  expect(await screen.findByText('pi_sample')).toBeVisible();
});

test('a long id is shown short, is whole in its title, and can be copied', async () => {
  const transactionId = `cs_test_${'a1B2c3D4'.repeat(7)}`;
  fakeApi({ listPayments: () => [{ ...samplePayment, transactionId }] });
  const user = userEvent.setup();
  open();
  expect(await screen.findByTitle(transactionId)).toHaveTextContent('cs_test_a1B2…2c3D4');
  await user.click(screen.getByRole('button', { name: `Copy transaction ${transactionId}` }));
  expect(await navigator.clipboard.readText()).toBe(transactionId);
});

test('without payments the page says so; a failure says why and offers Try again', async () => {
  fakeApi({ listPayments: () => [] });
  const { unmount } = open();
  expect(await screen.findByText('No payments found')).toBeVisible();
  unmount();
  fakeApi({ listPayments: () => refuse('NOT_READY') });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not ready.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('the CSV holds what the table shows, in the server’s order, with formulas disarmed and a part refund called one', async () => {
  fakeApi({
    listPayments: () => [
      {
        ...samplePayment,
        status: 'paid',
        amountRefunded: 10,
        invoiceNumbers: ['INV-2026-00000042', 'CN-2026-00000003'],
      },
      { ...samplePayment, _id: 'd'.repeat(24), id: 'd'.repeat(24), transactionId: '=cmd', status: 'expired' },
    ],
  });
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:csv';
  };
  URL.revokeObjectURL = () => undefined;
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open();
  await screen.findByText('pi_sample');
  await userEvent.click(screen.getByRole('button', { name: 'Export 2 payments' }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [head, second, first] = (await blobs[0]?.text())?.split('\r\n') ?? [];
  expect(head).toContain(
    'Transaction,User,Booking,Amount,Received,Refunded,Date,Invoices,Method,Way,Taken by,Customer,Trip,Travel day,Status',
  );
  expect(first).toMatch(/^'=cmd,asha,\w{8},5999.97,0.00,0.00,\d{4}-\d\d-\d\d,,card,card,,asha,,,Expired$/);
  expect(second).toMatch(
    /^pi_sample,.*,5999.97,5999.97,10.00,2026-11-20,INV-2026-00000042 CN-2026-00000003,card,card,,asha,,,Partly refunded$/,
  );
  expect(clicked).toHaveBeenCalledOnce();
});

test('payments are found by amount, written as screens show it, and by days; an invalid amount is reported at the field', async () => {
  const asked: Record<string, string>[] = [];
  fakeApi({
    listPayments: ({ query }) => {
      asked.push(query);
      return [samplePayment];
    },
  });
  const { address } = open('?from=2026-11-01');
  const amount = await screen.findByLabelText('Amount');
  await userEvent.type(amount, '5,999.97{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ amount: '5999.97', from: '2026-11-01' }));
  expect(address()).toBe('/payments?from=2026-11-01&amount=5999.97');
  await userEvent.clear(amount);
  await userEvent.type(amount, 'much{Enter}');
  expect(screen.getByText('Enter an amount such as 24,500.50.')).toBeVisible();
  expect(amount).toHaveValue('much');
  expect(address()).toBe('/payments?from=2026-11-01&amount=5999.97');
});

const dueFor = (end: string, amount: number): Payment => {
  const _id = `${samplePayment._id.slice(0, -1)}${end}`;
  const refund = { origin: 'cancel', reason: null, by: null, doneAt: null, byHand: true } as const;
  return {
    ...samplePayment,
    _id,
    id: _id,
    status: 'refund_pending',
    paymentMethod: 'cash',
    byHand: { receivedOn: '2026-11-20', takenBy: 'meera' },
    contact: { name: `Guest ${end}`, hasEmail: true },
    refunds: [{ ...refund, id: `${_id}-1`, amount, state: 'pending', requestedAt: '2026-11-21T09:00:00.000Z' }],
    attention: { reason: 'It is due back.', todo: 'Give it back.', canGiveBack: false },
  };
};

test('what is due to several is given back in one dialog, who is not ticked is left, and what fails says why and stops no other', async () => {
  expectInConsole('Giving back failed');
  const all = [dueFor('a', 100), dueFor('b', 200), dueFor('c', 400), dueFor('d', 800)];
  const { callsOf } = fakeApi({
    listPayments: ({ query }) => (query.status === 'waiting' ? all : []),
    giveBack: ({ params }) =>
      params.id === all[1]?._id ? refuseAs('NOT_FOUND', 'There is no such refund.') : { payment: samplePayment },
  });
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  await userEvent.click(await waiting.findByRole('button', { name: 'Give back (4)' }));
  const form = within(await screen.findByRole('form', { name: 'Give back' }));
  await userEvent.click(form.getByRole('checkbox', { name: /^₹800.00 Guest d/ }));
  expect(form.getByText(/Each of them is told by email/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '₹700.00 given back to 3 travellers' }));
  expect(await screen.findByText('₹500.00 given back to 2 travellers.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Not done' })).toHaveTextContent(/^Guest b, booking \w+There is no such refund\.$/);
  expect(screen.getByRole('button', { name: 'Done' })).toBeEnabled();
  expect(callsOf('giveBack').map(({ params }) => params.id)).toEqual(all.slice(0, 3).map(({ _id }) => _id));
});

test('payments are filtered by way, person and what they wait for in the address, with what came in and went out of them', async () => {
  const { callsOf } = fakeApi({ listPayments: () => [samplePayment] });
  const { address } = open('?waiting=give-back');
  await screen.findByText('pi_sample');
  expect(callsOf('listPayments').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ status: 'waiting', waitsFor: 'give-back' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Way'), 'Cash');
  await userEvent.selectOptions(screen.getByLabelText('Taken by'), sampleAdmin.username);
  expect(address()).toBe(`/payments?waiting=give-back&way=cash&takenBy=${sampleAdmin._id}`);
  const asked = { way: 'cash', takenBy: sampleAdmin._id };
  await waitFor(() => expect(callsOf('showTill').at(-1)?.query).toEqual(asked));
  expect(callsOf('listPayments').map(({ query }) => query)).toContainEqual(expect.objectContaining({ status: 'all', ...asked }));
  const till = within(screen.getByRole('table', { name: 'In and out' }));
  expect(till.getByRole('row', { name: /^Cash/ })).toHaveTextContent('Cash₹12,000.00₹16,200.00−₹4,200.00');
  expect(till.getByRole('row', { name: /^All/ })).toHaveTextContent('All₹60,000.00₹16,200.00₹43,800.00');
});
