import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Departure, type Prices, sampleTourPackage, type TourPackage, type UnitPrices } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
// Loaded here, so that no test waits for its code.
import '../../features/tour-packages/detail/asked/asked-part.ts';
import '../../features/tour-packages/detail/prices/calculator.tsx';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { type Fakes, fakeApi, never } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';
import { PackageDetailPage } from './package-detail-page.tsx';
import { PackageListPage } from './package-list-page.tsx';

const FIRST = addDays(todayOnSite(), 40);
const id = sampleTourPackage._id;
const PARTY = 'party=adult.2_child.1';
const family: Prices = {
  price: 10_000,
  categories: [
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: 5000 },
  ],
};
const ADDED: TourPackage = {
  ...sampleTourPackage,
  nextDay: FIRST,
  next: { left: 9 },
  capacity: 12,
  schedule: { rules: [], added: [FIRST], closed: [] },
};
const departure = (prices: UnitPrices, left: number): Departure => ({
  day: FIRST,
  left,
  state: 'open',
  isGuaranteed: false,
  prices,
  closesAt: `${FIRST}T00:00:00.000Z`,
});

const openHome = () => ({ ...fakeApi(), ...renderScreen(HomePage, { pattern: screens.home.path }) });
const openList = (search: string, fakes: Fakes = {}) => ({
  ...fakeApi({ listTourPackages: () => [sampleTourPackage], filterTourPackages: () => [sampleTourPackage], ...fakes }),
  ...renderScreen(PackageListPage, { pattern: screens.packageList.path, at: `/package-view${search}` }),
});
type Sold = { left?: number; tour?: Partial<TourPackage>; units?: UnitPrices };
const openTrip = (
  prices: Prices,
  search: string,
  { left = 9, tour = {}, units = { adult: 10_000, child: 5000 } }: Sold = {},
) => ({
  ...fakeApi({
    findTourPackage: () => ({ ...ADDED, ...prices, ...tour }),
    listPackageDepartures: () => [departure(units, left)],
  }),
  ...renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${id}?${search}` }),
});

const who = () => screen.findByRole('button', { name: 'Who' });
const openWho = async () => {
  await userEvent.click(await who());
  return within(await screen.findByRole('dialog', { name: 'Who' }));
};
const more = async (dialog: Awaited<ReturnType<typeof openWho>>, label: string) =>
  userEvent.click(dialog.getByRole('button', { name: `More: ${label}` }));
/** Also while the filters lie over it. */
const card = () => screen.findByRole('article', { hidden: true });
const openFilters = async () => userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
const bookNow = () => [...new Set(screen.getAllByRole('link', { name: 'Book Now' }).map((link) => link.getAttribute('href')))];
/** The side card, and the bar of phones. */
const places = () => {
  const links = screen.getAllByRole('link', { name: 'Book Now' });
  const bar = only(links, (link) => link.closest('aside') === null).closest('.bottom-bar');
  return [screen.getByRole('complementary', { name: 'Booking' }), bar].map((place) => place?.textContent ?? '');
};

test('Home asks for anyone until a number is pressed; then the party goes along to the list', async () => {
  const { address } = openHome();
  expect(await who()).toHaveAccessibleDescription('Anyone');
  const dialog = await openWho();
  expect(dialog.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('0');
  await more(dialog, 'Children');
  // A child brings an adult, who then stays.
  expect(dialog.getByRole('spinbutton', { name: 'Adults' })).toHaveValue('1');
  expect(dialog.getByRole('button', { name: 'Fewer: Adults' })).toBeDisabled();
  await more(dialog, 'Adults');
  await more(dialog, 'Infants');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await who()).toHaveAccessibleDescription('2 adults, 1 child, 1 infant');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/package-view?party=adult.2_child.1_infant.1');
});

test('a search for anyone has no party in its address, also after one was taken back', async () => {
  const { address } = openHome();
  const dialog = await openWho();
  await more(dialog, 'Adults');
  await userEvent.click(dialog.getByRole('button', { name: 'Anyone' }));
  expect(await who()).toHaveAccessibleDescription('Anyone');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/package-view');
});

test('more than can be booked at once is not asked for, and said', async () => {
  const { address } = openHome();
  const dialog = await openWho();
  await userEvent.clear(dialog.getByRole('spinbutton', { name: 'Adults' }));
  expect(dialog.getByText('Enter whole numbers.')).toBeVisible();
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Adults' }), '51');
  expect(dialog.getByText('At most 50 persons can travel on one booking.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await who()).toHaveAccessibleDescription('5 adults');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/package-view?party=adult.5');
});

const total = { day: FIRST, total: 241_000 };

test('a card says what the party pays beside the price of one, and carries the party on', async () => {
  const asked = { day: FIRST, price: 90_000, others: 0 };
  const { callsOf } = openList(`?availableFrom=${FIRST}&${PARTY}`, {
    filterTourPackages: () => [{ ...sampleTourPackage, unit: { category: 'Adult' }, askedDeparture: asked, partyTotal: total }],
  });
  expect(await card()).toHaveTextContent('₹90,000.00 per adult₹2,41,000.00 for 2 adults, 1 child');
  expect(await card()).not.toHaveTextContent('1 child on');
  expect(within(await card()).getByRole('link')).toHaveAttribute('href', `/package-view/${id}?availableFrom=${FIRST}&${PARTY}`);
  expect(callsOf('filterTourPackages').map(({ query }) => query.party)).toEqual(['adult.2_child.1']);
});

test('without asked days a card says on which day the party pays it', async () => {
  openList(`?${PARTY}`, { listTourPackages: () => [{ ...sampleTourPackage, partyTotal: { ...total, day: '2091-04-08' } }] });
  expect(await card()).toHaveTextContent('₹2,41,000.00 for 2 adults, 1 child on 8 Apr 2091');
});

test('a card says why a trip does not take the party', async () => {
  openList(`?${PARTY}`, {
    listTourPackages: () => [{ ...sampleTourPackage, partyTotal: { refused: 'Everybody must be 14 or older.' } }],
  });
  expect(await card()).toHaveTextContent('per personEverybody must be 14 or older.');
});

test('the list asks for another party without another filter, and never says a total for one that it is not of', async () => {
  let isSlow = false;
  const { address, callsOf } = openList('?maxPrice=5000&sort=price', {
    filterTourPackages: ({ query }) =>
      isSlow ? never() : [{ ...sampleTourPackage, ...(query.party ? { partyTotal: total } : {}) }],
  });
  expect(await card()).not.toHaveTextContent('for');
  await openFilters();
  const dialog = await openWho();
  await more(dialog, 'Adults');
  await more(dialog, 'Adults');
  await waitFor(() => expect(address()).toBe('/package-view?maxPrice=5000&sort=price&party=adult.2'));
  await waitFor(async () => expect(await card()).toHaveTextContent('₹2,41,000.00 for 2 adults'));
  isSlow = true;
  await more(dialog, 'Children');
  await waitFor(() => expect(address()).toBe('/package-view?maxPrice=5000&sort=price&party=adult.2_child.1'));
  await waitFor(async () => expect(await card()).not.toHaveTextContent('2,41,000'));
  expect(callsOf('countTourPackages').every(({ query }) => query.party === undefined)).toBe(true);
});

test.each(['party=x', 'party=adult.0', 'party=adult.1000', 'party=adult.1_dog.2', 'party='])(
  'a list with %s in its address asks for nobody',
  async (party) => {
    const { callsOf } = openList(`?${party}`);
    expect(await card()).not.toHaveTextContent(/total|for /);
    await openFilters();
    expect(await who()).toHaveAccessibleDescription('Anyone');
    expect(callsOf('listTourPackages').map(({ query }) => query)).toEqual([{ offered: 'now', limit: '12' }]);
  },
);

test('a trip with one price says the total in its card and in the bar, and Book Now carries the party on', async () => {
  openTrip({ price: 10_000 }, PARTY, { units: { person: 9000 } });
  await waitFor(() => {
    for (const place of places()) expect(place).toContain('₹27,000.00 for 2 adults, 1 child');
  });
  expect(bookNow()).toEqual([`/book-your-pkg/${id}?${PARTY}`]);
});

test.each<[string, Prices, Sold, string]>([
  ['too few seats', { price: 10_000 }, { left: 2, units: { person: 9000 } }, 'Only 2 seats left on this day.'],
  [
    'a minimum age',
    { price: 10_000 },
    { tour: { facts: { minAge: 14 } }, units: { person: 9000 } },
    'Everybody must be 14 or older.',
  ],
  ['too few seats, and kinds of travellers', family, { left: 2 }, 'Only 2 seats left on this day.'],
  ['a minimum age, and kinds of travellers', family, { tour: { facts: { minAge: 14 } } }, 'Everybody must be 14 or older.'],
])('a trip with %s says that it does not take the party, and no total', async (_, prices, sold, sentence) => {
  openTrip(prices, PARTY, sold);
  await waitFor(() => {
    for (const place of places()) expect(place).toContain(sentence);
  });
  expect(screen.queryByText('Total')).toBeNull();
});

test('the calculator begins with the party by the kinds of travellers of the trip, and only a tap on them changes it', async () => {
  const categories = [
    { id: 'guest', name: 'Guest', minAge: 16 },
    { id: 'kid', name: 'Kid', minAge: 2, maxAge: 15, price: 4000 },
  ];
  const lunch = { id: 'lunch', name: 'Lunch', price: 100, per: 'booking' as const };
  const { address } = openTrip({ price: 9000, categories, extras: [lunch] }, `${PARTY}_infant.1`, {
    units: { guest: 9000, kid: 4000 },
  });
  const calculator = within(await screen.findByRole('region', { name: 'Your price' }));
  expect(calculator.getByLabelText('Guest, 16 and older')).toHaveValue('2');
  expect(calculator.getByLabelText('Kid, 2–15')).toHaveValue('1');
  expect(calculator.getByText('This trip does not take infants.')).toBeVisible();
  await waitFor(() => {
    for (const place of places()) expect(place).toContain('Total₹22,000.00');
  });
  await userEvent.click(calculator.getByRole('checkbox', { name: /Lunch/ }));
  expect(address()).toBe(`/package-view/${id}?${PARTY}_infant.1&extras=lunch.1`);
  await userEvent.click(calculator.getByRole('button', { name: 'More: Kid, 2–15' }));
  expect(address()).toBe(`/package-view/${id}?party=guest.2_kid.2&extras=lunch.1`);
  expect(calculator.queryByText('This trip does not take infants.')).toBeNull();
  await userEvent.click(calculator.getByRole('checkbox', { name: /Lunch/ }));
  expect(address()).toBe(`/package-view/${id}?party=guest.2_kid.2`);
});
