import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type ExchangeRates, type ExchangeRatesForm, sampleAdmin } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AgencyPage } from './agency-page.tsx';

const today = todayOnSite();
const none: ExchangeRates = { source: 'manual', rates: [], read: [], version: 0 };

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

const open = (stored: ExchangeRates, answer?: () => ReturnType<typeof refuse>) => {
  const { callsOf } = fakeApi({
    showExchangeRates: () => stored,
    editExchangeRates: ({ body }) => {
      const { rates, version } = body as ExchangeRatesForm;
      return answer?.() ?? { exchangeRates: { ...stored, rates, version: version + 1 } };
    },
  });
  renderScreen(AgencyPage, { pattern: screens.adminAgency.path, at: '/settings?section=currencies' });
  return () => callsOf('editExchangeRates').map(({ body }) => body);
};
const euro = () => screen.findByRole('textbox', { name: '1 Euro (EUR)' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save rates' }));

test('a rate is typed as one of the currency in rupees, is of today, and what is left empty is not sent', async () => {
  const sent = open(none);
  await userEvent.type(await euro(), '101.3');
  await save();
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(sent()).toEqual([{ rates: [{ currency: 'EUR', rupees: 101.3, day: today }], version: 0 }]);
  await userEvent.clear(await euro());
  await save();
  expect(sent().at(-1)).toEqual({ rates: [], version: 1 });
});

test('what is no rate is told at its field, and nothing typed is lost', async () => {
  const sent = open(none);
  await userEvent.type(await screen.findByRole('textbox', { name: '1 US Dollar (USD)' }), '88');
  await userEvent.type(await euro(), 'many');
  await save();
  expect(await screen.findByText(/^Enter how many rupees one is/)).toBeVisible();
  expect(await euro()).toBeInvalid();
  expect(screen.getByRole('textbox', { name: '1 US Dollar (USD)' })).toBeValid();
  expect(sent()).toEqual([]);
  expect(await euro()).toHaveValue('many');
});

test('a rate that differs by more than half from the stored one is saved only once it is confirmed', async () => {
  const sent = open({ ...none, rates: [{ currency: 'EUR', rupees: 101.3, day: today }], version: 4 });
  await userEvent.clear(await euro());
  await userEvent.type(await euro(), '10.13');
  await save();
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('1 EUR: ₹10.13 instead of ₹101.3');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await save();
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save them' }));
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
  expect(sent()).toEqual([{ rates: [{ currency: 'EUR', rupees: 10.13, day: today }], confirmed: true, version: 4 }]);
});

test('a refusal of the server stands at the day that it is about', async () => {
  expectInConsole('Saving the exchange rates failed');
  open(none, () => refuse('VALIDATION', { 'rates.0.day': 'This day is in the future.' }));
  await userEvent.type(await euro(), '101.3');
  await save();
  expect(await screen.findByText('This day is in the future.')).toBeVisible();
});

test('a rate that is too old to be shown says so, and one of the European Central Bank stands beside what is typed', async () => {
  const day = addDays(today, -8);
  open({
    source: 'ecb',
    rates: [{ currency: 'AED', rupees: 24.1, day }],
    read: [{ currency: 'EUR', rupees: 101.3, day: today }],
    version: 1,
  });
  await euro();
  expect(screen.getByText('Older than 7 days: not shown.')).toBeVisible();
  expect(screen.getByText(/^From the European Central Bank: ₹101.3 on /)).toBeVisible();
});

test('where the server has switched it off, nothing can be typed, and it says where it is switched on', async () => {
  open({ ...none, source: 'off' });
  expect(await screen.findByText(/^Switched off by EXCHANGE_RATES/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '1 Euro (EUR)' })).toBeNull();
});
