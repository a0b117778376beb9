import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DepartureChange,
  type StaffDeparture,
  sampleAdmin,
  sampleBooking,
  sampleStaffDeparture,
  sampleTourPackage,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openPanel } from '../../testing/open-departure.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DeparturePage } from './departure-page.tsx';

beforeEach(() => startSession({ token: 't', role: 'admin', userId: sampleAdmin._id }));

const departure: StaffDeparture = { ...sampleStaffDeparture, day: sampleBooking.travelDate };
const tourPackage = {
  ...sampleTourPackage,
  price: 10_000,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
  ],
  seasons: [{ name: 'Peak', from: departure.day, to: departure.day, percent: 40 }],
};
const open = (fakes: Fakes) => {
  const api = fakeApi({ findTourPackage: () => tourPackage, ...fakes });
  const at = `/departures/${sampleTourPackage._id}/${departure.day}`;
  return { ...api, ...renderScreen(DeparturePage, { pattern: screens.adminDeparture.path, at }) };
};
const form = async () => {
  await openPanel('Prices');
  return within(await screen.findByRole('form', { name: 'Prices of this departure' }));
};

test('prices of a departure’s own are typed beside those of its season, changed and removed, each over the version that was read', async () => {
  let stored = departure;
  const { callsOf } = open({
    showDeparture: () => stored,
    changeDeparture: ({ body }) => {
      stored = { ...stored, ownPrices: (body as DepartureChange).prices ?? null, version: stored.version + 1 };
      return { departure: stored };
    },
  });
  const prices = await form();
  expect(prices.getByRole('columnheader', { name: 'Peak' })).toBeVisible();
  expect(prices.getByRole('row', { name: /^Adult/ })).toHaveTextContent('₹14,000.00');
  expect(prices.getByRole('row', { name: /^Child/ })).toHaveTextContent('₹7,000.00');
  expect(prices.queryByRole('button', { name: 'Remove own prices' })).toBeNull();
  await userEvent.type(prices.getByLabelText('Price of this departure: Adult'), '12,000');
  await userEvent.type(prices.getByLabelText('Price of this departure: Child'), '0');
  await userEvent.click(prices.getByRole('button', { name: 'Save prices' }));
  await waitFor(() => expect(prices.getByLabelText('Price of this departure: Adult')).toHaveValue('12000'));
  await userEvent.clear(prices.getByLabelText('Price of this departure: Child'));
  await userEvent.click(prices.getByRole('button', { name: 'Save prices' }));
  await userEvent.click(await prices.findByRole('button', { name: 'Remove own prices' }));
  await waitFor(() => expect(prices.queryByRole('button', { name: 'Remove own prices' })).toBeNull());
  expect(prices.getByLabelText('Price of this departure: Adult')).toHaveValue('');
  expect(callsOf('changeDeparture').map(({ body }) => body)).toEqual([
    { prices: { adult: 12_000, child: 0 }, version: 1 },
    { prices: { adult: 12_000 }, version: 2 },
    { prices: null, version: 3 },
  ]);
});

test('a price that is none, and one that the API refuses, are said at their category, which takes the focus', async () => {
  expectInConsole('Changing a departure failed');
  const sentence = 'The price must be above 0.';
  const { callsOf } = open({
    showDeparture: () => departure,
    changeDeparture: () => refuse('VALIDATION', { 'prices.adult': sentence }),
  });
  const prices = await form();
  const [adult, child] = [/: Adult$/, /: Child$/].map((label) => prices.getByLabelText(label)) as [HTMLElement, HTMLElement];
  await userEvent.type(child, 'half');
  await userEvent.click(prices.getByRole('button', { name: 'Save prices' }));
  await waitFor(() => expect(child).toHaveAccessibleDescription('Enter the price as a number.'));
  await waitFor(() => expect(child).toHaveFocus());
  expect(callsOf('changeDeparture')).toEqual([]);
  await userEvent.clear(child);
  await userEvent.type(adult, '0');
  await userEvent.click(prices.getByRole('button', { name: 'Save prices' }));
  await waitFor(() => expect(adult).toHaveAccessibleDescription(sentence));
  await waitFor(() => expect(adult).toHaveFocus());
});

test('prices over a change of somebody else are not saved, and what was typed stays for the next try', async () => {
  expectInConsole('Changing a departure failed');
  const theirs = { ...departure, ownPrices: { child: 6000 }, version: 5 };
  const { callsOf } = open({
    showDeparture: () => departure,
    changeDeparture: ({ body }) =>
      Object(body).version === 5 ? { departure: { ...theirs, version: 6 } } : refuse('CONFLICT', { current: theirs }),
  });
  const prices = await form();
  await userEvent.type(prices.getByLabelText('Price of this departure: Adult'), '12000');
  await userEvent.click(prices.getByRole('button', { name: 'Save prices' }));
  expect(await screen.findByText(/^Somebody else has changed this departure. Nothing was saved/)).toBeVisible();
  expect(prices.getByLabelText('Price of this departure: Adult')).toHaveValue('12000');
  expect(prices.getByLabelText('Price of this departure: Child')).toHaveValue('6000');
  await userEvent.click(prices.getByRole('button', { name: 'Save prices' }));
  await waitFor(() =>
    expect(callsOf('changeDeparture').at(-1)?.body).toEqual({ prices: { adult: 12_000, child: 6000 }, version: 5 }),
  );
});

test.each(['guide', 'desk'])('a %s reads the prices of a departure, those of a group as one, and changes none', async (role) => {
  startSession({ token: 't', role, userId: sampleAdmin._id });
  const { price } = tourPackage;
  open({
    findTourPackage: () => ({ ...sampleTourPackage, price, groupOf: 4 }),
    showDeparture: () => ({ ...departure, ownPrices: { person: 9000 } }),
  });
  await openPanel('Prices');
  const prices = within(await screen.findByRole('region', { name: 'Prices' }));
  expect(prices.getByRole('row', { name: /^Group/ })).toHaveTextContent('Group of up to 4₹10,000.00₹9,000.00');
  expect(prices.queryByRole('textbox')).toBeNull();
  expect(prices.queryByRole('button')).toBeNull();
});
