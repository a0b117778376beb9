import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCounts, sampleDestination, sampleTourPackage, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
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

test('without filters the whole list is asked for, with the count of all packages (§1, 2.7)', async () => {
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

test('the order is part of the address and of the call (§7)', async () => {
  const { callsOf } = fakeApi({
    listTourPackages: () => [sampleTourPackage],
  });
  const { address } = renderScreen(PackageListPage, { pattern });
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price, highest first');
  expect(address()).toBe('/package-view?sort=-price');
  await waitFor(() => expect(callsOf('listTourPackages').at(-1)?.query).toEqual({ offered: 'now', sort: '-price', limit: '12' }));
});

test('show more continues at the cursor and keeps what was shown', async () => {
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

test('hovering Show more fetches its page once, which is shown when it is pressed; otherwise it is not fetched', async () => {
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

test('a title with a typo leads to what was meant', async () => {
  fakeApi({
    filterTourPackages: ({ query }) => (query.title === 'himalaya' ? [sampleTourPackage] : []),
    countTourPackages: () => ({ ...sampleCounts, total: 0, places: [], titles: ['himalaya'] }),
  });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?title=hymalaya` });
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “himalaya”?' }));
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

test.each([
  ['/my-trip/1', 'Go to your trip', '/my-trip/1'],
  ['/account', 'Go to your account', '/account'],
  // Whoever logs in sees their own bookings, whosever the link was.
  ['/view-my-booking/64b000000000000000000099', 'Go to My Bookings', `/view-my-booking/${sampleUser._id}`],
])('a traveller who followed an email to %s and had to log in goes on to it by %s', async (asked, link, reached) => {
  fakeApi({ listTourPackages: () => [] });
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  saveReturnTo(asked);
  const { address } = renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('link', { name: link }));
  expect(address()).toBe(reached);
});

test('a traveller is offered no page of the admin area', async () => {
  fakeApi({ listTourPackages: () => [] });
  startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
  saveReturnTo('/bookings/1');
  renderScreen(PackageListPage, { pattern });
  await screen.findByRole('link', { name: 'My bookings' });
  expect(screen.queryByRole('link', { name: 'Go to that page' })).toBeNull();
});

test('a visitor is shown neither', async () => {
  fakeApi({ listTourPackages: () => [] });
  saveReturnTo('/book-your-pkg/1');
  renderScreen(PackageListPage, { pattern });
  await screen.findByText('No packages found');
  expect(screen.queryByRole('link', { name: 'My bookings' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Continue your booking' })).toBeNull();
});
