import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type StaffDeparture,
  sampleAdmin,
  sampleBooking,
  sampleCancellationState,
  sampleStaffDeparture,
} from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const day = sampleBooking.travelDate;
const undecided: StaffDeparture = {
  ...sampleStaffDeparture,
  day,
  isGuaranteed: false,
  minimum: 4,
  paid: 2,
  decideBy: '2027-01-05',
};
const decided = { at: '2026-12-30T09:30:00.000Z', by: 'admin', reason: 'The road to the pass is closed by snow.', bookings: 10 };

const open = () => openDeparture(day);

test('a departure below its minimum says until when to decide, and is guaranteed once somebody is sure', async () => {
  let stored = undecided;
  const { callsOf } = fakeApi({
    showDeparture: () => stored,
    changeDeparture: () => {
      stored = { ...stored, isGuaranteed: true, decideBy: null, version: 2 };
      return { departure: stored };
    },
  });
  open();
  expect(await screen.findByText('Minimum 4, booked 2, decide by 5 Jan 2027')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guarantee' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('button', { name: 'Not now' })).toBeVisible();
  expect(question.queryByRole('button', { name: /cancel/i })).toBeNull();
  expect(callsOf('changeDeparture')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Guarantee' }));
  expect(await screen.findByText('Guaranteed')).toBeVisible();
  expect(screen.queryByText(/decide by/)).toBeNull();
  expect(callsOf('changeDeparture').map(({ body }) => body)).toEqual([{ isGuaranteed: true, version: 1 }]);
});

test('a guide reads until when to decide, and decides nothing', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  fakeApi({ showDeparture: () => undecided });
  open();
  expect(await screen.findByText(/decide by 5 Jan 2027/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guarantee' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel departure' })).toBeNull();
});

test('a cancelled departure tells by whom, why and how many of its bookings are cancelled by now, until all are, and offers no change of it', async () => {
  let cancelled = 7;
  fakeApi({
    showDeparture: () => ({
      ...undecided,
      state: 'cancelled',
      isClosed: true,
      isCancelled: true,
      isGuaranteed: true,
      decideBy: null,
    }),
    listDepartureMessages: () => [],
    showCancellation: () => ({ ...sampleCancellationState, cancellation: { ...decided, cancelled, asked: 0, moved: 0 } }),
  });
  open();
  expect(await screen.findByText(/^Cancelled 7 of 10/)).toBeVisible();
  expect(screen.getByText(decided.reason)).toBeVisible();
  expect(screen.getByText(/^By admin, 30 Dec 2026/)).toBeVisible();
  expect(await screen.findByText('No messages yet.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button', { name: /this day/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Prices' })).toBeNull();
  for (const untrue of ['Left', 'Bookings close', 'Guaranteed']) expect(screen.queryByText(untrue)).toBeNull();
  cancelled = 10;
  expect(await screen.findByText(/^Cancelled 10 of 10/)).toBeVisible();
});
