import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Departure, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { disconnect, type Fakes, fakeApi, never } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageDetailPage } from './package-detail-page.tsx';
import { PackageListPage } from './package-list-page.tsx';

const id = sampleTourPackage._id;
const scheduled: TourPackage = {
  ...sampleTourPackage,
  availableFrom: '2090-12-01',
  availableTo: '2091-02-28',
  capacity: 12,
  nextDay: '2090-12-02',
  next: { left: 3, isGuaranteed: true },
  schedule: { rules: [], added: ['2090-12-02'], closed: [], startTime: '06:30' },
};
const departure = (day: string, over: Partial<Departure> = {}): Departure => ({
  day,
  startTime: '06:30',
  left: 12,
  state: 'open',
  isGuaranteed: false,
  prices: { person: scheduled.price },
  closesAt: `${day}T01:00:00.000Z`,
  ...over,
});
const DEPARTURES = [
  departure('2090-12-02', { left: 3, state: 'few', isGuaranteed: true }),
  departure('2090-12-09', { left: 0, state: 'sold-out' }),
  departure('2090-12-16', { state: 'closed' }),
  departure('2090-12-23', { left: 8 }),
  ...Array.from({ length: 26 }, (_, index) => departure(addDays('2091-01-02', index))),
];

const open = (fakes: Fakes = {}) => {
  const fake = fakeApi({ findTourPackage: () => scheduled, listPackageDepartures: () => DEPARTURES, ...fakes });
  return { ...fake, ...renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${id}` }) };
};
const findSection = async () => within(await screen.findByRole('region', { name: 'Departures' }));
const rowsOf = (section: ReturnType<typeof within>) =>
  within(section.getByRole('list', { name: 'Departures' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('each departure is shown from its first to its last day, with what can be said of its seats', async () => {
  open();
  const section = await findSection();
  await section.findByRole('button', { name: /Dec 2090 · 4/ });
  expect(rowsOf(section)).toEqual([
    'Sat, 2 Dec → to Mon, 4 DecGuaranteed3 leftChoose',
    'Sat, 9 Dec → to Mon, 11 DecSold outJoin the waitlist',
    'Sat, 16 Dec → to Mon, 18 DecClosed',
    'Sat, 23 Dec → to Mon, 25 Dec8 leftChoose',
  ]);
  expect(section.getByText(/Leaves at 06:30. 12 travel together at most./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Seats by day' })).toBeNull();
});

test('a month shows six departures until all are asked for', async () => {
  open();
  const section = await findSection();
  const month = await section.findByRole('button', { name: /Jan 2091 · 26/ });
  expect(month).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(month);
  expect(month).toHaveAttribute('aria-pressed', 'true');
  expect(rowsOf(section)).toHaveLength(6);
  await userEvent.click(section.getByRole('button', { name: 'Show all 26' }));
  expect(rowsOf(section)).toHaveLength(26);
  await userEvent.click(section.getByRole('button', { name: 'Show fewer' }));
  expect(rowsOf(section)).toHaveLength(6);
});

test('Choose leads to the booking form with that day, and carries the price', async () => {
  const { router } = open();
  const section = await findSection();
  await userEvent.click(await section.findByRole('link', { name: 'Choose Sat, 23 Dec 2090' }));
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe(`/book-your-pkg/${id}?day=2090-12-23`);
  expect(state).toEqual({ price: scheduled.price });
});

test('until the departures are loaded the next one stands there, which came with the package', async () => {
  open({ listPackageDepartures: never });
  expect(rowsOf(await findSection())).toEqual(['Sat, 2 Dec 2090 → to Mon, 4 Dec 2090Guaranteed3 leftChoose']);
});

test('departures that did not load can be asked for again, below the next one', async () => {
  let isBroken = true;
  open({ listPackageDepartures: () => (isBroken ? disconnect() : DEPARTURES) });
  const section = await findSection();
  expect(await section.findByRole('alert')).toHaveTextContent('The other departures did not load.');
  expect(rowsOf(section)).toHaveLength(1);
  isBroken = false;
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  await section.findByRole('button', { name: /Dec 2090 · 4/ });
});

test('departures after the first 400 days are read when they are asked for', async () => {
  const far = '2093-05-01';
  const { callsOf } = open({
    findTourPackage: () => ({ ...scheduled, availableTo: '2093-06-01' }),
    listPackageDepartures: ({ query: { from = '', to = '' } }) =>
      [...DEPARTURES, departure(far)].filter(({ day }) => from <= day && day <= to),
  });
  const section = await findSection();
  for (let calls = 1; calls < 3; calls += 1) {
    await waitFor(() => expect(callsOf('listPackageDepartures')).toHaveLength(calls));
    await waitFor(() => expect(section.getByRole('button', { name: 'Later' })).toBeEnabled());
    await userEvent.click(section.getByRole('button', { name: 'Later' }));
  }
  await userEvent.click(await section.findByRole('button', { name: /May 2093 · 1/ }));
  expect(rowsOf(section)).toEqual(['Fri, 1 May → to Sun, 3 May12 leftChoose']);
  expect(section.queryByRole('button', { name: 'Later' })).toBeNull();
});

test('the booking card and the bar of phones tell of the next departure', async () => {
  open();
  const words = await screen.findAllByText('Next: Sat, 2 Dec 2090');
  expect(words.map((text) => text.parentElement?.textContent)).toEqual([
    'Next: Sat, 2 Dec 2090 · 3 left · Guaranteed',
    'Next: Sat, 2 Dec 2090 · 3 left · Guaranteed',
  ]);
  expect(screen.queryByText('Last departure')).toBeNull();
});

test('a package whose every departure is sold out or closed says so, and offers no booking', async () => {
  const { next: _, ...soldOut } = scheduled;
  open({
    findTourPackage: () => ({ ...soldOut, nextDay: null }),
    listPackageDepartures: () => [departure('2090-12-09', { left: 0, state: 'sold-out' })],
  });
  expect(await screen.findByText(/No day can be booked at the moment/)).toBeVisible();
  const section = await findSection();
  await section.findByRole('button', { name: /Dec 2090 · 1/ });
  expect(rowsOf(section)).toEqual(['Sat, 9 Dec → to Mon, 11 DecSold outJoin the waitlist']);
  expect(section.getByRole('link', { name: 'Join the waitlist of Sat, 9 Dec 2090' })).toHaveAttribute(
    'href',
    `/join-waitlist/${sampleTourPackage._id}?day=2090-12-09`,
  );
  for (const name of ['Book Now', /^Choose/]) expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a card tells of the next departure, and highlights few seats', async () => {
  const { schedule: _, ...listed } = scheduled;
  const day = addDays(todayOnSite(), 400);
  const cards: TourPackage[] = [
    listed,
    { ...listed, _id: '1'.repeat(24), title: 'Plenty', next: { left: 9 } },
    { ...listed, _id: '2'.repeat(24), title: 'Uncounted', capacity: null, nextDay: day, availableTo: day, next: {} },
  ];
  fakeApi({ listTourPackages: () => cards, filterTourPackages: () => cards });
  renderScreen(PackageListPage, { pattern: screens.packageList.path });
  const few = await screen.findByText('3 left');
  expect(few.parentElement).toHaveTextContent('Next: Sat, 2 Dec 2090 · 3 left · Guaranteed');
  expect(few).toHaveClass('text-amber');
  expect(screen.getByText('9 left')).not.toHaveClass('text-amber');
  const uncounted = screen.getByRole('link', { name: 'Uncounted' }).closest('article');
  expect(uncounted).toHaveTextContent('Next: ');
  expect(uncounted).not.toHaveTextContent('left');
});

test('a departure that has not enough persons yet says how many more by when, and what Guaranteed means', async () => {
  const needs = { minimum: 4, more: 2, by: '2090-11-25' };
  const schedule = { rules: [], added: ['2090-12-23'], closed: [], minimum: 4 };
  open({
    findTourPackage: () => ({ ...scheduled, nextDay: '2090-12-23', schedule }),
    listPackageDepartures: () => [departure('2090-12-23', { left: 8, needs })],
  });
  const section = await findSection();
  expect(await section.findByText('Needs 2 more by 25 Nov 2090')).toBeVisible();
  expect(section.getByText(/Guaranteed to leave once 4 have paid\./)).toBeVisible();
});
