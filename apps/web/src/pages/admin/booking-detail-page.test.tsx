import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type LedgerRow,
  type Payment,
  sampleAdmin,
  sampleBooking,
  sampleCustomerDetail,
  sampleEmailEntry,
  sampleKeptEmail,
  sampleListedInvoice,
  samplePayment,
  sampleTrail,
  sampleTravellers,
  sampleTrip,
  type TrailEntry,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { DUE_ON, overdue, owingRest, waitingForDeposit } from '../../testing/deposit-booking.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingDetailPage } from './booking-detail-page.tsx';

const open = (fakes: Fakes = {}) => {
  const api = fakeApi({
    findBooking: () => ({ ...sampleBooking, bookingStatus: 'confirmed', amountPaid: 5999.97, refundOnCancel: 5999.97 }),
    ...fakes,
  });
  renderScreen(BookingDetailPage, { pattern: screens.adminBooking.path, at: `/bookings/${sampleBooking._id}` });
  return api;
};
const entryOf = (changes: Partial<TrailEntry['changes'][number]>[], fields: Partial<TrailEntry> = {}): TrailEntry => ({
  version: 9,
  at: '2026-11-21T10:00:00.000Z',
  by: { kind: 'admin', id: sampleAdmin._id, name: 'admin' },
  requestId: null,
  changes: changes.map((change) => ({
    what: 'status',
    attempt: null,
    from: null,
    to: 'cancelled',
    amount: null,
    origin: null,
    reason: null,
    ...change,
  })),
  ...fields,
});

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('a booking’s page shows what was booked, its payments with their ids, and who changed what and when, oldest first', async () => {
  const fee = { amount: 174.3, currency: 'INR', paidOutOn: '2026-11-22' };
  open({ listPayments: () => [{ ...samplePayment, fee }] });
  for (const text of ['Hampi at walking pace', 'Tue, 12 Jan 2027', '3 × ₹1,999.99'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('asha Booking 0000001E');
  const payments = within(screen.getByRole('region', { name: 'Payments' }));
  expect(payments.getByTitle('pi_sample')).not.toBeVisible();
  await userEvent.click(payments.getByText('Technical details'));
  for (const id of ['cs_test_sample', 'pi_sample']) expect(payments.getByTitle(id)).toBeVisible();
  expect(payments.getByText('Fee').nextSibling).toHaveTextContent('₹174.30');
  expect(payments.getByText('Paid out on').nextSibling).toHaveTextContent('22 Nov 2026');
  const trail = within(screen.getByRole('region', { name: 'History' }));
  const lines = trail.getAllByText(/Booked for|Confirmed\.|was received\./).map(({ textContent }) => textContent);
  expect(lines).toEqual(['Booked for ₹5,999.97.', 'Confirmed.', '₹5,999.97 was received.']);
  expect(trail.getByText(/asha \(traveller\)/)).toHaveTextContent('20 Nov 2026, 15:00:00');
  expect(trail.getByText(/Payment provider \(sent an event\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bookings' })).toHaveAttribute('href', '/bookings');
});

test('a booking that owes a rest says what is paid, owed and due, and takes a payment; an overdue one has its badge', async () => {
  let booking = owingRest;
  open({
    findBooking: () => booking,
    takePayment: () => {
      booking = overdue;
      return { payment: samplePayment };
    },
  });
  const facts = await screen.findAllByRole('definition');
  const told = facts.map((fact) => `${fact.previousSibling?.textContent}: ${fact.textContent}`);
  expect(told).toEqual(
    expect.arrayContaining(['Status: ConfirmedOwes', 'Paid: ₹30,000.00', 'Owed: ₹70,000.00', `Due: ${formatDay(DUE_ON)}`]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take money' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Record ₹70,000.00' }));
  expect(await screen.findByText('Overdue')).toHaveAttribute('data-tone', 'red');
});

test('a booking that waits for its deposit says how much that is, and what is due later', async () => {
  open({ findBooking: () => waitingForDeposit });
  const deposit = await screen.findByText('Deposit');
  expect(deposit.nextSibling).toHaveTextContent(`₹30,000.00and ₹70,000.00 by ${formatDay(DUE_ON)}`);
});

test('the voucher of a customer without an email address is saved at the desk, once the booking is confirmed', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Download voucher' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Send confirmation again' })).toBeNull();
});

test('whom the desk has named stands in the history at once', async () => {
  const named = entryOf([{ what: 'travellers', to: 'traveller 1: name' }]);
  let isNamed = false;
  open({
    listTrail: () => (isNamed ? [named] : sampleTrail),
    changeTravellers: () => {
      isNamed = true;
      return { ...sampleTravellers, version: 4 };
    },
  });
  await userEvent.click((await screen.findAllByRole('button', { name: /^Edit / }))[1] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Save traveller' }));
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(await history.findByText(/traveller 1: name/)).toBeVisible();
});

test('a call begins with the phone number and the email address, the trip and the day, each a press away', async () => {
  open();
  const head = within(await screen.findByRole('region', { name: 'This booking' }));
  expect(await head.findByRole('link', { name: 'Call +91 98450 12345' })).toHaveAttribute('href', 'tel:+919845012345');
  expect(await head.findByRole('link', { name: sampleCustomerDetail.email })).toHaveAttribute(
    'href',
    `mailto:${sampleCustomerDetail.email}`,
  );
  expect(head.getByRole('link', { name: 'Write' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:asha@example\.com\?subject=Booking%200000001E/),
  );
  expect(head.getByRole('link', { name: 'Tue, 12 Jan 2027' })).toHaveAttribute(
    'href',
    `/departures/${sampleBooking.package._id}/2027-01-12`,
  );
  for (const [name, part] of [
    ['Change day', 'day'],
    ['Change party', 'party'],
  ] as const)
    expect(head.getByRole('link', { name })).toHaveAttribute('href', `/bookings/${sampleBooking._id}/change?part=${part}`);
  expect(head.queryByText('Refunded')).toBeNull();
});

test('of a customer who has only a phone number it is said, and WhatsApp takes the place of an email', async () => {
  const toCall = { name: 'Meera Nair', phone: '098450 99999', e164: '+919845099999' };
  open({
    findBooking: () => ({ ...sampleBooking, bookingStatus: 'confirmed', toCall }),
    findCustomer: () => ({ ...sampleCustomerDetail, email: '' }),
    listTravellers: () => ({ ...sampleTravellers, contact: { name: 'Meera Nair', phone: '098450 99999' } }),
  });
  const head = within(await screen.findByRole('region', { name: 'This booking' }));
  expect(await head.findByRole('link', { name: 'Call 098450 99999' })).toHaveAttribute('href', 'tel:+919845099999');
  expect(head.getByText('Meera Nair:')).toBeVisible();
  expect(head.getByText('No email address')).toBeVisible();
  expect(head.queryByRole('link', { name: 'Write' })).toBeNull();
  expect(head.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919845099999/),
  );
});

test('who may not change bookings is offered neither money, change nor cancel', async () => {
  startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id });
  open({ findBooking: () => owingRest });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'All bookings of this trip' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Cancel booking' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Take money|Send )/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Change / })).toBeNull();
});

test('fourteen travellers are a row each, which says what is missing, and opens its form in its place', async () => {
  const fields = { asks: ['birthDate' as const], canEdit: true };
  const travellers = Array.from({ length: 14 }, (_, at) => ({ id: String(at), name: at === 0 ? 'Asha Rao' : null }));
  open({ listTravellers: () => ({ ...sampleTravellers, ...fields, travellers }) });
  const table = within(await screen.findByRole('table', { name: 'Travellers of this booking' }));
  expect(table.getAllByRole('row')).toHaveLength(15);
  expect(table.getByRole('row', { name: /^Asha Rao/ })).toHaveTextContent('Missing: date of birth');
  expect(screen.getByText('0 of 14 complete.')).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: 'Add details of Traveller 14' }));
  expect(await table.findByRole('form', { name: 'Traveller 14' })).toBeVisible();
});

test('an admin saves the invoice of a booking from here', async () => {
  const number = 'INV-2026-00000042';
  open({ findTrip: () => ({ ...sampleTrip, invoices: [{ number, kind: 'invoice', issuedOn: '2026-11-20', total: 5999.97 }] }) });
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(documents.getByRole('button', { name: `Download ${number}` })).toBeEnabled();
});

test('whoever may issue invoices corrects the buyer of the one that counts, once, and a refusal stands at its field', async () => {
  expectInConsole('Issuing an invoice in place of others failed');
  const [former, next] = ['INV-2026-00000041', 'INV-2026-00000042'];
  const old = { number: former, kind: 'invoice', issuedOn: '2026-11-20', total: 5999.97, replacedBy: next } as const;
  const counting = { ...old, number: next, replacedBy: undefined };
  const { callsOf } = open({
    findTrip: () => ({ ...sampleTrip, invoices: [counting, old] }),
    correctBuyer: () =>
      callsOf('correctBuyer').length === 1
        ? refuse('VALIDATION', { 'buyer.company': 'It is made out to this buyer already.' })
        : { invoice: { ...sampleListedInvoice, buyer: 'Heron Ltd' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: `Correct the buyer of ${next}` }));
  expect(screen.queryByRole('button', { name: `Correct the buyer of ${former}` })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the buyer' }));
  await userEvent.type(await dialog.findByLabelText('Company'), 'Heron Ltd');
  await userEvent.type(dialog.getByLabelText('Address'), '4 Quay Street');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue the new invoice' }));
  expect(await dialog.findByText('It is made out to this buyer already.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Issue the new invoice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { invoice: next, buyer: { company: 'Heron Ltd', address: '4 Quay Street' } };
  expect(callsOf('correctBuyer').map(({ body }) => body)).toEqual([sent, sent]);
});

test('the desk is offered no correction of an invoice', async () => {
  startSession({ token: 'a.b.c', role: 'desk', userId: sampleAdmin._id });
  const number = 'INV-2026-00000042';
  open({ findTrip: () => ({ ...sampleTrip, invoices: [{ number, kind: 'invoice', issuedOn: '2026-11-20', total: 5999.97 }] }) });
  expect(await screen.findByRole('button', { name: `Download ${number}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Correct the buyer/ })).toBeNull();
});

test('the invoice of cash that was just recorded appears by itself, though it is issued a moment later', async () => {
  const number = 'INV-2026-00000043';
  const issued = { number, kind: 'invoice', issuedOn: '2026-11-20', total: 5999.97 } as const;
  let paid = false;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { callsOf } = open({
    findBooking: () => ({ ...sampleBooking, canCancel: true, bookingStatus: paid ? 'confirmed' : 'pending' }),
    takePayment: () => {
      paid = true;
      return { payment: samplePayment };
    },
    findTrip: () => {
      if (!paid) return sampleTrip;
      return callsOf('findTrip').length < 3 ? { ...sampleTrip, isInvoiceDue: true } : { ...sampleTrip, invoices: [issued] };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take money' }));
  await userEvent.click(screen.getByRole('button', { name: /^Record ₹/ }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  await waitFor(() => expect(callsOf('findTrip')).toHaveLength(2));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('button', { name: `Download ${number}` })).toBeEnabled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(callsOf('findTrip')).toHaveLength(3);
  vi.useRealTimers();
});

test('a refund is given from here, and the page then shows it with its reason', async () => {
  let payment: Payment = { ...samplePayment, amountLeft: 5999.97 };
  let trail = sampleTrail;
  open({
    listPayments: () => [payment],
    listTrail: () => trail,
    refundPayment: ({ body }) => {
      const { amount, reason } = body as { amount: number; reason: string };
      const refund = { id: 'r', amount, state: 'done' as const, requestedAt: '2026-11-21T10:00:00.000Z', doneAt: null };
      payment = { ...payment, amountLeft: 5989.47, refunds: [{ ...refund, origin: 'admin', reason, by: 'admin' }] };
      trail = [...trail, entryOf([{ what: 'refund', to: 'done', amount, origin: 'admin', reason }])];
      return { payment };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund payment of asha' }));
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), '10.50');
  await userEvent.type(screen.getByLabelText('Reason'), 'A day was rained off');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  const refunds = within(await screen.findByRole('list', { name: 'Refunds' }));
  expect(refunds.getByText('A day was rained off')).toBeVisible();
  expect(await screen.findByText('₹10.50 was refunded.')).toBeVisible();
});

test('pending commands to the provider are shown with their last failure; what waits for a person with what to do', async () => {
  const commands: Payment['commands'] = [
    { kind: 'refund', tries: 3, nextTryAt: '2026-11-21T10:00:00.000Z', lastFailure: 'The card was closed.' },
  ];
  const attention = { reason: 'Too little was received.', todo: 'Refund it.', canGiveBack: true };
  open({ listPayments: () => [{ ...samplePayment, status: 'needs_review', attention, commands }] });
  const owed = within(await screen.findByRole('list', { name: 'Still to do at the provider' }));
  expect(owed.getByText(/Refund: tried 3 times/)).toHaveTextContent('21 Nov 2026, 15:30:00');
  expect(owed.getByText('The card was closed.')).toBeVisible();
  expect(screen.getByText('Too little was received.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Refund payment of asha' })).toHaveLength(1);
});

test('a cancel from here is asked for, and the trail is loaded again after it', async () => {
  let status: 'confirmed' | 'cancelled' = 'confirmed';
  const booking = () => ({ ...sampleBooking, bookingStatus: status, canCancel: status !== 'cancelled' });
  open({
    findBooking: booking,
    listTrail: () => (status === 'cancelled' ? [...sampleTrail, entryOf([{ reason: 'seats_sold' }])] : sampleTrail),
    cancelBooking: () => {
      status = 'cancelled';
      return { booking: booking() };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel booking' }));
  const prompt = within(await screen.findByRole('dialog'));
  await userEvent.click(prompt.getByRole('radio', { name: 'The traveller cancels' }));
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Cancelled. Its seats had been sold in the meantime.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'All bookings of this trip' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Cancel booking' })).toBeNull();
});

test('of a booking that is paid in cash it is said once until when its seats were held', async () => {
  const [first, later] = ['2026-11-21T10:00:00.000Z', '2026-11-21T10:30:00.000Z'];
  const entries = [
    entryOf(
      [
        { what: 'booked', amount: 5999.97 },
        { what: 'seats', from: 'none', to: first },
      ],
      { version: 1 },
    ),
    entryOf([{ what: 'seats', from: first, to: later }], { version: 2 }),
    entryOf(
      [
        { what: 'attempt', to: 'paid', amount: 5999.97 },
        { what: 'seats', from: later, to: 'kept' },
      ],
      { version: 3 },
    ),
  ];
  open({ listTrail: () => entries });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(await history.findByText('The seats are secured.')).toBeVisible();
  expect(history.getAllByText(/^Seats are held/).map(({ textContent }) => textContent)).toEqual([
    'Seats are held until 21 Nov 2026, 15:30.',
  ]);
});

test('every kind of change is shown in words', async () => {
  const said: [Partial<TrailEntry['changes'][number]>, string][] = [
    [
      { what: 'status', to: 'cancelled', reason: 'code_used_up' },
      'Cancelled. Its promotion code had been used up in the meantime.',
    ],
    [{ what: 'attempt', to: 'creating' }, 'Payment started.'],
    [{ what: 'attempt', to: 'expired' }, 'The payment page was closed unpaid.'],
    [{ what: 'decline', to: 'declined', reason: 'insufficient_funds' }, 'A card was declined: insufficient funds.'],
    [{ what: 'dispute', to: 'open' }, 'The traveller disputed the payment with their bank.'],
    [{ what: 'dispute', to: 'closed' }, 'The bank has decided on the dispute.'],
    [{ what: 'attempt', to: 'needs_review', amount: 5 }, '₹5.00 was received and waits for review.'],
    [
      { what: 'refund', to: 'pending', amount: 7, origin: 'cancel' },
      'A refund of ₹7.00 was started because of the cancellation.',
    ],
    [{ what: 'refund', to: 'failed', amount: 7 }, 'The bank did not accept the refund of ₹7.00.'],
    [{ what: 'seats', to: '2026-11-21T10:00:00.000Z' }, 'Seats are held until 21 Nov 2026, 15:30.'],
    [{ what: 'seats', to: 'none' }, 'The seats were released.'],
    [{ what: 'traveller', to: 'forgotten' }, 'The account was deleted, and the name erased.'],
  ];
  open({ listTrail: () => [entryOf(said.map(([change]) => change))] });
  for (const [, words] of said) expect(await screen.findByText(words)).toBeVisible();
});

test('the voucher with the names as they are now is sent again, to the address that the traveller has now', async () => {
  const sent: unknown[] = [];
  const email = { ...sampleEmailEntry, kind: 'booking-confirmed' as const, isResent: false };
  open({
    listEmails: () => [email],
    findEmail: () => ({ ...sampleKeptEmail, ...email, to: 'asha@wrong.example', resends: [] }),
    findCustomer: () => sampleCustomerDetail,
    resendEmail: ({ body }) => {
      sent.push(body);
      return { ...sampleKeptEmail, to: sampleCustomerDetail.email };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send confirmation again' }));
  expect(await screen.findByText('On its way to asha@example.com')).toBeVisible();
  expect(sent).toEqual([{ resends: 0, to: sampleCustomerDetail.email }]);
});

test('a link to pay that ended says when, and one press makes a new one, at the price of now once that was seen', async () => {
  expectInConsole('Renewing a link to pay failed');
  const ended = { ...sampleBooking, linkEndedAt: '2026-11-28T17:43:00.000Z', travelDate: '2198-01-12' };
  const { callsOf } = open({
    findBooking: () => ended,
    renewPayLink: ({ body }) =>
      Object(body).totalAmount === undefined ? refuse('PRICE_CHANGED', { totalAmount: 7000 }) : { booking: sampleBooking },
  });
  expect(await screen.findByText('It ended unpaid on 28 Nov 2026, 23:13. Its seats are no longer held.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New link' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'It now costs ₹7,000.00' }));
  await userEvent.click(question.getByRole('button', { name: 'New link at this price' }));
  await waitFor(() => expect(callsOf('renewPayLink')).toHaveLength(2));
  expect(callsOf('renewPayLink').map(({ body }) => Object(body).totalAmount)).toEqual([undefined, 7000]);
});

test('an open link is held longer, and why it cannot be is said beside it', async () => {
  expectInConsole('Renewing a link to pay failed');
  const payLink = { url: 'https://wayfarer.example/pay#x', until: '2198-01-02T10:00:00.000Z' };
  const sentence = 'Choose a time before the departure leaves.';
  const { callsOf } = open({
    findBooking: () => ({ ...sampleBooking, payLink, travelDate: '2198-01-12' }),
    renewPayLink: () => refuseAs('VALIDATION', sentence),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Hold longer' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(callsOf('renewPayLink').map(({ body }) => body)).toEqual([{ holdUntil: '2198-01-03T10:00:00.000Z' }]);
});

const movement = (at: string, row: object): LedgerRow => ({
  at: `2026-11-${at}:00:00.000Z`,
  kind: 'payment',
  amount: 30_000,
  state: 'done',
  way: 'cash',
  by: 'asha',
  reference: null,
  ...row,
});

test('the money of a booking stands in one list: each movement with its sign, what is with us after it, and what it comes to', async () => {
  const cash = { ...samplePayment, ledger: [movement('22T10', { on: '2026-11-22', reference: 'Slip 9' })] };
  const wrong = movement('21T10', { amount: 70_000 });
  const mistake = {
    ...samplePayment,
    _id: 'c'.repeat(24),
    ledger: [movement('21T11', { kind: 'reversal', amount: -70_000 }), wrong],
  };
  const back = movement('23T10', { kind: 'refund', amount: -1000, state: 'pending' });
  open({ findBooking: () => owingRest, listPayments: () => [{ ...cash, ledger: [...cash.ledger, back] }, mistake] });
  const money = within(await screen.findByRole('region', { name: 'Money' }));
  const amounts = money.getAllByRole('row').map((row) =>
    within(row)
      .getAllByRole(row.parentElement?.tagName === 'THEAD' ? 'columnheader' : 'cell')
      .slice(-2)
      .map(({ textContent }) => textContent?.replace('\u00a0', ' ').replace(/₹[\d,.]+ with us$/, '')),
  );
  expect(amounts).toEqual([
    ['Amount', 'With us'],
    ['+ ₹70,000.00', '₹70,000.00'],
    ['− ₹70,000.00', '₹0.00'],
    ['+ ₹30,000.00', '₹30,000.00'],
    ['− ₹1,000.00', '₹30,000.00'],
  ]);
  expect(money.getByText('Reversed: entered by mistake')).toBeVisible();
  expect(money.getAllByText(/^cash · by asha · on Sun, 22 Nov 2026 · Slip 9$/)[0]).toBeVisible();
  expect(money.getAllByText('To give back')[0]).toBeVisible();
  const sums = document.querySelector('dl[aria-label="What it comes to"]');
  expect(sums).toHaveTextContent('Price₹1,00,000.00Paid₹30,000.00Owed₹70,000.00');
});
