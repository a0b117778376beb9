import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { sampleCounts, sampleDestination, sampleTourPackage, sampleUser } from '@wayfarer/contracts/testing';
import { expect, test } from 'vitest';
import { saveReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';
import { disconnect, fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageListPage } from './package-list-page.tsx';

const HAMPI = sampleDestination._id;
const pattern = screens.packageList.path;
const numbered = (number: number) => {
  const id = String(number).padStart(24, '0');
  return { ...sampleTourPackage, _id: id, id, title: `Trip ${number}` };
};

test('without filters the whole list is asked for, with the count of all packages', async () => {
  fakeApi({ listTourPackages: () => pageOf([sampleTourPackage], { total: 31 }) });
  renderScreen(PackageListPage, { pattern });
  const card = (await screen.findByRole('link', { name: 'Hampi at walking pace' })).closest('article');
  expect(screen.getByText('31 packages')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Find your next journey' })).toBeVisible();
  expect(card?.querySelector('img')).toHaveAttribute('src', sampleTourPackage.images[0]);
  expect(card).toHaveTextContent('Hampi, India');
  expect(card).toHaveTextContent('₹1,999.99 per person');
  expect(screen.getByRole('link', { name: 'Hampi at walking pace' })).toHaveAttribute(
    'href',
    `/package-view/${sampleTourPackage._id}`,
  );
});

test('filters of the address are sent to the filter call, and empty ones are dropped', async () => {
  const { callsOf } = fakeApi({
    filterTourPackages: () => [sampleTourPackage],
  });
  renderScreen(PackageListPage, {
    pattern,
    at: `${pattern}?destination=${HAMPI}&minPrice=&maxPrice=5000&title=&availableFrom=2026-12-01`,
  });
  await screen.findByText('1 package');
  expect(callsOf('filterTourPackages')[0]?.query).toEqual({
    destination: HAMPI,
    maxPrice: '5000',
    availableFrom: '2026-12-01',
    offered: 'now',
    limit: '12',
  });
});

test('the filters are the six written ones, and month, length and a slider for the price', async () => {
  fakeApi({ listTourPackages: () => [] });
  renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await sheet.findByLabelText('Available to');
  const labels = ['Destination', 'Min price', 'Max price', 'Title', 'Available from', 'Available to'];
  for (const label of labels) expect(sheet.getByLabelText(label)).toBeEnabled();
  for (const label of ['Month', 'Length', 'Lowest price', 'Highest price'])
    expect(await sheet.findByLabelText(label)).toBeEnabled();
});

test('months and lengths say how many packages a click on them finds, and the click finds them', async () => {
  const lengths = [
    { days: 3, count: 2 },
    { days: 4, count: 4 },
    { days: 7, count: 1 },
    { days: 21, count: 1 },
  ];
  fakeApi({
    filterTourPackages: () => [],
    countTourPackages: () => ({ ...sampleCounts, months: [{ month: '2027-01', count: 5 }], lengths }),
  });
  const { address } = renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(await sheet.findByLabelText('Month'), await sheet.findByRole('option', { name: 'Jan 2027 (5)' }));
  expect(address()).toBe('/package-view?month=2027-01');
  const names = within(sheet.getByLabelText('Length'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Any length', '1–3 days (2)', '4–7 days (5)', '8–14 days (0)', '15 days or more (1)']);
  await userEvent.selectOptions(sheet.getByLabelText('Length'), '4–7 days (5)');
  expect(address()).toBe('/package-view?month=2027-01&minDays=4&maxDays=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: 4–7 days', hidden: true }));
  expect(address()).toBe('/package-view?month=2027-01');
});

test('the slider begins at the lowest price and ends at the highest there is; at an end it asks for nothing', async () => {
  fakeApi({
    filterTourPackages: () => [],
    countTourPackages: () => ({ ...sampleCounts, prices: { lowest: 1999.99, highest: 24_500.5 } }),
  });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?minPrice=2000` });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await sheet.findByText('₹2,000.00 – ₹24,500.50')).toBeVisible();
  const [low, high] = [sheet.getByLabelText('Lowest price'), sheet.getByLabelText('Highest price')];
  expect(high).toHaveAttribute('aria-valuetext', '₹24,500.50');
  act(() => low.focus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(address()).toBe('/package-view'));
  expect(low).toHaveAttribute('aria-valuetext', '₹1,999.99');
  act(() => high.focus());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(address()).toBe('/package-view?maxPrice=24500'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(address()).toBe('/package-view'));
});

test('what is typed lands in the address once the typing rests, and back takes it away again', async () => {
  fakeApi();
  const { router, address } = renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.type(within(sheet).getByLabelText('Title'), 'walk');
  await waitFor(() => expect(address()).toBe('/package-view?title=walk'));
  // At once: a busy machine would rest between the letters, and each rest is a step that back undoes.
  await userEvent.click(within(sheet).getByLabelText('Min price'));
  await userEvent.paste('1,000.999');
  await waitFor(() => expect(address()).toBe('/package-view?minPrice=1000.99&title=walk'));
  // The address changes before the page does, and nobody goes back in between.
  expect(await screen.findByText('From ₹1,000.99')).toBeInTheDocument();
  await router.navigate(-1);
  await waitFor(() => expect(within(sheet).getByLabelText('Min price')).toHaveValue(''));
  expect(address()).toBe('/package-view?title=walk');
});

test('each active filter is a chip, and pressing it takes the filter away', async () => {
  fakeApi({ listTourPackages: () => [] });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?destination=${HAMPI}&maxPrice=5000` });
  expect(await screen.findByRole('button', { name: 'Remove filter: Hampi, India' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Up to ₹5,000.00' }));
  expect(address()).toBe(`/package-view?destination=${HAMPI}`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/package-view');
});

test('the order is part of the address and of the call', async () => {
  const { callsOf } = fakeApi({
    listTourPackages: () => [sampleTourPackage],
  });
  const { address } = renderScreen(PackageListPage, { pattern });
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price, highest first');
  expect(address()).toBe('/package-view?sort=-price');
  await waitFor(() => expect(callsOf('listTourPackages').at(-1)?.query).toEqual({ offered: 'now', sort: '-price', limit: '12' }));
});

test('show more goes on at the cursor and keeps what was shown', async () => {
  fakeApi({
    listTourPackages: ({ query }) =>
      query.cursor === 'next' ? pageOf([numbered(2)], { total: 2 }) : pageOf([numbered(1)], { total: 2, nextCursor: 'next' }),
  });
  renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Trip 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trip 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('whoever points at Show more has its page fetched once, shown when it is pressed; nobody else fetches it', async () => {
  const { callsOf } = fakeApi({
    listTourPackages: ({ query }) =>
      query.cursor === 'next' ? pageOf([numbered(2)], { total: 2 }) : pageOf([numbered(1)], { total: 2, nextCursor: 'next' }),
  });
  renderScreen(PackageListPage, { pattern });
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(callsOf('listTourPackages')).toHaveLength(1);
  await userEvent.hover(more);
  await waitFor(() => expect(callsOf('listTourPackages')).toHaveLength(2));
  expect(screen.queryByRole('link', { name: 'Trip 2' })).toBeNull();
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: 'Trip 2' })).toBeVisible();
  expect(callsOf('listTourPackages')).toHaveLength(2);
});

test('the cards of before stay, marked as busy, while those of a new search load', async () => {
  fakeApi({ listTourPackages: ({ query }) => (query.sort ? never() : [sampleTourPackage]) });
  renderScreen(PackageListPage, { pattern });
  await screen.findByRole('link', { name: 'Hampi at walking pace' });
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Soonest departure');
  const card = screen.getByRole('link', { name: 'Hampi at walking pace' });
  expect(card.closest('ul[aria-busy="true"]')).not.toBeNull();
});

test('each place says how many packages a click on it finds, and its chip only what it is called', async () => {
  fakeApi({
    filterTourPackages: () => [],
    countTourPackages: () => ({ ...sampleCounts, total: 7, places: [{ ...sampleTourPackage.destination, count: 7 }] }),
  });
  renderScreen(PackageListPage, { pattern, at: `${pattern}?destination=${HAMPI}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(await sheet.findByRole('option', { name: 'Hampi, India (7)' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove filter: Hampi, India', hidden: true })).toBeInTheDocument();
});

test('a title with a typo leads to what was meant', async () => {
  fakeApi({
    filterTourPackages: ({ query }) => (query.title === 'himalaya' ? [sampleTourPackage] : []),
    countTourPackages: () => ({ ...sampleCounts, total: 0, places: [], titles: ['himalaya'] }),
  });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?title=hymalaya` });
  await userEvent.click(await screen.findByRole('button', { name: 'Show “himalaya” instead' }));
  expect(address()).toBe('/package-view?title=himalaya');
  expect(await screen.findByRole('link', { name: 'Hampi at walking pace' })).toBeVisible();
});

test('a title that only places speak of leads to the trips there', async () => {
  fakeApi({
    filterTourPackages: () => [],
    countTourPackages: () => ({ ...sampleCounts, total: 0, meantPlaces: [{ ...sampleTourPackage.destination, count: 4 }] }),
  });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?title=hymalaya&maxPrice=5000` });
  await userEvent.click(await screen.findByRole('button', { name: 'Trips to Hampi (4)' }));
  expect(address()).toBe(`/package-view?destination=${HAMPI}&maxPrice=5000`);
});

test('nothing found offers to clear the filters', async () => {
  fakeApi({ filterTourPackages: () => [] });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?title=zzz` });
  expect(await screen.findByText('No packages found')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(address()).toBe('/package-view');
});

test('a failure says what happened and trying again shows the packages', async () => {
  let broken = true;
  fakeApi({ listTourPackages: () => (broken ? refuse('INTERNAL') : [sampleTourPackage]) });
  renderScreen(PackageListPage, { pattern });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hampi at walking pace' })).toBeVisible();
});

test('without a network the page says so', async () => {
  fakeApi({ listDestinations: disconnect, listTourPackages: disconnect });
  renderScreen(PackageListPage, { pattern });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
});

test('bounds that contradict each other are said, and nothing is asked', async () => {
  const { callsOf } = fakeApi();
  renderScreen(PackageListPage, { pattern, at: `${pattern}?minPrice=900&maxPrice=100` });
  expect(await screen.findByRole('alert')).toHaveTextContent('The lowest price is above the highest.');
  expect([...callsOf('listTourPackages'), ...callsOf('filterTourPackages')]).toEqual([]);
});

test('a traveller finds My bookings, and the way back to a booking that asked for a login, once', async () => {
  fakeApi({ listTourPackages: () => [] });
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  saveReturnTo('/book-your-pkg/1');
  const { address } = renderScreen(PackageListPage, { pattern });
  expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', `/view-my-booking/${sampleUser._id}`);
  await userEvent.click(screen.getByRole('link', { name: 'Continue your booking' }));
  expect(address()).toBe('/book-your-pkg/1');
  expect(sessionStorage).toHaveLength(0);
});

test('a visitor is shown neither', async () => {
  fakeApi({ listTourPackages: () => [] });
  saveReturnTo('/book-your-pkg/1');
  renderScreen(PackageListPage, { pattern });
  await screen.findByText('No packages found');
  expect(screen.queryByRole('link', { name: 'My bookings' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Continue your booking' })).toBeNull();
});
