import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAdmin, samplePayment } from '@wayfarer/contracts/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { routePatterns } from '../../shared/paths.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PaymentsPage } from './payments-page.tsx';

const open = () => renderScreen(PaymentsPage, { pattern: routePatterns.adminPayments });

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

test('a payment shows its transaction, username, booking number, amount, method and status, and nothing to change it', async () => {
  const booking = `${'0'.repeat(16)}1a2b3c4d`;
  fakeApi({ listPayments: () => [{ ...samplePayment, booking, status: 'refund_pending' }] });
  open();
  const row = within((await screen.findByText('pi_sample')).closest('tr') as HTMLElement);
  for (const text of ['asha', '1A2B3C4D', '₹5,999.97', 'card', 'Refund pending']) expect(row.getByText(text)).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
  expect(headings).toEqual(['Transaction', 'User', 'Booking', 'Amount', 'Method', 'Status']);
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

test('the CSV holds what the table shows, in its order, with formulas disarmed', async () => {
  fakeApi({
    listPayments: () => [samplePayment, { ...samplePayment, _id: 'd'.repeat(24), id: 'd'.repeat(24), transactionId: '=cmd' }],
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
  await userEvent.click(screen.getByRole('button', { name: 'Transaction' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [head, first, second] = (await blobs[0]?.text())?.split('\r\n') ?? [];
  expect(head).toContain('Transaction,User,Booking,Amount,Refunded,Method,Status');
  expect(first).toMatch(/^'=cmd,asha,\w{8},5999.97,0.00,card,Paid$/);
  expect(second).toMatch(/^pi_sample,/);
  expect(clicked).toHaveBeenCalledOnce();
});
