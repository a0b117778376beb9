import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Called,
  type CancellationState,
  type DepartureCall,
  type ManifestEntry,
  sampleAdmin,
  sampleBooking,
  sampleCancellationState,
  sampleDepartureCall,
  sampleManifestEntry,
  sampleStaffDeparture,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { openDeparture, openPanel } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'desk', userId: sampleAdmin._id }));

// Later than any day on which this runs.
const day = '2198-12-08';
const idOf = (end: string) => `${sampleBooking._id.slice(0, -1)}${end}`;
const toCall = { booking: idOf('2'), name: 'Meera Nair', phone: '098450 12345', e164: '+919845012345' };
const entry = (end: string, email: string, name: string): ManifestEntry => ({
  ...sampleManifestEntry,
  _id: idOf(end),
  id: idOf(end),
  user: { ...sampleManifestEntry.user, username: `guest-${end}`, email },
  contact: { name, phone: toCall.phone },
});
const travellers = [entry('1', 'asha@example.com', 'Asha Rao'), entry('2', '', toCall.name)];
const call: DepartureCall = { ...sampleDepartureCall, ...toCall };

test('before a message is sent it says who has no address, with name and phone, and afterwards how many are to call', async () => {
  fakeApi({
    showManifest: () => travellers,
    listDepartureCalls: () => [],
    writeToDeparture: () => ({
      message: { at: '2198-11-10T09:30:00.000Z', by: 'desk', subject: 'Gate', text: 'East.', bookings: 2, byPhone: 1 },
      toCall: [toCall],
    }),
  });
  openDeparture(day);
  await openPanel('Message all');
  const form = within(await screen.findByRole('form', { name: 'Write to all' }));
  expect(form.getByLabelText(/^guest-2.*No email address. Call Meera Nair, 098450 12345/)).toBeVisible();
  expect(form.getAllByText(/^No email address/)).toHaveLength(1);
  await userEvent.type(form.getByLabelText('Subject'), 'Gate');
  await userEvent.type(form.getByLabelText('Text'), 'East.');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('1 written to, 1 to call')).toBeVisible();
});

test('before a departure is cancelled it says who has no address, and that they are called', async () => {
  startSession({ token: 't', role: 'admin', userId: sampleAdmin._id });
  const booking = only(sampleCancellationState.bookings);
  const { name, phone, e164 } = toCall;
  const state: CancellationState = {
    ...sampleCancellationState,
    bookings: [
      { ...booking, _id: idOf('2'), id: idOf('2'), toCall: { name, phone, e164 } },
      { ...booking, _id: idOf('1'), id: idOf('1') },
    ],
  };
  const { callsOf } = fakeApi({
    showDeparture: () => ({ ...sampleStaffDeparture, day }),
    showCancellation: () => state,
    previewLetter: () => ({ subject: 'Cancelled', text: 'We have had to cancel your trip.' }),
  });
  openDeparture(day);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel departure' }));
  const form = within(await screen.findByRole('form', { name: 'Cancel departure' }));
  expect(form.getByText('No email address. Call Meera Nair, 098450 12345')).toBeVisible();
  expect(form.getByText(/^1 get it by email, .* 1 to call: /)).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'Snow.');
  await userEvent.type(form.getByLabelText('Letter'), 'Sorry.');
  await userEvent.click(form.getByRole('button', { name: 'Preview letter' }));
  expect(await form.findByText('We have had to cancel your trip.')).toBeVisible();
  expect(only(callsOf('previewLetter')).params.id).toBe(idOf('1'));
});

test('whom to call stays on the page, with a press for the phone and for WhatsApp, and is ticked by whom and when', async () => {
  let called: DepartureCall['called'] = null;
  const other: DepartureCall = {
    ...call,
    booking: idOf('3'),
    name: 'Ravi',
    phone: '12',
    e164: undefined,
    message: null,
    subject: 'Snow.',
  };
  const { callsOf } = fakeApi({
    showManifest: () => [],
    listDepartureCalls: () => [other, { ...call, called }],
    noteDepartureCall: ({ body }) => {
      called = (body as Called).isCalled ? { at: '2198-11-10T09:30:00.000Z', by: 'desk' } : null;
      return { call: { ...call, called } };
    },
  });
  openDeparture(day);
  const list = within(await screen.findByRole('region', { name: 'To call' }));
  expect(list.getByText('The departure is cancelled: Snow.')).toBeVisible();
  expect(list.getByRole('link', { name: 'Call 098450 12345' })).toHaveAttribute('href', 'tel:+919845012345');
  const link = new URL(list.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/919845012345');
  expect(link.searchParams.get('text')).toContain(call.text);
  await userEvent.click(list.getByRole('checkbox', { name: 'Meera Nair was called' }));
  expect(await list.findByText(/^Called by desk, /)).toBeVisible();
  expect(list.getByRole('checkbox', { name: 'Meera Nair was called' })).toBeChecked();
  await userEvent.click(list.getByRole('checkbox', { name: 'Meera Nair was called' }));
  await waitFor(() => expect(list.getAllByText('Called')).toHaveLength(2));
  const about = { day, booking: call.booking, message: 0 };
  expect(callsOf('noteDepartureCall').map(({ body }) => body)).toEqual([
    { ...about, isCalled: true },
    { ...about, isCalled: false },
  ]);
});

test('a call that cannot be noted is said, and stays to be made', async () => {
  expectInConsole('Noting a call failed');
  const sentence = 'Nobody has to call about this booking.';
  fakeApi({ listDepartureCalls: () => [call], noteDepartureCall: () => refuseAs('NOT_FOUND', sentence) });
  openDeparture(day);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Meera Nair was called' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Meera Nair was called' })).not.toBeChecked();
});

test('who does not write to departures is not shown whom to call', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  const { callsOf } = fakeApi({ showManifest: () => travellers });
  openDeparture(day);
  expect(await screen.findByText('No email address')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'To call' })).toBeNull();
  expect(callsOf('listDepartureCalls')).toEqual([]);
});
