import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Departure, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, onTestFinished, test, vi } from 'vitest';
// Loaded here, so that no test waits for its code.
import '../../features/tour-packages/detail/asked/asked-part.ts';
import '../../features/tour-packages/detail/prices/calculator.tsx';
import { disconnect, type Fakes, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageDetailPage } from './package-detail-page.tsx';
import { PackageListPage } from './package-list-page.tsx';

const id = sampleTourPackage._id;
const [CHRISTMAS, EASTER, LATER] = ['2090-12-15', '2091-04-01', '2091-04-08'] as const;
const safari: TourPackage = {
  ...sampleTourPackage,
  title: 'A First Safari',
  price: 268_750,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 200_000 },
  ],
  seasons: [{ name: 'Easter', from: '2091-03-25', to: '2091-04-07', percent: 30 }],
  unit: { category: 'Adult' },
  capacity: 12,
  availableFrom: '2090-12-01',
  availableTo: '2091-11-30',
  nextDay: CHRISTMAS,
  next: { left: 8 },
  schedule: { rules: [], added: [CHRISTMAS, EASTER, LATER], closed: [] },
};
const departure = (day: string, adult: number): Departure => ({
  day,
  left: 9,
  state: 'open',
  isGuaranteed: false,
  prices: { adult, child: adult - 68_750 },
  closesAt: `${day}T00:00:00.000Z`,
});
const DEPARTURES = [departure(CHRISTMAS, 268_750), departure(EASTER, 349_375), departure(LATER, 268_750)];
const ASKED = 'availableFrom=2091-03-27&availableTo=2091-04-11';

const open = (search: string, fakes: Fakes = {}) => ({
  ...fakeApi({ findTourPackage: () => safari, listPackageDepartures: () => DEPARTURES, ...fakes }),
  ...renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${id}?${search}` }),
});
/** The facts, the side card and the bar of phones, as they are read. */
const told = () => {
  const links = screen.getAllByRole('link', { name: 'Book Now' });
  const places = [
    screen.getByText('Duration', { selector: 'dl.grid dt' }).closest('dl'),
    screen.getByRole('complementary', { name: 'Booking' }),
  ];
  return [...places, only(links, (link) => link.closest('aside') === null).closest('.bottom-bar')].map(
    (place) => place?.textContent ?? '',
  );
};
const bookNow = () => [...new Set(screen.getAllByRole('link', { name: 'Book Now' }).map((link) => link.getAttribute('href')))];

test('facts, side card and bar show the first departure on the days that were asked for, with its last day and its price', async () => {
  open(ASKED);
  await waitFor(() => {
    for (const place of told()) {
      expect(place).toContain('1 Apr → to 3 Apr 2091');
      expect(place).toContain('₹3,49,375.00');
    }
  });
  for (const place of told()) expect(place).not.toMatch(/15 Dec|2,68,750/);
  expect(told().filter((place) => place.includes('1 other date'))).toHaveLength(2);
  expect(bookNow()).toEqual([`/book-your-pkg/${id}?${ASKED}`]);
});

test('the departures begin with the month of the first one on the asked days', async () => {
  open(ASKED);
  const section = within(await screen.findByRole('region', { name: 'Departures' }));
  expect(await section.findByRole('button', { name: /Apr 2091/ })).toHaveAttribute('aria-pressed', 'true');
  expect(section.getByRole('link', { name: 'Choose Sun, 1 Apr 2091' })).toHaveAttribute(
    'href',
    `/book-your-pkg/${id}?${ASKED}&day=${EASTER}`,
  );
});

test('with a highest price the first departure that costs no more is shown, as on the card that led here', async () => {
  open(`${ASKED}&maxPrice=300000`);
  await waitFor(() => {
    for (const place of told())
      expect(place).toMatch(/8 Apr → to 10 Apr 2091.*₹2,68,750.00|₹2,68,750.00.*8 Apr → to 10 Apr 2091/);
  });
});

test.each([
  ['are on their way', never],
  ['do not load', disconnect],
  ['are refused', () => refuse('BUSY')],
] as const)(
  'while the departures %s no day stands for the asked ones, and a change of who comes chooses none',
  async (_, answer) => {
    let isBroken = true;
    const { address } = open(`${ASKED}&party=adult.1`, { listPackageDepartures: () => (isBroken ? answer() : DEPARTURES) });
    const field = await screen.findByLabelText('Departure');
    const failed = answer === never ? null : await within(screen.getByRole('region', { name: 'Your price' })).findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'More: Adult, 12 and older' }));
    expect(field).toHaveValue('');
    expect(screen.queryByText('Total')).toBeNull();
    for (const place of told()) {
      expect(place).toContain('27 Mar – 11 Apr 2091');
      expect(place).toContain('From ₹2,68,750.00');
      expect(place).not.toContain('15 Dec');
    }
    const asked = `${ASKED}&party=adult.2`;
    expect(address()).toBe(`/package-view/${id}?${asked}`);
    expect(bookNow()).toEqual([`/book-your-pkg/${id}?${asked}`]);
    if (failed === null) return;
    expect(failed).toHaveTextContent('The departures did not load.');
    isBroken = false;
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveValue(EASTER));
    expect(address()).toBe(`/package-view/${id}?${asked}`);
    expect(bookNow()).toEqual([`/book-your-pkg/${id}?${ASKED}&day=${EASTER}&party=adult.2`]);
  },
);

test('a day that is tapped stays chosen beside the asked ones, on every part of the page', async () => {
  const { address } = open(`${ASKED}&party=adult.1`);
  const field = await screen.findByLabelText('Departure');
  await waitFor(() => expect(field).toHaveValue(EASTER));
  await userEvent.selectOptions(field, LATER);
  expect(address()).toBe(`/package-view/${id}?${ASKED}&party=adult.1&day=${LATER}`);
  await waitFor(() => {
    for (const place of told()) expect(place).toContain('8 Apr → to 10 Apr 2091');
  });
});

test('days on which nothing can be booked are said so, and no other day is proposed', async () => {
  open('availableFrom=2091-05-01&availableTo=2091-05-09&party=adult.1');
  const field = await screen.findByLabelText('Departure');
  expect(await screen.findByText('Nothing can be booked on your dates.')).toBeVisible();
  expect(field).toHaveValue('');
  for (const place of told()) expect(place).not.toContain('15 Dec');
});

test('the answer to a code is brought into view', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  open(`${ASKED}&party=adult.1`, { quoteBooking: () => refuse('VALIDATION', { code: 'There is no such code.' }) });
  await waitFor(async () => expect(await screen.findByLabelText('Departure')).toHaveValue(EASTER));
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }));
  await userEvent.type(screen.getByLabelText('Promotion code'), 'nothing');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const answer = await screen.findByText('There is no such code.');
  await waitFor(() => expect(scroll.mock.contexts.some((one) => one instanceof Element && one.contains(answer))).toBe(true));
});

test('a season in which nothing leaves has no row in the table of prices, which the keyboard can scroll', async () => {
  const seasons = [
    { name: 'Easter', from: '2091-03-25', to: '2091-04-07', percent: 30 },
    { name: 'Ended before the first day', from: '2090-10-01', to: '2090-11-30', percent: 10 },
    { name: 'Between two departures', from: '2090-12-16', to: '2091-03-24', percent: 10 },
  ];
  open('', { findTourPackage: () => ({ ...safari, seasons }) });
  const table = await screen.findByRole('region', { name: 'Price table' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Other days', 'Easter25 Mar 2091 – 7 Apr 2091']);
  expect(table).toHaveAttribute('tabindex', '0');
});

const { schedule: _, categories: __, seasons: ___, ...listed } = safari;
const cardOf = async (card: Partial<TourPackage>, search = `?${ASKED}`) => {
  const found = [{ ...listed, ...card }];
  fakeApi({ listTourPackages: () => found, filterTourPackages: () => found });
  renderScreen(PackageListPage, { pattern: screens.packageList.path, at: `/package-view${search}` });
  return (await screen.findByRole('link', { name: safari.title })).closest('article');
};
const first = { day: EASTER, price: 349_375, left: 9, others: 2 };

test('a card of a search by days shows the departure on one of them, its last day and its price', async () => {
  const card = await cardOf({ askedDeparture: first });
  expect(card).toHaveTextContent('1 Apr → to 3 Apr 2091 · 9 left · 2 other dates');
  expect(card).toHaveTextContent('₹3,49,375.00 per adult');
  expect(card).not.toHaveTextContent(/Dec|2,68,750|From/);
});

test('a card tells on which of the asked days a trip costs less', async () => {
  const cheaper = await cardOf({ askedDeparture: { ...first, lowest: { day: LATER, price: 268_750 } } });
  expect(cheaper).toHaveTextContent('₹2,68,750.00 on 8 Apr 2091');
});

test('a card tells that a trip is sold out on the asked days', async () => {
  expect(await cardOf({ askedDeparture: null })).toHaveTextContent('Sold out on your dates');
});

test.each([
  [{ unit: { groupOf: 4 } }, '₹2,68,750.00 per group of up to 4'],
  [{}, '₹2,68,750.00 per adult'],
] as const)('a card says what its price is for: %j', async (card, words) => {
  expect(await cardOf(card, '')).toHaveTextContent(words);
});

test('prices for different things are not compared', async () => {
  const similar = (over: Partial<TourPackage>, at: number) => ({ ...listed, ...over, _id: `${at}`.repeat(24) });
  open('', {
    listSimilarTourPackages: () => [
      similar({ title: 'For groups', unit: { groupOf: 4 }, price: 1000 }, 1),
      similar({ title: 'For adults', price: 300_000, fromPrice: 200_000 }, 2),
    ],
  });
  const others = within(await screen.findByRole('region', { name: 'Similar packages' }));
  const wordsOf = (title: string) => others.getByRole('link', { name: title }).closest('li')?.lastChild?.textContent;
  expect(wordsOf('For groups')).toBe('Also in Hampi · as long');
  expect(wordsOf('For adults')).toBe('Also in Hampi · as long · ₹68,750.00 less');
});
