import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney, monthAfter, monthOf, sampleAdmin, sampleMoneyReport, sampleStatement } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { formatMonth, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ReportsPage } from './reports-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const open = (search = '') => renderScreen(ReportsPage, { pattern: screens.adminReports.path, at: `/reports${search}` });
const line = only(sampleMoneyReport.lines);

test('a report begins with this year by trip, its total first, and each trip leads to its bookings', async () => {
  const { callsOf } = fakeApi();
  open();
  expect(await screen.findByRole('link', { name: line.name })).toHaveAttribute('href', `/bookings?package=${line.key}`);
  const now = monthOf(todayOnSite());
  expect(only(callsOf('reportMoney')).query).toEqual({ by: 'trip', from: `${now.slice(0, 4)}-01`, to: now });
  const total = screen.getByText(formatMoney(sampleMoneyReport.total.net), { selector: 'dd' });
  expect(total).toBeVisible();
});

test('months and view are in the address; a year at most is asked for, whatever the address says', async () => {
  const { callsOf } = fakeApi({ reportMoney: () => ({ ...sampleMoneyReport, lines: [{ ...line, key: 'IN', name: '' }] }) });
  const { address } = open('?by=country&from=2025-04&to=2031-01');
  await waitFor(() => expect(only(callsOf('reportMoney')).query).toEqual({ by: 'country', from: '2025-04', to: '2026-03' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), formatMonth('2025-06'));
  await waitFor(() => expect(address()).toBe('/reports?by=country&from=2025-04&to=2025-06'));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'From' }),
    formatMonth(monthAfter(monthOf(todayOnSite()), -1)),
  );
  const last = monthAfter(monthOf(todayOnSite()), -1);
  await waitFor(() => expect(callsOf('reportMoney').some(({ query }) => query.from === last && query.to === last)).toBe(true));
});

test('the statement has a line for each month, which leads to its documents, and the sum of all', async () => {
  fakeApi();
  open('?by=statement&from=2026-11&to=2026-11');
  expect(await screen.findByRole('link', { name: 'Nov 2026' })).toHaveAttribute('href', '/invoices?month=2026-11');
  const { invoices, creditNotes } = sampleStatement.total;
  const table = screen.getByRole('table', { name: 'Documents by month' });
  expect(within(table).getByText(formatMoney(invoices.gross + creditNotes.gross))).toBeVisible();
});

test('a statement of several rates tells the tax at each beside its sum', async () => {
  const rates = [
    { percent: 0, net: 100_000, tax: 0, gross: 100_000 },
    { percent: 5, net: 140_000, tax: 12_000, gross: 152_000 },
  ];
  const total = { ...sampleStatement.total, invoices: { ...sampleStatement.total.invoices, rates } };
  fakeApi({ stateMonths: () => ({ months: [{ ...total, month: '2026-11' }], total }) });
  open('?by=statement&from=2026-11&to=2026-11');
  const table = within(await screen.findByRole('table', { name: 'Documents by month' }));
  expect(table.getByText(`5%: ${formatMoney(11_500)}`)).toBeVisible();
  expect(table.getByText(`0%: ${formatMoney(0)}`)).toBeVisible();
});

test('staff make a link for a campaign or a partner; a name that no booking could keep is told', async () => {
  fakeApi({
    reportMoney: () => ({ ...sampleMoneyReport, lines: [{ ...line, key: 'campaign x', name: 'x', source: 'campaign' }] }),
  });
  open('?by=source');
  expect(await screen.findByText('Campaign: x')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Diwali 2026');
  expect(screen.getByText(/utm_campaign=Diwali\+2026/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Partner' }));
  expect(screen.getByText(/partner=Diwali\+2026/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '<>');
  expect(screen.getByText(/^Use letters, digits/)).toBeVisible();
});
