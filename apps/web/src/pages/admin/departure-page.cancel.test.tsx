import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CancellationState,
  type StaffDeparture,
  sampleAdmin,
  sampleBooking,
  sampleCancellationState,
  sampleStaffDeparture,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse, refuseAs } from '../../testing/fake-api.ts';
import { openDeparture } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

// Later than any day on which this runs.
const day = '2198-12-08';
const departure: StaffDeparture = { ...sampleStaffDeparture, day };
const bookingOf = (end: string, fields: Partial<CancellationState['bookings'][number]>) => {
  const _id = `${sampleBooking._id.slice(0, -1)}${end}`;
  return { ...Object(sampleCancellationState.bookings[0]), _id, id: _id, ...fields };
};
const user = (username: string) => ({ ...sampleBooking.user, username });
const [asha, ravi, unpaid] = [
  bookingOf('1', { user: user('asha'), totalPersons: 3, refund: 5999.97 }),
  bookingOf('2', { user: user('ravi'), totalPersons: 1, refund: 1999.99 }),
  bookingOf('3', { user: user('mina'), totalPersons: 2, refund: 0, bookingStatus: 'pending' }),
];
const state: CancellationState = { ...sampleCancellationState, bookings: [asha, ravi, unpaid] };
const words = { reason: 'The road is closed by snow.', letter: 'We would love to see you in spring.' };
const decided = { at: '2198-11-10T09:30:00.000Z', by: 'admin', reason: words.reason, bookings: 2 };

const openDialog = async () => {
  openDeparture(day);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel departure' }));
  return within(await screen.findByRole('form', { name: 'Cancel departure' }));
};
const fill = async (form: Awaited<ReturnType<typeof openDialog>>) => {
  await userEvent.click(form.getByLabelText('Reason'));
  await userEvent.paste(words.reason);
  await userEvent.click(form.getByLabelText('Letter'));
  await userEvent.paste(words.letter);
  await userEvent.click(form.getByLabelText('Type 8 Dec 2198 to confirm'));
  await userEvent.paste('8 dec 2198');
};
/** What the page tells of the departure under a name; the dialog hides it from the accessibility tree. */
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Cancel for good' }));

test('a departure is cancelled with a letter that was read before, for those who are ticked, and then its progress has the focus', async () => {
  let [isCancelled, paid] = [false, 4];
  const { callsOf } = fakeApi({
    showDeparture: () => ({ ...departure, isCancelled, paid, held: 0 }),
    showCancellation: () => {
      // The seats become free after the first look at the departure.
      if (isCancelled) paid = 1;
      return { ...state, cancellation: isCancelled ? { ...decided, cancelled: 2, asked: 0, moved: 0 } : null };
    },
    previewLetter: () => ({ subject: 'Cancelled: booking 4319B8CA', text: 'We have had to cancel your trip.' }),
    cancelDeparture: () => {
      isCancelled = true;
      return { cancellation: decided, toCall: [] };
    },
  });
  const form = await openDialog();
  expect(factOf('Paid')).toBe('4');
  expect(form.getByText('3 of 3 cancelled, ₹7,999.96 given back')).toBeVisible();
  expect(form.getByLabelText(/^mina · 2 persons · [0-9A-F]{8}, not paid$/)).toBeDisabled();
  await userEvent.click(form.getByLabelText(/^ravi · 1 person · /));
  expect(form.getByText('2 of 3 cancelled, ₹5,999.97 given back')).toBeVisible();
  await fill(form);
  await userEvent.click(form.getByRole('button', { name: 'Preview letter' }));
  expect(await form.findByText('We have had to cancel your trip.')).toBeVisible();
  expect(callsOf('previewLetter').map(({ params, body }) => [params.id, body])).toEqual([[asha._id, words]]);
  await press();
  expect(await screen.findByText('Cancelled 2 of 2')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cancelled departure' })).toHaveFocus());
  await waitFor(() => expect(factOf('Paid')).toBe('1'));
  expect(screen.queryByRole('button', { name: 'Cancel departure' })).toBeNull();
  const sent = only(callsOf('cancelDeparture'));
  expect(sent.body).toEqual({ day, ...words, bookings: [asha._id, unpaid._id], kept: [ravi._id] });
  expect(sent.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('the departure of a withdrawn package, whose travellers still go, is cancelled too', async () => {
  let isCancelled = false;
  const { callsOf } = fakeApi({
    showDeparture: () => refuseAs('NOT_FOUND', 'There is no such package.'),
    showCancellation: () => ({ ...state, cancellation: isCancelled ? { ...decided, cancelled: 2, asked: 0, moved: 0 } : null }),
    cancelDeparture: () => {
      isCancelled = true;
      return { cancellation: decided, toCall: [] };
    },
  });
  await fill(await openDialog());
  await press();
  expect(await screen.findByText('Cancelled 2 of 2')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Cancelled departure' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Cancel departure' })).toBeNull();
  expect(callsOf('cancelDeparture')).toHaveLength(1);
});

test('nothing is cancelled without a reason, a letter and the day, each said at its field', async () => {
  const { callsOf } = fakeApi({ showDeparture: () => departure, showCancellation: () => state });
  const form = await openDialog();
  await userEvent.type(form.getByLabelText('Type 8 Dec 2198 to confirm'), '8 Dec');
  await press();
  expect(await form.findByText('Type 8 Dec 2198.')).toBeVisible();
  await waitFor(() => expect(form.getByLabelText('Reason')).toBeInvalid());
  expect(form.getByLabelText('Letter')).toBeInvalid();
  expect(callsOf('cancelDeparture')).toEqual([]);
});

test('what the API refuses of a cancel is said at its field, or below all, and what was typed stays; a retry has the same key', async () => {
  expectInConsole(...Array.from({ length: 3 }, () => 'Cancelling a departure failed'));
  const gone = 'This booking is not on this departure any more.';
  const booked = 'Somebody has booked this departure since you opened it.';
  const answers = [refuse('VALIDATION', { 'bookings.1': gone }), refuse('VALIDATION', { letter: 'Write a letter.' })];
  const { callsOf } = fakeApi({
    showDeparture: () => departure,
    showCancellation: () => state,
    cancelDeparture: () => answers.shift() ?? refuseAs('CONFLICT', booked),
  });
  const form = await openDialog();
  await fill(form);
  await press();
  expect(await form.findByText(gone)).toBeVisible();
  await press();
  expect(await form.findByText('Write a letter.')).toBeVisible();
  expect(form.getByLabelText('Letter')).toBeInvalid();
  await press();
  expect(await form.findByText(booked)).toBeVisible();
  expect(form.getByLabelText('Letter')).toHaveValue(words.letter);
  expect(new Set(callsOf('cancelDeparture').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('somebody who refunds nothing is not offered to cancel a departure', async () => {
  startSession({ token: 't', role: 'desk', userId: sampleAdmin._id });
  fakeApi({ showDeparture: () => departure });
  openDeparture(day);
  expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel departure' })).toBeNull();
});

test.each([true, false])('before a departure is cancelled its dialog says whether it was promised: %s', async (isGuaranteed) => {
  fakeApi({ showDeparture: () => ({ ...departure, isGuaranteed }), showCancellation: () => state });
  await openDialog();
  expect(screen.queryByText(/^This departure is guaranteed: everyone on it was told/) !== null).toBe(isGuaranteed);
});
