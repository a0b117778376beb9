import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hashOfText, type Letter, ourWords, sampleAdmin, sampleLetter, sampleTriedLetter } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LetterPage } from './letter-page.tsx';

const own = sampleLetter.own ?? ourWords[sampleLetter.kind];
const noted = { subject: hashOfText(own.subject), text: hashOfText(own.text) };
const german = { subject: 'Bis bald, {name}', of: { subject: hashOfText('See you, {name}') } };
const translated: Letter = { ...sampleLetter, translations: { de: german, fr: { text: 'Bonjour {name}' } } };

const open = (letter: Letter, fakes: Fakes = {}) => {
  const { callsOf } = fakeApi({
    listLetters: () => [letter],
    tryLetter: () => sampleTriedLetter,
    editLetter: () => ({ letter: { ...letter, version: 3 } }),
    ...fakes,
  });
  renderScreen(LetterPage, { pattern: screens.adminLetter.path, at: `/letters/${letter.kind}` });
  return { bodiesOf: (call: 'editLetter' | 'tryLetter') => callsOf(call).map(({ body }) => body) };
};
const form = async () => within(await screen.findByRole('form', { name: 'Letter' }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  siteSettings.languages = ['en', 'de', 'ar'];
});
afterEach(() => {
  siteSettings.languages = [];
});

test('below the English each language of the site has a tab, with what is older than the English, and the fields to type', async () => {
  open(translated);
  const letter = await form();
  expect(letter.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'German · 1 of 2 · 1 older',
    'Arabic · 0 of 2',
  ]);
  expect(letter.getByLabelText('Subject in German')).toHaveValue('Bis bald, {name}');
  expect(letter.getByLabelText('Subject in German')).toHaveAccessibleDescription('Older than the English: read it again.');
  expect(
    within(letter.getByRole('list', { name: 'Fields' }))
      .getByText('{trip}')
      .closest('li'),
  ).toHaveTextContent('{trip} Title of the trip');
  await userEvent.click(letter.getByRole('tab', { name: 'Arabic · 0 of 2' }));
  expect(letter.getByLabelText('Text in Arabic')).toHaveAttribute('dir', 'rtl');
});

test('what is typed is saved with the English that it translates; other languages go as they came', async () => {
  const { bodiesOf } = open(translated);
  const letter = await form();
  await userEvent.click(letter.getByLabelText('Text in German'));
  await userEvent.paste('Grüß Gott {name}');
  await press('Still right: Subject');
  await press('Save');
  await waitFor(() => expect(bodiesOf('editLetter')).toHaveLength(1));
  expect(only(bodiesOf('editLetter'))).toEqual({
    ...own,
    translations: {
      de: { subject: 'Bis bald, {name}', text: 'Grüß Gott {name}', of: noted },
      fr: { text: 'Bonjour {name}', of: {} },
    },
    version: sampleLetter.version,
  });
});

test('a language that was emptied is taken away', async () => {
  const { bodiesOf } = open(translated);
  await userEvent.clear((await form()).getByLabelText('Subject in German'));
  await press('Save');
  await waitFor(() => expect(only(bodiesOf('editLetter'))).toMatchObject({ translations: { de: null } }));
});

test('a field that does not exist is told in its language, before anything is sent or shown', async () => {
  const { bodiesOf } = open(translated);
  const letter = await form();
  await userEvent.click(letter.getByRole('tab', { name: /^Arabic/ }));
  await userEvent.click(letter.getByLabelText('Subject in Arabic'));
  await userEvent.paste('{nmae}');
  await userEvent.click(letter.getByRole('tab', { name: /^German/ }));
  await press('Show preview');
  const wrong = await letter.findByLabelText('Subject in Arabic');
  expect(wrong).toHaveAccessibleDescription(/^\{nmae\} is not a field here\. Use \{name\}, /);
  await waitFor(() => expect(wrong).toHaveFocus());
  await press('Save');
  expect([...bodiesOf('editLetter'), ...bodiesOf('tryLetter')]).toEqual([]);
});

test('what the server refuses of a translation is told at its field', async () => {
  expectInConsole('Changing a letter failed');
  open(translated, { editLetter: () => refuse('VALIDATION', { 'translations.de.subject': 'This is not a field here.' }) });
  const letter = await form();
  await userEvent.type(letter.getByLabelText('Subject in German'), '!');
  await press('Save');
  await waitFor(() =>
    expect(letter.getByLabelText('Subject in German')).toHaveAccessibleDescription('This is not a field here.'),
  );
});

test('the preview is for a reader of each language, in the words that are typed in it', async () => {
  const { bodiesOf } = open(translated);
  await form();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read in' }), 'German');
  await press('Show preview');
  await screen.findByTitle(/^Email: /);
  expect(only(bodiesOf('tryLetter'))).toMatchObject({ ...own, translations: { de: german }, language: 'de' });
  await userEvent.type((await form()).getByLabelText('Subject in German'), '!');
  expect(screen.getByText(/^You have typed since/)).toBeVisible();
});

test('what nobody has worded is shown in the product’s words of a language', async () => {
  const { bodiesOf } = open({ ...sampleLetter, own: null });
  await form();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Read in' }), 'Arabic');
  await press('Show preview');
  await screen.findByTitle(/^Email: /);
  expect(only(bodiesOf('tryLetter'))).toEqual({ language: 'ar' });
});

test('back to standard says that it is so in every language, and shows none afterwards', async () => {
  open(translated, { resetLetter: () => ({ letter: { ...sampleLetter, own: null, version: 3 } }) });
  await form();
  await press('Back to standard');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/removed for good, in every language/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to standard' }));
  expect(await screen.findByRole('tab', { name: 'German · 0 of 2' })).toBeVisible();
});

test('where travellers read English alone nothing of it is seen or sent, and the translations there are stay as they are', async () => {
  siteSettings.languages = ['en'];
  const { bodiesOf } = open(sampleLetter);
  const letter = await form();
  expect(letter.queryByText('In other languages')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  await press('Show preview');
  await screen.findByTitle(/^Email: /);
  expect(only(bodiesOf('tryLetter'))).toEqual(own);
  await press('Save');
  await waitFor(() => expect(only(bodiesOf('editLetter'))).toEqual({ ...own, version: sampleLetter.version }));
  cleanup();
  const { bodiesOf: bodiesOfOther } = open(translated);
  await form();
  await press('Save');
  await waitFor(() => expect(only(bodiesOfOther('editLetter'))).toMatchObject({ translations: translated.translations }));
});
