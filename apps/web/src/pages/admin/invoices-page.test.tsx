import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, sampleAdmin, sampleInvoiceSums, sampleListedInvoice } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
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
