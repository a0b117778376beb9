import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, sampleAdmin, sampleInvoiceSums, sampleListedInvoice, sampleTravellers } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { InvoicesPage } from './invoices-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const open = (search = '?month=2026-11') =>
  renderScreen(InvoicesPage, { pattern: screens.adminInvoices.path, at: `/invoices${search}` });

test('a month shows its documents, and what they come to beside the year before; a kind sums up that kind alone', async () => {
  fakeApi();
  open();
  expect(await screen.findByText(sampleListedInvoice._id)).toBeVisible();
  const sums = await screen.findByRole('table', { name: /the same days a year before/ });
  const { month, yearBefore } = sampleInvoiceSums;
  expect(within(sums).getByRole('row', { name: /Gross/ })).toHaveTextContent(
    `${formatMoney(month.invoices.gross + month.creditNotes.gross)}${formatMoney(yearBefore.invoices.gross)}`,
  );
  // No document has a fee, so it is told of the month alone.
  expect(within(sums).getByRole('row', { name: /Fees/ })).toHaveTextContent(`${formatMoney(7320.6)}${formatMoney(0)}`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Credit notes');
  expect(within(sums).queryByRole('row', { name: /Fees/ })).toBeNull();
  expect(within(sums).getByRole('row', { name: /Gross/ })).toHaveTextContent(formatMoney(month.creditNotes.gross));
});

test('receipts are among the documents of a month, and a month without any has none of them', async () => {
  const receipts = { count: 3, net: 76_190.48, tax: 3809.52, gross: 80_000 };
  fakeApi({ sumInvoices: () => ({ ...sampleInvoiceSums, month: { ...sampleInvoiceSums.month, receipts } }) });
  open();
  const sums = await screen.findByRole('table', { name: /the same days a year before/ });
  const { month, yearBefore } = sampleInvoiceSums;
  expect(within(sums).getByRole('row', { name: /Gross/ })).toHaveTextContent(
    `${formatMoney(month.invoices.gross + 80_000 + month.creditNotes.gross)}${formatMoney(yearBefore.invoices.gross)}`,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Receipts');
  expect(within(sums).getByRole('row', { name: /Gross/ })).toHaveTextContent(`${formatMoney(80_000)}${formatMoney(0)}`);
});

test('where a month has several rates of tax, each has a line, which comes to the tax of all', async () => {
  const { month, yearBefore } = sampleInvoiceSums;
  const rates = [
    { percent: 5, net: 140_000, tax: 7000, gross: 147_000 },
    { percent: 18, net: 27_777.78, tax: 5000, gross: 32_777.78 },
  ];
  fakeApi({ sumInvoices: () => ({ month: { ...month, invoices: { ...month.invoices, rates } }, yearBefore }) });
  open();
  const sums = within(await screen.findByRole('table', { name: /the same days a year before/ }));
  // The credit notes of the month take back 500 of 5 percent.
  expect(sums.getByRole('row', { name: /Tax 5%/ })).toHaveTextContent(`${formatMoney(6500)}${formatMoney(0)}`);
  expect(sums.getByRole('row', { name: /Tax 18%/ })).toHaveTextContent(`${formatMoney(5000)}${formatMoney(0)}`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Credit notes');
  expect(sums.queryByRole('row', { name: /Tax 5%/ })).toBeNull();
});

test('another month is one step away, and a search looks through all months', async () => {
  const { callsOf } = fakeApi();
  const { address } = open();
  await screen.findByText(sampleListedInvoice._id);
  await userEvent.click(screen.getByRole('button', { name: 'Month before: Oct 2026' }));
  await waitFor(() => expect(callsOf('listInvoices').at(-1)?.query).toMatchObject({ month: '2026-10' }));
  expect(address()).toBe('/invoices?month=2026-10');
  await userEvent.type(screen.getByRole('searchbox'), 'INV-2025');
  await waitFor(() => expect(callsOf('listInvoices').at(-1)?.query.search).toBe('INV-2025'));
  expect(callsOf('listInvoices').at(-1)?.query).not.toHaveProperty('month');
  // What is found is of any month.
  expect(screen.queryByRole('table', { name: /a year before/ })).toBeNull();
});

test('the files of the shown month are asked for by it, and a refusal is told beside the button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { callsOf } = fakeApi({ packInvoices: () => refuse('BUSY') });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Payments, refunds and fees as CSV' }));
  await waitFor(() => expect(callsOf('exportMovements').map(({ query }) => query)).toEqual([{ month: '2026-11' }]));
  await userEvent.click(screen.getByRole('button', { name: 'All PDFs of the month' }));
  await waitFor(() => expect(callsOf('packInvoices')).toHaveLength(1));
  expect(await screen.findByRole('alert')).toBeVisible();
});

const invoiceOf = (number: number, change: Partial<typeof sampleListedInvoice> = {}) => {
  const _id = `INV-2026-0000004${number}`;
  return { ...sampleListedInvoice, _id, id: _id, booking: String(number).padStart(24, '0'), gross: 100 * number, ...change };
};
const rows = [
  invoiceOf(1),
  invoiceOf(2, { isCompany: true, buyer: 'Heron & Sons Ltd' }),
  invoiceOf(3, { replacedBy: 'INV-2026-00000039' }),
  invoiceOf(4, { kind: 'receipt' }),
];
const invoiceTo = { company: 'Heron & Sons Ltd', address: '4 Quay Street', taxNumber: 'GB 123' };
const openSelected = async (fakes: Fakes = {}) => {
  const api = fakeApi({
    listInvoices: () => rows,
    listTravellers: ({ params }) => ({ ...sampleTravellers, booking: params.id ?? '', contact: { name: 'Asha', invoiceTo } }),
    ...fakes,
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'One invoice for these' }));
  return { ...api, dialog: within(await screen.findByRole('dialog', { name: 'One invoice' })) };
};

test('one invoice for several is made out to the first company among them, without those that cannot be on it, and its PDF is at hand', async () => {
  const group = invoiceOf(9, { bookings: [rows[0]?.booking ?? '', rows[1]?.booking ?? ''] });
  const { callsOf, dialog } = await openSelected({ issueGroupInvoice: () => ({ invoice: group }) });
  expect(await dialog.findByRole('textbox', { name: 'Company' })).toHaveValue('Heron & Sons Ltd');
  expect(callsOf('listTravellers').map(({ params }) => params.id)).toEqual([rows[1]?.booking]);
  expect(within(dialog.getByRole('list', { name: 'Left out' })).getByText('Replaced by INV-2026-00000039')).toBeVisible();
  expect(within(dialog.getByRole('list', { name: 'Left out' })).getByText('A receipt')).toBeVisible();
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await userEvent.clear(address);
  await userEvent.click(dialog.getByRole('button', { name: 'Issue one invoice' }));
  expect(await dialog.findByText('Enter an address.')).toBeVisible();
  await userEvent.type(address, '5 Quay Street');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue one invoice' }));
  const issued = within(await screen.findByRole('dialog', { name: 'Invoice issued' }));
  expect(callsOf('issueGroupInvoice').map(({ body }) => body)).toEqual([
    { bookings: group.bookings, buyer: { ...invoiceTo, address: '5 Quay Street' } },
  ]);
  await userEvent.click(issued.getByRole('button', { name: `PDF of ${group._id}` }));
  await waitFor(() => expect(only(callsOf('printInvoice')).query).toEqual({ number: group._id }));
  await userEvent.click(issued.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One invoice for these' })).toBeNull());
});

test('a refusal is told in the dialog, and what was typed is still there', async () => {
  expectInConsole('Issuing an invoice in place of others failed');
  const { dialog } = await openSelected({ issueGroupInvoice: () => refuse('VALIDATION') });
  await userEvent.click(await dialog.findByRole('button', { name: 'Issue one invoice' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Tax number/ })).toHaveValue('GB 123');
});

test('who only reads invoices selects none', async () => {
  startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id });
  fakeApi();
  open();
  await screen.findByText(sampleListedInvoice._id);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
