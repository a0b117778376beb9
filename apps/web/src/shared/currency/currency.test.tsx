import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ENGLISH, type LanguageCode } from '@wayfarer/words';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PublicLayout } from '../../app/layouts/public-layout.tsx';
import { siteSettings } from '../site-settings.ts';
import { speak } from '../words/words.ts';
import { aboutAmountIn, roundedAmount } from './about-amount-in.ts';
import { currencyOfRegion } from './currency-of-region.ts';
import { AboutPrice, PayInRupees } from './currency-room.tsx';

const rates = { USD: 88, EUR: 92.5, JPY: 0.558, AED: 24 };
const onSite = (currencies: typeof siteSettings.currencies): void => {
  const before = siteSettings.currencies;
  onTestFinished(() => void Object.assign(siteSettings, { currencies: before }));
  Object.assign(siteSettings, { currencies });
};
const withRates = (): void => onSite({ day: '2026-11-27', rupeesFor: rates });
const open = () => {
  const page = (
    <>
      <AboutPrice rupees={12_499} />
      <PayInRupees rupees={12_499} />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ Component: PublicLayout, children: [{ path: '*', element: page }] }])} />);
};
const choice = () => screen.findByRole('combobox', { name: 'Show prices also in' });
const choose = async (name: string) => userEvent.selectOptions(await choice(), name);

test('a site without rates offers no currency, and a choice of former days shows nothing', async () => {
  onSite(undefined);
  localStorage.setItem('currency', 'EUR');
  open();
  await act(async () => undefined);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.body).not.toHaveTextContent('≈');
  expect(document.body).not.toHaveTextContent('You pay');
});

test('at first an amount is in rupees alone; once a currency is chosen it is shown at once, and kept', async () => {
  withRates();
  open();
  expect(await choice()).toHaveValue('');
  expect(document.body).not.toHaveTextContent('≈');
  await choose('Euro');
  expect(await screen.findByText('about 135 euros')).toHaveClass('sr-only');
  expect(screen.getByText('≈ €135')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('You pay in Indian rupees (₹12,499.00).')).toBeVisible();
  expect(screen.getByText('Approximate, at the rates of 27 Nov 2026.')).toBeVisible();
  expect(localStorage.getItem('currency')).toBe('EUR');
  await choose('Japanese Yen');
  expect(await screen.findByText('about 22,400 Japanese yen')).toBeVisible();
  expect(screen.getByText('≈ ¥22,400')).toBeVisible();
  await choose('Indian rupees alone');
  await waitFor(() => expect(screen.queryByText(/^about \d/)).toBeNull());
  expect(document.body).not.toHaveTextContent('You pay');
  expect(localStorage.getItem('currency')).toBeNull();
});

test('room is kept on the page only while a currency is chosen', async () => {
  withRates();
  open();
  await choose('Euro');
  await waitFor(() => expect(document.documentElement.dataset.currency).toBe('chosen'));
  await choose('Indian rupees alone');
  await waitFor(() => expect(document.documentElement.dataset.currency).toBeUndefined());
});

test('what another tab chooses is shown here without a reload', async () => {
  withRates();
  open();
  await choice();
  localStorage.setItem('currency', 'USD');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currency', newValue: 'USD' })));
  expect(await screen.findByText('about 142 US dollars')).toBeVisible();
});

test('a chosen currency without a rate of these days shows rupees alone', async () => {
  withRates();
  localStorage.setItem('currency', 'CHF');
  open();
  expect(await choice()).toHaveValue('');
  expect(screen.queryByText(/^about \d/)).toBeNull();
});

test.each([
  ['de-AT', 'Euro'],
  ['en-AE', 'United Arab Emirates Dirham'],
  ['ja-JP', 'Japanese Yen'],
])('the list begins with the currency of the region of %s, without choosing it', async (language, name) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  withRates();
  open();
  const names = within(await choice())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['Indian rupees alone', name]);
  expect(names).toHaveLength(5);
  expect(await choice()).toHaveValue('');
});

test.each([
  ['de', undefined],
  ['de-DE', 'EUR'],
  ['zh-Hans-CN', 'CNY'],
  ['en-IN', undefined],
  ['ar-EG', 'EGP'],
])('the region of %s pays in %s', (language, currency) => {
  expect(currencyOfRegion(language)).toBe(currency);
});

test.each([
  [135.43, 135],
  [22_399.6, 22_400],
  [1_234_567, 1_230_000],
  [99.6, 100],
  [12.46, 12],
  [0.4, 0],
])('%d is shown as %d: three figures, no decimals', (amount, shown) => {
  expect(roundedAmount(amount)).toBe(shown);
});

test('so little that it would be nothing, and what is no amount, is not shown', () => {
  expect(aboutAmountIn('USD', 10, 88)).toBeNull();
  expect(aboutAmountIn('USD', Number.NaN, 88)).toBeNull();
});

test.each<[LanguageCode, string, string]>([
  ['de', '135\u00a0€', '135 Euro'],
  ['fr', '135\u00a0€', '135 euros'],
  ['ar', '135\u00a0€', '135 يورو'],
  ['hi', '€135', '135 यूरो'],
])('amounts are written as %s writes them, in digits from 0 to 9', (language, sign, name) => {
  speak({ ...ENGLISH, language });
  onTestFinished(() => speak(ENGLISH));
  const about = aboutAmountIn('EUR', 12_499, 92.5);
  // Marks of direction are not seen.
  expect(about?.sign.replaceAll(/[\u200e\u200f]/g, '')).toBe(sign);
  expect(about?.name).toBe(name);
});
