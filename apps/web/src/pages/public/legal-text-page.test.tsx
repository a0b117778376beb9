import { render, screen, within } from '@testing-library/react';
import { sampleAgency, sampleAgencyTexts, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { SiteFooter } from '../../app/layouts/site-footer.tsx';
import { WhoRunsIt } from '../../features/legal/who-runs-it.tsx';
import { startSession } from '../../shared/session/session.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fakeBooking, openBooking } from '../customer/booking-page.samples.tsx';
import { LegalTextPage } from './legal-text-page.tsx';

const settle = (over: Partial<typeof siteSettings>): void => {
  const before = { ...siteSettings };
  onTestFinished(() => void Object.assign(siteSettings, before));
  Object.assign(siteSettings, over);
};

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

test('a text of the agency has a page with its paragraphs, its version and when it was changed', async () => {
  fakeApi({ showAgencyTexts: () => ({ ...sampleAgencyTexts, terms: 'Pay first.\n\nThen travel.' }) });
  renderScreen(LegalTextPage, { pattern: screens.terms.path });
  expect(await screen.findByText('Then travel.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeInTheDocument();
  expect(screen.getByText('Version 2, 12 Jan 2026, 15:00')).toBeVisible();
});

test('a text that is not translated says that it is English', async () => {
  fakeApi({ showAgencyTexts: () => ({ ...sampleAgencyTexts, terms: 'Pay first.', untranslated: ['terms'] }) });
  renderScreen(LegalTextPage, { pattern: screens.terms.path });
  expect((await screen.findByText('Pay first.')).closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('the footer links what is written, and above Continue to payment stands what the press agrees to, without the imprint', async () => {
  settle({ texts: ['terms', 'imprint'] });
  render(<SiteFooter />, { wrapper: MemoryRouter });
  const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
  expect(footer.queryByRole('link', { name: 'Privacy' })).toBeNull();
  fakeBooking();
  openBooking();
  const sentence = await screen.findByText(/^By continuing you agree to what is written here/);
  expect(
    within(sentence)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Terms']);
  expect(within(sentence).getByRole('link')).toHaveAttribute('target', '_blank');
  expect(sentence.compareDocumentPosition(screen.getByRole('button', { name: 'Continue to payment' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('where nothing is written neither the footer nor the booking form says anything of it', async () => {
  render(<SiteFooter />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link', { name: /Terms|Privacy|Imprint/ })).toBeNull();
  fakeBooking();
  openBooking();
  expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  expect(screen.queryByText(/^By continuing/)).toBeNull();
});

test('who runs a trip is said as far as it is filled, and not at all where nothing is', () => {
  settle({ agency: { ...sampleAgency, operator: { since: '1998', licence: 'No. 12' } } });
  const { unmount } = render(<WhoRunsIt />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Running trips since', 'Licence']);
  unmount();
  settle({ agency: sampleAgency });
  const { container } = render(<WhoRunsIt />, { wrapper: MemoryRouter });
  expect(container).toBeEmptyDOMElement();
});
