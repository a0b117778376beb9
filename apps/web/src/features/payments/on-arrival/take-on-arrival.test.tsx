import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ManifestEntry, sampleAdmin, sampleManifestEntry } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { startSession } from '../../../shared/session/session.ts';
import { readAnnouncements } from '../../../shared/ui/feedback/notify.ts';
import { expectInConsole } from '../../../testing/expect-in-console.ts';
import { disconnect, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { openDeparture } from '../../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'guide', userId: sampleAdmin._id }));

const owing: ManifestEntry = { ...sampleManifestEntry, toTake: 70_000 };

test('a guide takes what a party owes on arrival, once, also where the answer was lost, and then nothing is owed', async () => {
  expectInConsole('Recording a payment failed');
  const { callsOf } = fakeApi({
    showManifest: () => [callsOf('takeOnArrival').length === 2 ? sampleManifestEntry : owing],
    takeOnArrival: () => (callsOf('takeOnArrival').length === 1 ? disconnect() : { booking: owing._id, owed: 0 }),
  });
  openDeparture(todayOnSite());
  expect(await screen.findByText('Owes ₹70,000.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take payment of Asha Rao' }));
  const form = within(await screen.findByRole('form', { name: 'Take payment' }));
  await userEvent.type(form.getByLabelText(/^Reference/), 'Receipt 12');
  await userEvent.click(form.getByRole('button', { name: 'Record ₹70,000.00' }));
  expect(await form.findByRole('alert')).toHaveTextContent('There is no connection');
  await userEvent.click(form.getByRole('button', { name: 'Record ₹70,000.00' }));
  await waitFor(() => expect(screen.queryByText('Owes ₹70,000.00')).toBeNull());
  const body = { way: 'cash', amount: 70_000, reference: 'Receipt 12' };
  expect(callsOf('takeOnArrival').map((call) => [call.params.id, call.body])).toEqual(Array(2).fill([owing._id, body]));
  expect(new Set(callsOf('takeOnArrival').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  await waitFor(() => expect(readAnnouncements().map(({ title }) => title)).toContain('Payment recorded.'));
});

test('more than is owed is refused at its field, and what was typed stays', async () => {
  expectInConsole('Recording a payment failed');
  const sentence = 'Only ₹70,000.00 of this booking is still owed.';
  fakeApi({ showManifest: () => [owing], takeOnArrival: () => refuse('VALIDATION', { amount: sentence }) });
  openDeparture(todayOnSite());
  await userEvent.click(await screen.findByRole('button', { name: 'Take payment of Asha Rao' }));
  const form = within(await screen.findByRole('form', { name: 'Take payment' }));
  const amount = form.getByLabelText('Amount');
  await userEvent.clear(amount);
  expect(form.getByRole('button', { name: 'Record payment' })).toBeVisible();
  await userEvent.type(amount, '80,000');
  await userEvent.click(form.getByRole('button', { name: 'Record ₹80,000.00' }));
  expect(await form.findByText(sentence)).toBeVisible();
  expect(amount).toHaveValue('80,000');
});
