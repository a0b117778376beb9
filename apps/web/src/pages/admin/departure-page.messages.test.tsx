import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DepartureMessage,
  type ManifestEntry,
  type NewDepartureMessage,
  sampleAdmin,
  sampleBooking,
  sampleManifestEntry,
} from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse, refuseAs } from '../../testing/fake-api.ts';
import { openDeparture, openPanel } from '../../testing/open-departure.ts';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const day = sampleBooking.travelDate;
const travellers: ManifestEntry[] = ['asha', 'ravi'].map((username, at) => {
  const _id = `${sampleBooking._id.slice(0, -1)}${at + 1}`;
  return { ...sampleManifestEntry, _id, id: _id, user: { ...sampleManifestEntry.user, username } };
});
const ids = travellers.map(({ _id }) => _id);
const words = { subject: 'We meet at the east gate', text: 'The west gate is closed.' };

const open = () => openDeparture(day);
const openForm = async () => {
  open();
  await openPanel('Message all');
  return within(await screen.findByRole('form', { name: 'Write to all' }));
};
const fill = async (form: Awaited<ReturnType<typeof openForm>>) => {
  await userEvent.click(form.getByLabelText('Subject'));
  await userEvent.paste(words.subject);
  await userEvent.click(form.getByLabelText('Text'));
  await userEvent.paste(words.text);
};

test('those who travel and are ticked get a message, which is then among those that were written', async () => {
  const written: DepartureMessage[] = [];
  const { callsOf } = fakeApi({
    showManifest: () => travellers,
    listDepartureMessages: () => written,
    writeToDeparture: ({ body }) => {
      const { subject, text, bookings } = body as NewDepartureMessage;
      const message = { at: '2026-12-30T09:30:00.000Z', by: 'admin', subject, text, bookings: bookings.length };
      written.push(message);
      return { message, toCall: [] };
    },
  });
  const form = await openForm();
  expect(screen.getByText('No messages yet.')).toBeVisible();
  await fill(form);
  await userEvent.click(form.getByLabelText(/^ravi/));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(words.text)).toBeVisible();
  expect(screen.getByText(/by admin, to 1 booking$/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Write to all' })).toBeNull();
  const sent = only(callsOf('writeToDeparture'));
  expect(sent.body).toEqual({ day, ...words, bookings: [ids[0]] });
  expect(sent.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test('a message without words or for nobody is not sent, and what the API refuses is said in the form', async () => {
  expectInConsole('Writing to a departure failed', 'Writing to a departure failed');
  const limit = 'A departure gets at most 5 messages within a day.';
  const answers = [refuse('VALIDATION', { 'bookings.0': 'This booking is not on this departure any more.' })];
  const { callsOf } = fakeApi({
    showManifest: () => travellers,
    writeToDeparture: () => answers.shift() ?? refuseAs('CONFLICT', limit),
  });
  const form = await openForm();
  for (const name of [/^asha/, /^ravi/]) await userEvent.click(form.getByLabelText(name));
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('Choose who gets it.')).toBeVisible();
  expect(form.getByLabelText('Subject')).toBeInvalid();
  expect(form.getByLabelText('Text')).toBeInvalid();
  expect(callsOf('writeToDeparture')).toEqual([]);
  await userEvent.click(form.getByLabelText(/^asha/));
  await fill(form);
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText('This booking is not on this departure any more.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await form.findByText(limit)).toBeVisible();
  expect(form.getByLabelText('Text')).toHaveValue(words.text);
});

test('a guide reads what was written and writes nothing', async () => {
  startSession({ token: 't', role: 'guide', userId: sampleAdmin._id });
  fakeApi({ showManifest: () => travellers });
  open();
  expect(await screen.findByText('We meet at the east gate')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Message all' })).toBeNull();
});
