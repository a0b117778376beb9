import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, sampleAdmin, sampleDraft, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackagePreviewPage } from './package-preview-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'viewer', userId: sampleAdmin._id }));

const open = (changes: Partial<TourPackage> = {}) => {
  const draft = { ...sampleDraft, ...changes };
  const api = fakeApi({ findDraftPackage: () => draft });
  const { pattern, at } = { pattern: screens.adminPackagePreview.path, at: `/packages/${draft._id}/preview` };
  return { ...api, ...renderScreen(PackagePreviewPage, { pattern, at }) };
};
const bookNow = async () => (await screen.findAllByRole('link', { name: 'Book Now' }))[0] as HTMLElement;

test('a draft is shown as the page that travellers will see, says that only staff see it, and no public call is made about it', async () => {
  const { callsOf, queryClient } = open();
  expect(await screen.findByRole('heading', { level: 1, name: sampleDraft.title })).toBeVisible();
  expect(screen.getByText('Draft. Only staff see this, and it cannot be booked.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All drafts' })).toHaveAttribute('href', '/packages?offered=drafts');
  expect(await screen.findByText('Is there hot water?')).toBeVisible();
  for (const name of ['findTourPackage', 'listSimilarTourPackages', 'listSeats', 'listPackageDepartures'] as const)
    expect(callsOf(name), name).toEqual([]);
  // Another screen of the same tab does not find it either.
  expect(queryClient.getQueryData(queryKeys.tourPackages.detail(sampleDraft._id))).toBeUndefined();
});

test('Book Now of a draft says that it cannot be booked, and stays', async () => {
  const { address } = open();
  await userEvent.click(await bookNow());
  expect(await screen.findByText('A draft cannot be booked.')).toBeVisible();
  expect(address()).toBe(`/packages/${sampleDraft._id}/preview`);
});

test('the departures of a draft are those of its schedule, with all seats free and the prices of their season', async () => {
  const [early, next, later] = [1, 20, 500].map((ahead) => addDays(todayOnSite(), ahead)) as [string, string, string];
  const { callsOf } = open({
    availableFrom: early,
    availableTo: later,
    nextDay: next,
    capacity: 12,
    schedule: { rules: [], added: [early, next, later], closed: [] },
    seasons: [{ name: 'Late', from: later, to: later, percent: 50 }],
    price: 1000,
  });
  const departures = within(await screen.findByRole('region', { name: 'Departures' }));
  const first = (await departures.findByRole('link', { name: `Choose ${formatDay(next)}` })).closest('li');
  expect(first).toHaveTextContent('12 left');
  await userEvent.click(await departures.findByRole('button', { name: 'Later' }));
  const months = within(departures.getByRole('list', { name: 'Months with departures' }));
  await waitFor(() => expect(departures.queryByRole('button', { name: 'Later' })).toBeNull());
  await userEvent.click(months.getAllByRole('button').at(-1) as HTMLElement);
  const last = departures.getByRole('link', { name: `Choose ${formatDay(later)}` }).closest('li');
  expect(last).toHaveTextContent('₹1,500.00');
  expect(callsOf('listPackageDepartures')).toEqual([]);
});
