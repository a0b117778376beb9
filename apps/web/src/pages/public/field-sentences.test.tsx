import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { type Catalogue, ENGLISH } from '@wayfarer/words';
import { afterEach, expect, test } from 'vitest';
import { speak } from '../../shared/words/words.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ContactPage } from './contact-page.tsx';

/** Has each sentence, in brackets; labels stay in English, by which a test finds its way. */
const texts = new Proxy<Catalogue['texts']>(
  {},
  { get: (_, text) => (String(text).endsWith('.') ? [`[${String(text)}]`] : undefined) },
);
afterEach(() => speak(ENGLISH));

test('what is wrong with a field is said in the language that the page has when it is checked', async () => {
  fakeApi();
  renderScreen(ContactPage, { pattern: screens.contact.path });
  speak({ language: 'xx', catalogue: { language: 'xx', texts } });
  await userEvent.type(screen.getByLabelText('Name'), 'x'.repeat(121));
  await userEvent.type(screen.getByLabelText('Email'), 'asha');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('[Use at most 120 characters.]')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('[Enter an email address such as name@example.com.]');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('[Enter a message.]');
});
