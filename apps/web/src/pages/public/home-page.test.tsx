import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screens } from '@wayfarer/contracts/screens';
import { sampleDestination } from '@wayfarer/contracts/testing';
import { expect, test } from 'vitest';
import { fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { HomePage } from './home-page.tsx';

const open = () => renderScreen(HomePage, { pattern: screens.home.path });
const blockOf = (heading: string) => screen.getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement;

test('the hero says the written heading with the brand, and the written sub-text', async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Explore the World with Wayfarer$/);
  expect(screen.getByText('Find your perfect destination and book your dream vacation easily')).toBeVisible();
});

test('the blocks stand in the written order', async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
  expect(headings).toEqual(['About Us', 'Top Selling', 'How It Works', 'Recent Client Reviews']);
  const figures = screen.getByRole('region', { name: 'Our figures' });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(blockOf('Top Selling').compareDocumentPosition(figures)).toBe(follows);
  expect(figures.compareDocumentPosition(blockOf('How It Works'))).toBe(follows);
});

test('Read More does nothing', async () => {
  fakeApi({ listDestinations: () => [] });
  const { address } = open();
  await screen.findByText('No destinations found');
  // It loads by itself, and would be a difference.
  await screen.findByRole('region', { name: /^Client reviews/ });
  const before = document.body.innerHTML;
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(document.body.innerHTML).toBe(before);
  expect(address()).toBe('/');
});

test('the figures are the written ones', () => {
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

test('How It Works has its three steps', () => {
  fakeApi({ listDestinations: never });
  open();
  const steps = within(blockOf('How It Works')).getAllByRole('listitem');
  expect(steps.map((step) => `${step.textContent?.charAt(0)} ${within(step).getByRole('heading').textContent}`)).toEqual([
    '1 Select Package',
    '2 Make a Booking',
    '3 Enjoy Your Trip',
  ]);
});

test('destinations are loaded on open and shown with picture, name and country', async () => {
  fakeApi();
  open();
  const link = (await screen.findAllByRole('link', { name: 'Hampi' }))[0] as HTMLElement;
  expect(link).toHaveAttribute('href', `/package-view?destination=${sampleDestination._id}`);
  expect(link.closest('article')).toHaveTextContent('HampiIndia');
  expect(link.closest('article')?.querySelector('img')).toHaveAttribute('src', sampleDestination.imageUrl);
  expect(screen.getByText('Popular Destinations')).toBeVisible();
});

test("without destinations the carousel's place says 'No destinations found'", async () => {
  fakeApi({ listDestinations: () => [] });
  open();
  expect(await screen.findByText('No destinations found')).toBeVisible();
});

test('when destinations do not load the rest of Home stands, and they can be tried again', async () => {
  let broken = true;
  fakeApi({ listDestinations: () => (broken ? refuse('INTERNAL') : [sampleDestination]) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('link', { name: 'Hampi' }))[0]).toBeVisible();
});

test('four testimonials with five stars each', async () => {
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

test('the search leads into the package list, filtered by place and dates', async () => {
  fakeApi();
  const { address } = open();
  await userEvent.selectOptions(
    await screen.findByLabelText('Where'),
    await screen.findByRole('option', { name: 'Hampi, India' }),
  );
  await userEvent.type(screen.getByLabelText('From'), '2027-02-10');
  await userEvent.type(screen.getByLabelText('To'), '2027-02-01');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe(`/package-view?destination=${sampleDestination._id}&availableFrom=2027-02-01&availableTo=2027-02-10`);
});

test('an empty search leads to all packages', async () => {
  fakeApi({ listDestinations: () => [] });
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(address()).toBe('/package-view');
});
