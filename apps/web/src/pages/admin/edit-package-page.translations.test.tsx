import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hashOfText, sampleAdmin, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EditPackagePage } from './edit-package-page.tsx';

const [title, first] = [sampleTourPackage.title, sampleTourPackage.itinerary[0] ?? ''];
const german: NonNullable<NonNullable<TourPackage['translations']>['de']> = {
  title: 'Hampi zu Fuß',
  itinerary: ['Ankunft', null, 'Im Boot'],
  of: { title: hashOfText('Hampi on foot'), 'itinerary/0': hashOfText(first) },
};
const walk: TourPackage = { ...sampleTourPackage, translations: { de: german, fr: { title: 'Hampi à pied' } } };

const open = (edited: TourPackage, answer: () => unknown = () => ({ updatedPackage: edited })) => {
  const sent: { translations?: string; itinerary?: string }[] = [];
  fakeApi({
    findTourPackage: () => edited,
    editTourPackage: ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      return answer() as never;
    },
  });
  const { path: pattern } = screens.adminEditPackage;
  renderScreen(EditPackagePage, { pattern, at: `/packages/${edited._id}/edit?section=translations` });
  return { translations: () => JSON.parse(only(sent).translations ?? 'null') as unknown, sent };
};
const edit = async () => within(await screen.findByRole('form', { name: 'Edit package' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Update package' }));

beforeEach(() => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  siteSettings.languages = ['en', 'de', 'ar'];
});
afterEach(() => {
  siteSettings.languages = [];
});

test('each language has a tab, which says how much is translated and what is older than the English', async () => {
  open(walk);
  const form = await edit();
  expect(form.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'German · 3 of 5 · 1 older',
    'Arabic · 0 of 5',
  ]);
  expect(form.getByLabelText('Title in German')).toHaveValue('Hampi zu Fuß');
  expect(form.getByLabelText('Title in German')).toHaveAccessibleDescription('Older than the English: read it again.');
  expect(form.getByLabelText('Day 2 in German')).toHaveValue('');
  expect(form.getByLabelText('Day 2 in German')).toHaveAttribute('lang', 'de');
  await userEvent.click(form.getByRole('tab', { name: 'Arabic · 0 of 5' }));
  expect(form.getByLabelText('Title in Arabic')).toHaveAttribute('dir', 'rtl');
});

test('what is typed, copied and checked is sent with what it translates; other languages go as they came', async () => {
  const { translations, sent } = open(walk);
  const form = await edit();
  await userEvent.type(form.getByLabelText('Day 2 in German'), 'Tempel');
  await userEvent.click(form.getByRole('button', { name: 'Copy the English: Description' }));
  await userEvent.click(form.getByRole('button', { name: 'Still right: Title' }));
  expect(form.getByRole('tab', { name: 'German · 5 of 5' })).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  const { description, itinerary } = sampleTourPackage;
  expect(translations()).toEqual({
    de: {
      title: 'Hampi zu Fuß',
      description,
      itinerary: ['Ankunft', 'Tempel', 'Im Boot'],
      of: {
        title: hashOfText(title),
        description: hashOfText(description),
        'itinerary/0': hashOfText(first),
        'itinerary/1': hashOfText(itinerary[1] ?? ''),
      },
    },
    fr: { title: 'Hampi à pied', of: {} },
  });
});

test('the own questions of a trip and their choices are translated in their order, each told by its place', async () => {
  const asked: TourPackage = {
    ...walk,
    ownQuestions: [
      { id: 'f3a9', text: 'Which train?', kind: 'text', of: 'booking', required: false },
      { id: '01bc', text: 'Shirt size?', kind: 'choice', of: 'traveller', required: true, choices: ['Small', 'Large'] },
    ],
  };
  const { translations, sent } = open(asked);
  const form = await edit();
  await userEvent.type(form.getByLabelText('Own question 1 in German'), 'Welcher Zug?');
  await userEvent.type(form.getByLabelText('Own question 2, choice 2 in German'), 'Groß');
  await userEvent.click(screen.getByRole('link', { name: /^What we ask/ }));
  const choices = form.getByLabelText('Choices', { exact: false });
  await userEvent.clear(choices);
  await userEvent.type(choices, 'Large{Enter}Huge');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(translations()).toMatchObject({
    de: {
      ownQuestions: { f3a9: { text: 'Welcher Zug?' }, '01bc': { choices: ['Groß', null] } },
      of: { 'ownQuestions/f3a9/text': hashOfText('Which train?'), 'ownQuestions/01bc/choices/0': hashOfText('Large') },
    },
  });
});

test('a day that is removed takes its translation along, and one that was emptied is sent no more', async () => {
  const { translations, sent } = open(walk);
  const form = await edit();
  await userEvent.clear(form.getByLabelText('Title in German'));
  await userEvent.click(screen.getByRole('link', { name: /^Text/ }));
  await userEvent.click(form.getByRole('radio', { name: 'Day by day' }));
  await userEvent.click(form.getByRole('button', { name: 'Remove day 1' }));
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(translations()).toMatchObject({ de: { itinerary: [null, 'Im Boot'] } });
  expect(translations()).not.toHaveProperty('de.title');
});

test('a text that is too long is refused at its field, in its language, and nothing typed is lost', async () => {
  const { sent } = open(walk);
  const form = await edit();
  await userEvent.click(form.getByRole('tab', { name: 'Arabic · 0 of 5' }));
  await userEvent.click(form.getByLabelText('Title in Arabic'));
  await userEvent.paste('ا'.repeat(121));
  await userEvent.click(form.getByRole('tab', { name: /German/ }));
  await submit();
  const wrong = await form.findByLabelText('Title in Arabic');
  expect(wrong).toHaveAccessibleDescription('Use at most 120 characters.');
  expect(wrong).toHaveValue('ا'.repeat(121));
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a text that the server refuses is shown at its field', async () => {
  expectInConsole('Updating a package failed');
  open(walk, () => refuse('VALIDATION', { 'translations.de.itinerary.0': 'There is no English text that this translates.' }));
  const form = await edit();
  await userEvent.type(form.getByLabelText('Day 1 in German'), ' in Hospet');
  await submit();
  await waitFor(() =>
    expect(form.getByLabelText('Day 1 in German')).toHaveAccessibleDescription('There is no English text that this translates.'),
  );
});

test('where travellers read English alone nothing of it is seen, and the translations there are stay as they are', async () => {
  siteSettings.languages = [];
  const { translations, sent } = open(walk);
  const form = await edit();
  expect(screen.queryByRole('link', { name: /Translations/ })).not.toBeInTheDocument();
  await userEvent.type(form.getByLabelText('Title'), '!');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(translations()).toMatchObject({ de: { title: 'Hampi zu Fuß' }, fr: { title: 'Hampi à pied' } });
});
