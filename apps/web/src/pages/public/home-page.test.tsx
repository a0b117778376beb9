import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, sampleBooking, sampleDestination, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { fakeApi, never, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';

const open = () => renderScreen(HomePage, { pattern: screens.home.path });
const firstOfMonthAfter = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 10);
/** The first day of a month ahead, from the calendar of a field. */
const pickFirstDay = async (label: string, monthsAhead: number) => {
  await userEvent.click(screen.getByRole('button', { name: label }));
  const calendar = within(await screen.findByRole('dialog', { name: label }));
  const shown = firstOfMonthAfter(todayOnSite(), monthsAhead);
  const month = new Date(`${shown}T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  while (calendar.queryByRole('grid', { name: month }) === null)
    await userEvent.click(await calendar.findByRole('button', { name: /next month/i }));
  await userEvent.click(within(calendar.getByRole('grid')).getByRole('button', { name: / 1 / }));
};
const blockOf = (heading: string) => screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement;

test('the hero says the written heading with the brand, and the written sub-text (§2.4)', async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Explore the World with Wayfarer$/);
  expect(screen.getByText('Find your perfect destination and book your dream vacation easily')).toBeVisible();
});

test('the blocks are in the specified order (§2.4)', async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
  expect(headings).toEqual(['About Us', 'Top Selling', 'How It Works', 'Recent Client Reviews']);
  const figures = screen.getByRole('region', { name: 'Our figures' });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(blockOf('Top Selling').compareDocumentPosition(figures)).toBe(follows);
  expect(figures.compareDocumentPosition(blockOf('How It Works'))).toBe(follows);
});

test('Read More does nothing (§2.4)', async () => {
  fakeApi({ listDestinations: () => [] });
  const { address } = open();
  await screen.findByText('No destinations found');
  // It loads separately, and would be a difference.
  await screen.findByRole('region', { name: /^Client reviews/ });
  const before = document.body.innerHTML;
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(document.body.innerHTML).toBe(before);
  expect(address()).toBe('/');
});

test('the figures are the written ones (§2.4)', () => {
  fakeApi({ listDestinations: never });
  open();
  const items = within(screen.getByRole('region', { name: 'Our figures' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '30k+ Tours Success',
    '6,500+ Happy Traveler',
    '6,561+ Awards Winning',
    '25+ Our Experience',
  ]);
});

test('How It Works has its three steps (§2.4)', () => {
  fakeApi({ listDestinations: never });
  open();
  const steps = within(blockOf('How It Works')).getAllByRole('listitem');
  expect(steps.map((step) => `${step.textContent?.charAt(0)} ${within(step).getByRole('heading').textContent}`)).toEqual([
    '1 Select Package',
    '2 Make a Booking',
    '3 Enjoy Your Trip',
  ]);
});

test('destinations are loaded on open and shown with picture, name and country (§2.4)', async () => {
  fakeApi();
  open();
  const link = (await screen.findAllByRole('link', { name: 'Hampi' }))[0] as HTMLElement;
  expect(link).toHaveAttribute('href', `/destination-view/${sampleDestination._id}`);
  expect(link.closest('article')).toHaveTextContent('HampiIndia');
  expect(link.closest('article')?.querySelector('img')).toHaveAttribute('src', sampleDestination.imageUrl);
  expect(screen.getByText('Popular Destinations')).toBeVisible();
});

test('the carousel holds the destinations that were booked most, in that order', async () => {
  const named = (name: string, digit: string) => ({ ...sampleDestination, _id: digit.repeat(24), id: digit.repeat(24), name });
  fakeApi({
    listDestinations: ({ query }) =>
      query.sort === 'booked' ? [named('Ziro', 'a'), named('Aihole', 'b')] : [named('Aihole', 'b')],
  });
  open();
  await screen.findAllByRole('link', { name: 'Ziro' });
  const names = within(blockOf('Top Selling')).getAllByRole('heading', { level: 3 });
  expect([...new Set(names.map(({ textContent }) => textContent))]).toEqual(['Ziro', 'Aihole']);
});

test("without destinations the carousel's place says 'No destinations found' (§2.4)", async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  expect(await screen.findByText('No destinations found')).toBeVisible();
});

test('when destinations do not load the rest of Home is shown, and they can be tried again', async () => {
  let broken = true;
  fakeApi({ listDestinations: () => (broken ? refuse('INTERNAL') : [sampleDestination]) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('link', { name: 'Hampi' }))[0]).toBeVisible();
});

test('four testimonials with five stars each (§2.4)', async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  const carousel = await screen.findByRole('region', { name: /^Client reviews/ });
  expect(
    new Set(
      within(carousel)
        .getAllByRole('blockquote')
        .map((quote) => quote.textContent),
    ).size,
  ).toBe(4);
  const stars = within(carousel).getAllByText('5 out of 5 stars');
  expect(stars).toHaveLength(within(carousel).getAllByRole('blockquote').length);
});

const dayAhead = (days: number) => new Date(Date.parse(todayOnSite()) + days * 86_400_000).toISOString().slice(0, 10);
const booked = (title: string, days: number, bookingStatus: Booking['bookingStatus']): Booking => ({
  ...sampleBooking,
  _id: String(days).padStart(24, '0'),
  id: String(days).padStart(24, '0'),
  package: { ...sampleBooking.package, title },
  travelDate: dayAhead(days),
  bookingStatus,
});

test('a logged-in traveller finds the next paid trip on Home, with a link to its page', async () => {
  startSession({ token: 'any', role: 'user', userId: sampleUser._id });
  const unpaid = booked('Unpaid', 5, 'pending');
  fakeApi({
    listBookingsOfUser: () => [
      booked('Later', 40, 'confirmed'),
      booked('Next', 12, 'confirmed'),
      unpaid,
      booked('Off', 2, 'cancelled'),
    ],
  });
  open();
  const link = await screen.findByRole('link', { name: /^Your next trip: Next, .* ?In 12 days$/ });
  expect(link).toHaveAttribute('href', `/my-trip/${'12'.padStart(24, '0')}`);
});

test('a trip that nobody has paid is no next trip yet: Home says that it waits for payment', async () => {
  startSession({ token: 'any', role: 'user', userId: sampleUser._id });
  fakeApi({ listBookingsOfUser: () => [booked('Unpaid', 5, 'pending')] });
  open();
  expect(await screen.findByRole('link', { name: /^Waiting for payment: Unpaid, .* ?In 5 days$/ })).toBeVisible();
});

test('a visitor is asked for no trips', async () => {
  const { callsOf } = fakeApi();
  open();
  await screen.findAllByRole('link', { name: 'Hampi' });
  expect(callsOf('listBookingsOfUser')).toEqual([]);
});

test('a traveller with only a cancelled trip sees none on Home', async () => {
  startSession({ token: 'any', role: 'user', userId: sampleUser._id });
  const answered = Promise.withResolvers<void>();
  fakeApi({
    listBookingsOfUser: () => {
      setTimeout(answered.resolve);
      return [{ ...sampleBooking, travelDate: '2199-01-12', bookingStatus: 'cancelled' }];
    },
  });
  open();
  await answered.promise;
  await screen.findAllByRole('link', { name: 'Hampi' });
  await waitFor(() => expect(screen.queryByText(/Your next trip/)).toBeNull());
});

test('the search leads into the package list, filtered by place and dates', async () => {
  fakeApi();
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Where' }));
  await userEvent.click(await screen.findByRole('option', { name: /Hampi/ }));
  const today = todayOnSite();
  await pickFirstDay('From', 1);
  await pickFirstDay('To', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const [from, to] = [1, 2].map((months) => firstOfMonthAfter(today, months));
  expect(address()).toBe(`/package-view?destination=${sampleDestination._id}&availableFrom=${from}&availableTo=${to}`);
});

test('words that are typed on Home are searched for in the package list', async () => {
  fakeApi();
  const { address } = open();
  await userEvent.type(await screen.findByLabelText('What'), 'family diving ');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/package-view?words=family+diving');
});

test('a place is found while its name or its country is typed, with its picture, and can be chosen with the keyboard', async () => {
  const nara = { ...sampleDestination, _id: 'a'.repeat(24), id: 'a'.repeat(24), name: 'Nara', country: 'Japan' };
  fakeApi({ listDestinations: () => [sampleDestination, nara] });
  open();
  const where = await screen.findByRole('button', { name: 'Where' });
  await screen.findAllByRole('link', { name: 'Nara' });
  await userEvent.click(where);
  const input = await screen.findByRole('combobox', { name: 'Find a place' });
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard('JAP');
  const [option] = await waitFor(() => {
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(1);
    return options;
  });
  expect(option).toHaveTextContent('NaraJapan');
  expect(option?.querySelector('img')).toHaveAttribute('src', nara.imageUrl);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(where).toHaveTextContent('Nara, Japan');
  await waitFor(() => expect(where).toHaveFocus());
});

test('places behind the first page of a long list are found too', async () => {
  const nara = { ...sampleDestination, _id: 'a'.repeat(24), id: 'a'.repeat(24), name: 'Nara', country: 'Japan' };
  fakeApi({
    listDestinations: ({ query }) =>
      query.cursor === undefined ? pageOf([sampleDestination], { total: 2, nextCursor: 'c2' }) : [nara],
  });
  open();
  await screen.findAllByRole('link', { name: 'Hampi' });
  await userEvent.click(screen.getByRole('button', { name: 'Where' }));
  expect(await screen.findByRole('option', { name: /Nara/ })).toBeVisible();
});

test('an empty search leads to all packages', async () => {
  fakeApi({ listDestinations: () => [] });
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(address()).toBe('/package-view');
});
