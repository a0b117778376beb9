import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleUser, sampleVoucherArrivals, type VoucherArrivals } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { VerifyVoucherPage } from './verify-voucher-page.tsx';

beforeEach(() => startSession({ token: 't', role: 'guide', userId: sampleUser._id }));
const open = () => renderScreen(VerifyVoucherPage, { pattern: '/verify/:code', at: '/verify/a-code' });
const { booking } = sampleVoucherArrivals;
const arriving = (fields: Partial<VoucherArrivals> = {}) => ({ showArrivals: () => ({ ...sampleVoucherArrivals, ...fields }) });

test('a scanned voucher ticks nobody by being opened; one press ticks everybody on it', async () => {
  const { callsOf } = fakeApi({
    ...arriving(),
    checkIn: ({ body }) => ({ booking, traveller: (body as { traveller: string }).traveller, arrival: 'here' }),
  });
  open();
  expect(await screen.findByRole('group', { name: 'Person 2, not named' })).toBeVisible();
  expect(callsOf('checkIn')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Here: all 2' }));
  expect(await screen.findByText('All 2 are checked in.')).toBeVisible();
  await waitFor(() => expect(callsOf('checkIn')).toHaveLength(2));
  expect(callsOf('checkIn').map(({ params }) => params.id)).toEqual([booking, booking]);
});

test('each person can be ticked alone, and the button says how many are missing', async () => {
  const { callsOf } = fakeApi({
    ...arriving({ travellers: [...sampleVoucherArrivals.travellers, { id: '2', name: 'Mira', arrival: 'here' }] }),
    checkIn: () => ({ booking, traveller: '0', arrival: 'no-show' }),
  });
  open();
  expect(await screen.findByRole('button', { name: 'Here: the other 2' })).toBeVisible();
  await userEvent.click(
    only(screen.getAllByRole('button', { name: 'No-show' }), (one) => one.closest('li')?.textContent?.includes('Asha') === true),
  );
  await waitFor(() => expect(only(callsOf('checkIn')).body).toMatchObject({ traveller: '0', arrival: 'no-show' }));
});

test.each([
  ['early', /leaves on Tue, 12 Jan 2027, not today/],
  ['over', /left on Tue, 12 Jan 2027/],
  ['cancelled', /is cancelled, so nobody is checked in/],
] as const)('on no other day anybody is ticked, nor on a cancelled booking: %s', async (state, told) => {
  fakeApi(arriving({ state }));
  open();
  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Here/ })).toBeNull();
});

test('a guide who is not on that departure is told so, and whoever checks nobody in sees the verdict alone', async () => {
  fakeApi({ showArrivals: () => refuse('FORBIDDEN') });
  const { unmount } = open();
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  unmount();
  startSession({ token: 't', role: 'user', userId: sampleUser._id });
  const { callsOf } = fakeApi({});
  open();
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(callsOf('showArrivals')).toEqual([]);
});
