import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FoundIn, sampleCounts, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageListPage } from './package-list-page.tsx';

const pattern = screens.packageList.path;
const found = (foundIn: FoundIn) => ({ ...sampleTourPackage, foundIn });

test('typed words are put into the address and asked for, the best match first; back removes them', async () => {
  const { callsOf } = fakeApi({ filterTourPackages: () => [sampleTourPackage], listTourPackages: () => [sampleTourPackage] });
  const { router, address } = renderScreen(PackageListPage, { pattern });
  const box = await screen.findByRole('searchbox', { name: 'Search trips' });
  expect(box).toHaveAttribute('placeholder', 'Family, diving, Japan …');
  await userEvent.click(box);
  await userEvent.paste('family diving');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/package-view?words=family+diving'));
  await waitFor(() =>
    expect(callsOf('filterTourPackages').at(-1)?.query).toEqual({ words: 'family diving', offered: 'now', limit: '12' }),
  );
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Best match');
  expect(await screen.findByRole('button', { name: 'Remove filter: With “family diving”' })).toBeVisible();
  await router.navigate(-1);
  await waitFor(() => expect(box).toHaveValue(''));
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title, A to Z');
  expect(screen.queryByRole('option', { name: 'Best match' })).toBeNull();
});

test('words of the address are in the box, and an order that is chosen stays with them', async () => {
  const { callsOf } = fakeApi({ filterTourPackages: () => [sampleTourPackage] });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?words=reef` });
  expect(await screen.findByRole('searchbox', { name: 'Search trips' })).toHaveValue('reef');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Title, A to Z');
  expect(address()).toBe('/package-view?words=reef&sort=title');
  await waitFor(() => expect(callsOf('filterTourPackages').at(-1)?.query).toMatchObject({ words: 'reef', sort: 'title' }));
});

test('a card says why it was found, with the words marked', async () => {
  const day = found({ field: 'itinerary', day: 3, before: '… then ', hit: 'diving', after: ' at noon…' });
  const title = found({ field: 'title', day: null, before: 'Hampi at ', hit: 'walking', after: ' pace' });
  fakeApi({ filterTourPackages: () => [day, { ...title, _id: 'a'.repeat(24), id: 'a'.repeat(24) }] });
  renderScreen(PackageListPage, { pattern, at: `${pattern}?words=diving` });
  const [first, second] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('Itinerary, day 3: … then diving at noon…');
  expect(within(first).getByRole('mark')).toHaveTextContent('diving');
  expect(within(second).getByRole('link', { name: 'Hampi at walking pace' })).toContainElement(within(second).getByRole('mark'));
  expect(second).not.toHaveTextContent('Description');
});

test('where nothing has the words, they are named, and what they may have meant is one press away', async () => {
  fakeApi({
    filterTourPackages: ({ query }) => (query.words === 'serengeti' ? [sampleTourPackage] : []),
    countTourPackages: () => ({ ...sampleCounts, total: 0, places: [], words: ['serengeti'] }),
  });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?words=serengetti` });
  expect(await screen.findByText('No trip has “serengetti” in its title, place, description or itinerary.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “serengeti”?' }));
  expect(address()).toBe('/package-view?words=serengeti');
  expect(await screen.findByRole('link', { name: 'Hampi at walking pace' })).toBeVisible();
});

test('a title that only other texts have leads to a search by words', async () => {
  fakeApi({
    filterTourPackages: () => [],
    countTourPackages: () => ({ ...sampleCounts, total: 0, places: [], words: ['diving'] }),
  });
  const { address } = renderScreen(PackageListPage, { pattern, at: `${pattern}?title=diving&maxPrice=5000` });
  await userEvent.click(await screen.findByRole('button', { name: 'Search trips for “diving”' }));
  expect(address()).toBe('/package-view?words=diving&maxPrice=5000');
});

test('without JavaScript the box is a form that sends the words with the other filters', async () => {
  fakeApi({ filterTourPackages: () => [sampleTourPackage] });
  renderScreen(PackageListPage, { pattern, at: `${pattern}?words=reef&maxPrice=5000` });
  const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Search by words' });
  expect(form).toHaveAttribute('action', '/package-view');
  expect(Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toEqual({
    words: 'reef',
    maxPrice: '5000',
    destination: '',
    availableFrom: '',
    availableTo: '',
  });
});
