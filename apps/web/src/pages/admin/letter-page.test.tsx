import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ourWords, sampleAdmin, sampleLetter, sampleLetters, sampleTriedLetter } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, type Fakes, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LetterPage } from './letter-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const open = (kind: string = sampleLetter.kind) =>
  renderScreen(LetterPage, { pattern: screens.adminLetter.path, at: `/letters/${kind}` });
const subject = () => screen.findByRole('textbox', { name: 'Subject' });
const text = () => screen.findByRole('textbox', { name: 'Text' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const fake = (fakes: Fakes = {}) => fakeApi({ tryLetter: () => sampleTriedLetter, ...fakes });
const letter = { ...sampleLetter, version: 3 };

test('a letter shows the agency’s words, what stays in any case, and the email as a booking gets it', async () => {
  const { callsOf } = fake();
  open();
  expect(await subject()).toHaveValue(sampleLetter.own?.subject);
  expect(screen.getByRole('region', { name: 'Stays in any case' })).toHaveTextContent('what was paid and is still owed');
  await press('Show preview');
  expect(await screen.findByTitle(`Email: ${sampleTriedLetter.subject}`)).toBeVisible();
  expect(only(callsOf('tryLetter')).body).toEqual(sampleLetter.own);
});

test('what nobody has worded begins with our words, is shown as we send it, and has no way back', async () => {
  const { callsOf } = fake();
  open('trip-reminder');
  expect(await subject()).toHaveValue(ourWords['trip-reminder'].subject);
  await press('Show preview');
  await screen.findByTitle(`Email: ${sampleTriedLetter.subject}`);
  expect(only(callsOf('tryLetter')).body).toEqual({});
  expect(screen.queryByRole('button', { name: 'Back to standard' })).toBeNull();
});

test('the email after the trip can be worded, and leads to the settings that say when it is sent', async () => {
  fake();
  open('trip-after');
  expect(await subject()).toHaveValue(ourWords['trip-after'].subject);
  expect(screen.getByRole('link', { name: 'Set the days' })).toHaveAttribute('href', '/settings?section=booking');
});

test('a field is put in where the cursor is, in the subject or the text, and what was typed stays', async () => {
  const { callsOf } = fake({ editLetter: () => ({ letter }) });
  open();
  await userEvent.clear(await text());
  await userEvent.type(await text(), 'Hello !', { initialSelectionStart: 0 });
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })).setSelectionRange(6, 6);
  await press(/^Name of the traveller/);
  expect(await text()).toHaveValue('Hello {name}!');
  expect(await text()).toHaveFocus();
  await userEvent.clear(await subject());
  await userEvent.click(await subject());
  await press(/^Booking number/);
  expect(await subject()).toHaveValue('{number}');
  await press('Save');
  await waitFor(() => expect(callsOf('editLetter')).toHaveLength(1));
  expect(only(callsOf('editLetter'))).toMatchObject({
    params: { kind: sampleLetter.kind },
    body: { subject: '{number}', text: 'Hello {name}!', version: sampleLetter.version },
  });
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
});

test('a field that does not exist is told where it stands, before anything is sent or shown', async () => {
  const { callsOf } = fake();
  open();
  await userEvent.type(await subject(), ' {{nmae}');
  await press('Show preview');
  expect(await subject()).toHaveAccessibleDescription(/^\{nmae\} is not a field here\. Use \{name\}, /);
  await press('Save');
  expect(callsOf('editLetter')).toEqual([]);
  expect(callsOf('tryLetter')).toEqual([]);
});

test('the preview is of what is typed, on the booking that is named; a number that no booking has is told at its field', async () => {
  const { callsOf } = fake({
    tryLetter: ({ body }) =>
      (body as { booking?: string }).booking === 'FFFFFFFF'
        ? refuse('VALIDATION', { booking: 'No booking has this number.' })
        : sampleTriedLetter,
  });
  open();
  await subject();
  await press('Show preview');
  await screen.findByTitle(/^Email: /);
  await userEvent.clear(await subject());
  await userEvent.type(await subject(), 'Soon');
  expect(screen.getByText(/^You have typed since/)).toBeVisible();
  const number = screen.getByRole('textbox', { name: /^On booking/ });
  await userEvent.type(number, '0000001E');
  await press('Show preview');
  await waitFor(() =>
    expect(callsOf('tryLetter').map(({ body }) => body)).toContainEqual({
      subject: 'Soon',
      text: sampleLetter.own?.text,
      booking: '0000001E',
    }),
  );
  await userEvent.clear(number);
  await userEvent.type(number, 'FFFFFFFF');
  await press('Show preview');
  await waitFor(() => expect(number).toHaveAccessibleDescription('No booking has this number.'));
});

test('back to ours asks first, and shows our words again', async () => {
  const { callsOf } = fake({ resetLetter: () => ({ letter: { ...letter, own: null } }) });
  open();
  await subject();
  await press('Back to standard');
  const dialog = await screen.findByRole('alertdialog');
  expect(callsOf('resetLetter')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to standard' }));
  expect(await screen.findByText('Emails are in our words again.')).toBeVisible();
  expect(only(callsOf('resetLetter')).query).toEqual({ version: String(sampleLetter.version) });
  expect(await subject()).toHaveValue(ourWords[sampleLetter.kind].subject);
});

test('where somebody else was faster nothing is lost, and either version can be taken', async () => {
  expectInConsole('Changing a letter failed');
  const theirs = { ...letter, own: { subject: 'Theirs', text: 'Theirs' } };
  const answers = [refuse('CONFLICT', { current: theirs }), { letter: { ...letter, version: 4 } }];
  const { callsOf } = fake({ editLetter: () => answers.shift() ?? { letter } });
  open();
  await userEvent.clear(await subject());
  await userEvent.type(await subject(), 'Mine');
  await press('Save');
  await screen.findByText(/Somebody else has changed this letter/);
  expect(await subject()).toHaveValue('Mine');
  await press('Replace it with mine');
  await waitFor(() =>
    expect(callsOf('editLetter').map(({ body }) => body)).toMatchObject([{ version: 2 }, { subject: 'Mine', version: 3 }]),
  );
});

test('leaving asks while something is not saved', async () => {
  fake();
  const { router, address } = open();
  await userEvent.type(await subject(), '!');
  void router.navigate('/letters');
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
  expect(address()).toBe(`/letters/${sampleLetter.kind}`);
});

test('the page says that it loads, and offers to try again after a failure', async () => {
  fake({ listLetters: never });
  const { unmount } = open();
  expect(await screen.findByText('Loading the letter...')).toBeVisible();
  unmount();
  const answers = [disconnect()];
  fake({ listLetters: () => answers.shift() ?? sampleLetters });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await subject()).toHaveValue(sampleLetter.own?.subject);
});

test('an address of no letter says so', async () => {
  fake({ listLetters: () => sampleLetters });
  open('booking-lost');
  expect(await screen.findByText('There is no such letter.')).toBeVisible();
});
