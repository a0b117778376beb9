import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hashOfText, sampleAdmin, sampleAgency, sampleSiteSettings } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AgencyPage } from './agency-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const open = (section: string) =>
  renderScreen(AgencyPage, { pattern: screens.adminAgency.path, at: `/settings?section=${section}` });
const own = {
  ...sampleAgency,
  aboutLead: 'We sail.',
  figures: [{ figure: '12', label: 'Boats' }],
  operator: { people: 'Six captains' },
  translations: { de: { aboutLead: 'Wir segeln.', of: { aboutLead: hashOfText('We walk.') } } },
};

test('the agency’s own texts are translated beside the English; what is still the product’s is not asked for', async () => {
  offerLanguages('de', 'ar');
  const { callsOf } = fakeApi({
    showSiteSettings: () => ({ ...sampleSiteSettings, agency: own }),
    editAgency: () => ({ agency: own }),
  });
  open('translations');
  const form = within(await screen.findByRole('form', { name: 'Settings' }));
  expect(form.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'German · 1 of 3 · 1 older',
    'Arabic · 0 of 3',
  ]);
  expect(form.getByLabelText('First sentence in German')).toHaveAccessibleDescription('Older than the English: read it again.');
  await userEvent.type(form.getByLabelText('What figure 1 counts in German'), 'Boote');
  await userEvent.type(form.getByLabelText('People in German'), 'Sechs Kapitäne');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  const { body } = only(callsOf('editAgency')) as unknown as { body: Record<string, string> };
  expect(JSON.parse(body.translations ?? '')).toEqual({
    de: {
      aboutLead: 'Wir segeln.',
      figures: [{ label: 'Boote' }],
      operator: { people: 'Sechs Kapitäne' },
      of: {
        aboutLead: hashOfText('We walk.'),
        'figures/0/label': hashOfText('Boats'),
        'operator/people': hashOfText('Six captains'),
      },
    },
  });
});

test('a text that is typed anew in another part can be translated at once', async () => {
  offerLanguages('de');
  fakeApi({ showSiteSettings: () => ({ ...sampleSiteSettings, agency: own }) });
  open('words');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Heading of the story' }), ', by boat');
  await userEvent.click(screen.getByRole('link', { name: /^Translations/ }));
  expect(await screen.findByLabelText('Heading of the story in German')).toHaveValue('');
});

test('a translation that is too long is told at its field before it is sent, with the part that it is in', async () => {
  offerLanguages('de');
  fakeApi({ showSiteSettings: () => ({ ...sampleSiteSettings, agency: own }) });
  open('translations');
  const field = await screen.findByLabelText('What figure 1 counts in German');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(41));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Use at most 40 characters.')).toBeVisible();
  expect(field).toBeInvalid();
});

test('terms are translated in their own form, and a refusal stands at the text that it is about, in its language', async () => {
  offerLanguages('de', 'ar');
  const answers = [
    refuse('VALIDATION', { 'translations.ar.terms': 'Use at most 50,000 characters.' }),
    { texts: { terms: 'Pay first.', version: 4, changedAt: '2026-01-12T09:30:00.000Z' } },
  ];
  const { callsOf } = fakeApi({
    showAgencyTexts: () => ({ terms: 'Pay first.', version: 3, changedAt: '2026-01-11T09:30:00.000Z' }),
    editAgencyTexts: () => answers.shift() as never,
  });
  expectInConsole('Saving the texts failed');
  open('legal');
  await userEvent.type(await screen.findByLabelText('Terms in German'), 'Erst zahlen.');
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText('Use at most 50,000 characters.')).toBeVisible();
  expect(screen.getByLabelText('Terms in Arabic')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Terms in Arabic')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText('Saved as version 4.')).toBeVisible();
  expect(callsOf('editAgencyTexts').at(-1)?.body).toEqual({
    terms: 'Pay first.',
    translations: { de: { terms: 'Erst zahlen.', of: { terms: hashOfText('Pay first.') } } },
    version: 3,
  });
});

test('where English is the only language there is nothing to translate', async () => {
  fakeApi({});
  open('words');
  expect(await screen.findByRole('link', { name: /^Words/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Translations/ })).toBeNull();
  expect(screen.queryByLabelText(/ in German$/)).toBeNull();
});
