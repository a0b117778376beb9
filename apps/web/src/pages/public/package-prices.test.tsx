import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Departure, type Prices, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { quoteCases } from '@wayfarer/contracts/testing/quotes';
import { expect, test } from 'vitest';
// Loaded here, so that no test waits for its code.
import '../../features/tour-packages/detail/prices/calculator.tsx';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { quoteCase, quotedTrip } from '../../testing/quoted-trip.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageDetailPage } from './package-detail-page.tsx';
import { PackageListPage } from './package-list-page.tsx';

const FIRST = addDays(todayOnSite(), 40);
const id = sampleTourPackage._id;

type Trip = ReturnType<typeof quotedTrip>;
/** A departure each week, and on the day of the case. */
const departuresOf = ({ day, pricesOn }: Trip): Departure[] =>
  [day, addDays(FIRST, 7), addDays(FIRST, 21)]
    .filter((one, index, all) => all.indexOf(one) === index)
    .toSorted()
    .map((one) => ({
      day: one,
      left: 12,
      state: 'open',
      isGuaranteed: false,
      prices: pricesOn(one),
      closesAt: `${one}T00:00:00.000Z`,
    }));

const scheduled = (tour: TourPackage): TourPackage => ({
  ...tour,
  schedule: { rules: [], added: [FIRST], closed: [] },
  next: { left: 12 },
});
const open = (
  trip: Trip,
  { search = '', fakes = {}, tour = trip.tour }: { search?: string; fakes?: Fakes; tour?: TourPackage } = {},
) => ({
  ...fakeApi({
    findTourPackage: () => tour,
    listPackageDepartures: () => departuresOf(trip),
    quoteBooking: trip.quoteBooking,
    ...fakes,
  }),
  ...renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${id}${search}` }),
});
const trip = (title: string) => quotedTrip(quoteCase(title), FIRST);
const press = async () => {
  const prices = within(await screen.findByRole('region', { name: 'Prices' }));
  await userEvent.click(prices.getByRole('link', { name: 'Work out your price' }));
  return within(await screen.findByRole('region', { name: 'Your price' }));
};
const amounts = () => [...document.querySelectorAll('dl[aria-label="Your price"] dd')].map(({ textContent }) => textContent);

const priced = quoteCases.filter(({ prices }) => Object.keys(prices).length > 1);

test.each(priced)('the calculator shows what $title cost, and Book Now carries it on', async (quoted) => {
  const one = quotedTrip(quoted, FIRST);
  const { router } = open(one, { search: one.search });
  await screen.findByRole('region', { name: 'Your price' });
  await waitFor(() => expect(amounts()).toEqual([...one.sums, one.total]));
  await userEvent.click(screen.getAllByRole('link', { name: 'Book Now' })[0] ?? expect.unreachable());
  const { pathname, search } = router.state.location;
  expect(pathname).toBe(`/book-your-pkg/${id}`);
  expect(search).toBe(one.search);
});

test('who comes, when and with what is chosen by keyboard, and is in the address', async () => {
  const { router } = open(trip('everything at once'));
  const calculator = await press();
  expect(screen.getByRole('region', { name: 'Your price' })).toHaveFocus();
  expect(amounts()).toEqual(['₹10,000.00', '₹1,500.00', '₹0.00', '₹11,500.00']);
  calculator.getByLabelText('Child, 2–11').focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  calculator.getByRole('checkbox', { name: /Airport transfer/ }).focus();
  await userEvent.keyboard(' ');
  expect(amounts()).toEqual(['₹10,000.00', '₹10,000.00', '₹2,400.00', '₹0.00', '₹22,400.00']);
  const address = new URLSearchParams(router.state.location.search);
  expect([address.get('party'), address.get('extras')]).toEqual(['adult.1_child.2', 'transfer.1']);
});

test('the total stands beside each Book Now while a party that can travel is chosen', async () => {
  open(trip('everything at once'));
  const beside = () => screen.getAllByRole('link', { name: 'Book Now' }).map((link) => link.parentElement?.textContent);
  await screen.findAllByRole('link', { name: 'Book Now' });
  expect(beside().filter((text) => text?.includes('Total'))).toEqual([]);
  const calculator = await press();
  expect(beside()).toEqual([expect.stringContaining('Total₹11,500.00'), expect.stringContaining('Total₹11,500.00')]);
  await userEvent.click(calculator.getByRole('button', { name: 'More: Child, 2–11' }));
  await userEvent.click(calculator.getByRole('button', { name: 'Fewer: Adult, 12 and older' }));
  expect(await screen.findByText('A child travels with an adult.')).toBeVisible();
  expect(beside().filter((text) => text?.includes('Total'))).toEqual([]);
});

test('of a package with departures one of those that can be booked is chosen, at its own price', async () => {
  const one = trip('the first day of a season');
  const { router } = open(one, { tour: scheduled({ ...one.tour, nextDay: addDays(FIRST, 7) }) });
  const calculator = await press();
  const departure = calculator.getByLabelText('Departure');
  await waitFor(() => expect(within(departure).getAllByRole('option')).toHaveLength(3));
  expect(departure).toHaveValue(addDays(FIRST, 7));
  expect(amounts()).toEqual(['₹10,000.00', '₹10,000.00']);
  await userEvent.selectOptions(departure, one.day);
  expect(amounts()).toEqual(['₹14,000.00', '₹14,000.00']);
  expect(new URLSearchParams(router.state.location.search).get('day')).toBe(one.day);
});

test('of the days that were searched for the first departure is chosen, and stays when who comes changes', async () => {
  const one = trip('the first day of a season');
  const fits = departuresOf(one).find(({ day }) => day > addDays(FIRST, 7))?.day;
  const { router } = open(one, {
    tour: scheduled({ ...one.tour, nextDay: addDays(FIRST, 7) }),
    search: `?availableFrom=${addDays(FIRST, 8)}&availableTo=${addDays(FIRST, 30)}&party=adult.1`,
  });
  const departure = await screen.findByLabelText('Departure');
  await waitFor(() => expect(departure).toHaveValue(fits));
  await userEvent.click(screen.getByRole('button', { name: 'More: Adult, 12 and older' }));
  expect(departure).toHaveValue(fits);
  const asked = `availableFrom=${addDays(FIRST, 8)}&availableTo=${addDays(FIRST, 30)}`;
  expect(router.state.location.search).toBe(`?${asked}&party=adult.2`);
  // What is seen beside Book Now is booked.
  for (const link of screen.getAllByRole('link', { name: 'Book Now' }))
    expect(link).toHaveAttribute('href', `/book-your-pkg/${id}?${asked}&day=${fits}&party=adult.2`);
});

test('a row of the departures tells a price that differs', async () => {
  const one = trip('the first day of a season');
  open(one, { tour: scheduled({ ...one.tour, nextDay: addDays(FIRST, 7) }) });
  const section = within(await screen.findByRole('region', { name: 'Departures' }));
  await section.findAllByRole('button', { pressed: true });
  const seen: [string | undefined, boolean | undefined][] = [];
  for (const month of section.getAllByRole('button', { name: /departure/ })) {
    await userEvent.click(month);
    for (const link of section.getAllByRole('link')) {
      const day = /day=([\d-]+)/.exec(link.getAttribute('href') ?? '')?.[1];
      seen.push([day, link.closest('li')?.textContent?.includes('₹14,000.00 per adult')]);
    }
  }
  expect(Object.fromEntries(seen)).toEqual({ [addDays(FIRST, 7)]: false, [one.day]: true, [addDays(FIRST, 21)]: true });
});

test('a party that cannot travel is told so, and has no total', async () => {
  open(trip('2 adults and a child'), { search: '?party=child.1' });
  expect(await screen.findByText('A child travels with an adult.')).toBeVisible();
  expect(amounts()).toEqual([]);
});

test('a code in the address is asked for once a day is chosen; one that is refused says why at its field', async () => {
  const one = trip('a code');
  const { callsOf } = open(one, {
    search: '?code=monsoon10',
    tour: scheduled({ ...one.tour, nextDay: one.day }),
    fakes: { quoteBooking: () => refuse('VALIDATION', { code: 'This code is for other trips.' }) },
  });
  expect(await screen.findByText('This code is for other trips.')).toBeVisible();
  expect(screen.getByLabelText('Promotion code')).toHaveAccessibleDescription('This code is for other trips.');
  expect(callsOf('quoteBooking').map(({ body }) => body)).toEqual([
    { totalPersons: 1, travelDate: one.day, party: { adult: 1 }, code: 'MONSOON10' },
  ]);
});

test('a code is carried from the list to the trip, through every filter', async () => {
  fakeApi();
  const { router } = renderScreen(PackageListPage, { pattern: screens.packageList.path, at: '/package-view?code=MONSOON10' });
  const link = await screen.findByRole('link', { name: sampleTourPackage.title });
  await waitFor(() => expect(link).toHaveAttribute('href', `/package-view/${id}?code=MONSOON10`));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'price');
  expect(router.state.location.search).toBe('?sort=price&code=MONSOON10');
});

test('names of prices and extras that are not translated say that they are English', async () => {
  const { tour } = trip('everything at once');
  open(trip('everything at once'), { tour: scheduled({ ...tour, untranslated: ['categories', 'seasons', 'extras'] }) });
  const prices = within(await screen.findByRole('region', { name: 'Prices' }));
  const names = [tour.categories, tour.extras].flatMap((list = []) => list.map(({ name }) => name));
  for (const name of names)
    for (const words of await prices.findAllByText(name)) expect(words.closest('[lang]'), name).toHaveAttribute('lang', 'en');
  const [row] = prices.getAllByRole('rowheader', { name: /^(Any|Other) day/ });
  expect(row?.closest('[lang]')).toBeNull();
});

test('a package with one price for each person has no calculator and no table', async () => {
  open(quotedTrip(quoteCase('3 persons at one price'), FIRST));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Prices' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Work out your price' })).toBeNull();
});

test('a list shows from which price on a trip can be had where it has several', async () => {
  const listed = { ...sampleTourPackage, fromPrice: 1500 };
  fakeApi({ listTourPackages: () => [listed], filterTourPackages: () => [listed] });
  renderScreen(PackageListPage, { pattern: screens.packageList.path });
  const card = (await screen.findByRole('link', { name: listed.title })).closest('article');
  expect(card).toHaveTextContent('From ₹1,500.00 per person');
});

const withDeposit = (one: Trip, deposit: Prices['deposit'], dayIn = 40): Trip => {
  const day = addDays(todayOnSite(), dayIn);
  return { ...one, day, tour: { ...one.tour, deposit, nextDay: day } };
};
const depositOf = { percent: 30, balanceDays: 10, isRefundable: false };

test('the calculator says what is paid now and what by which day, and how much confirms a booking before a day is chosen', async () => {
  const one = withDeposit(trip('everything at once'), depositOf);
  const { unmount } = open(one, { search: `?availableFrom=${one.day}&availableTo=${one.day}&party=adult.1` });
  const calculator = within(await screen.findByRole('region', { name: 'Your price' }));
  const due = formatDay(addDays(one.day, -10));
  expect(await calculator.findByText(`Pay ₹3,450.00 now, ₹8,050.00 by ${due}.`)).toBeVisible();
  expect(calculator.getByText('If you cancel, the deposit is not refunded.')).toBeVisible();
  unmount();
  open(withDeposit(trip('everything at once'), { perPerson: 5000, balanceDays: 10, isRefundable: true }));
  const undecided = await press();
  expect(undecided.getByText(/^A deposit of ₹5,000\.00 per person confirms it\. The rest is due 10 days before/)).toBeVisible();
  expect(undecided.getByText('The deposit is refunded as the cancellation policy says.')).toBeVisible();
});

test('of a day by which the rest would be due already everything is paid now', async () => {
  const one = withDeposit(trip('everything at once'), depositOf, 8);
  open(one, { search: `?availableFrom=${one.day}&availableTo=${one.day}&party=adult.1` });
  expect(await screen.findByText('For this day everything is paid now.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Prices' })).toHaveTextContent(
    'DepositThe rest is due 10 days before the trip. If you cancel, the deposit is not refunded.30 %',
  );
});
