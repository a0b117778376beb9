import { screen, within } from '@testing-library/react';
import { sampleDraft, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
// Loaded here, so that no test waits for its code.
import '../../features/tour-packages/detail/offer-part.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageDetailPage } from './package-detail-page.tsx';

const open = (over: object) => {
  fakeApi({ findTourPackage: () => ({ ...sampleTourPackage, ...over }) });
  renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${sampleTourPackage._id}` });
};

test('what an agency has filled of what travellers ask is on the page, the meeting point with its map', async () => {
  open({ facts: sampleDraft.facts });
  const facts = within(await screen.findByRole('region', { name: 'Good to know' }));
  const lists = facts.getAllByRole('list').map((list) => list.textContent);
  expect(lists).toEqual([
    'Sunrise on Matanga hill',
    'Two nights in a guesthouseAll breakfasts',
    'Train to Hospet',
    'Shoes for rocksA torch',
  ]);
  expect(facts.getByText('Light (2 of 5)')).toBeVisible();
  expect(facts.getByText('English, Kannada')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Show on a map' })).toHaveAttribute('href', sampleDraft.facts?.map);
  expect(facts.getByText('Is there hot water?')).toBeVisible();
});

test('a package without them shows none, not even a heading; a single fact stands alone', async () => {
  open({ facts: { minAge: 12 } });
  const facts = within(await screen.findByRole('region', { name: 'Good to know' }));
  expect(facts.getByText('Minimum age').nextSibling).toHaveTextContent('12');
  expect(facts.queryByRole('heading', { level: 3 })).toBeNull();
});

test('a day with a name shows it above what happens', async () => {
  open({ itinerary: ['Arrival: train to Hospet, boat: across', 'At leisure'] });
  const days = within(await screen.findByRole('region', { name: 'Day by day' })).getAllByRole('listitem');
  expect(days.map((day) => [...day.querySelectorAll('h3, p')].map(({ textContent }) => textContent))).toEqual([
    ['Day 1', 'Arrival', 'train to Hospet, boat: across'],
    ['Day 2', 'At leisure'],
  ]);
});
