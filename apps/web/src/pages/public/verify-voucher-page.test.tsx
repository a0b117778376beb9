import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, sampleUser, sampleVoucherStatus, type VoucherStatus } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { readReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { VerifyVoucherPage } from './verify-voucher-page.tsx';

const open = (voucher: VoucherStatus, code = 'a-code') => {
  const api = fakeApi({ verifyVoucher: () => voucher });
  renderScreen(VerifyVoucherPage, { pattern: screens.verifyVoucher.path, at: `/verify/${code}` });
  return api;
};
const today = todayOnSite();
const ahead = addDays(today, 5);

test.each<[VoucherStatus, string]>([
  [{ ...sampleVoucherStatus, travelDate: today }, 'ValidPaid and confirmed.'],
  [{ ...sampleVoucherStatus, travelDate: ahead }, `ValidPaid and confirmed. It begins on ${formatDay(ahead)}.`],
  [{ ...sampleVoucherStatus, status: 'cancelled' }, 'CancelledThis booking was cancelled.'],
  [{ ...sampleVoucherStatus, status: 'travelled' }, 'Already usedThis trip is over.'],
])('a guide reads in one word what a voucher is worth, and for whom (%#)', async (voucher, verdict) => {
  open(voucher);
  expect(await screen.findByText('asha')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(verdict);
  expect(screen.getByText('3', { selector: 'dd' })).toBeVisible();
});

test('a code of another site is unknown, and is sent as it was scanned', async () => {
  const { callsOf } = open({ status: 'unknown' }, encodeURIComponent('https://example.com/verify/abc'));
  expect(await screen.findByText('Not recognised')).toBeVisible();
  expect(only(callsOf('verifyVoucher')).params).toEqual({ code: encodeURIComponent('https://example.com/verify/abc') });
  expect(screen.queryByRole('definition')).toBeNull();
});

test('a guide who is logged out logs in from the voucher, and is led back to it', async () => {
  open(sampleVoucherStatus);
  await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(readReturnTo()).toBe('/verify/a-code');
});

test('a traveller who is logged in is not asked to log in by a voucher', async () => {
  startSession({ token: 't', role: 'user', userId: sampleUser._id });
  open(sampleVoucherStatus);
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});
