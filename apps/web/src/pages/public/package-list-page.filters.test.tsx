import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCounts, sampleDestination, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageListPage } from './package-list-page.tsx';

const HAMPI = sampleDestination._id;
const pattern = screens.packageList.path;

test('filters of the address are sent to the filter call, and empty ones are dropped (§2.7, 5.7, 7)', async () => {
  const { callsOf } = fakeApi({
    filterTourPackages: () => [sampleTourPackage],
  });
  renderScreen(PackageListPage, {
    pattern,
    at: `${pattern}?destination=${HAMPI}&minPrice=&maxPrice=5000&title=&availableFrom=2026-12-01`,
  });
  await screen.findByText('1 package');
  expect(only(callsOf('filterTourPackages')).query).toEqual({
    destination: HAMPI,
    maxPrice: '5000',
    availableFrom: '2026-12-01',
    offered: 'now',
    limit: '12',
  });
});

test.each([
  ['availableFrom=2027-03-27&availableTo=2027-04-03', '?availableFrom=2027-03-27&availableTo=2027-04-03'],
  ['availableFrom=2027-03-27&month=2027-04', '?availableFrom=2027-04-01&availableTo=2027-04-30'],
  ['maxPrice=5000', ''],
])('a card carries on the days that are searched for: %s', async (search, carried) => {
  fakeApi({ filterTourPackages: () => [sampleTourPackage] });
  renderScreen(PackageListPage, { pattern, at: `${pattern}?${search}` });
  const card = within(await screen.findByRole('article')).getByRole('link');
  expect(card).toHaveAttribute('href', `/package-view/${sampleTourPackage._id}${carried}`);
});

test('the filters are the six written ones, and month, length and a slider for the price (§2.7)', async () => {
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

test('typed text is put into the address after a pause in typing, and back removes it again', async () => {
  fakeApi();
  const { router, address } = renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.type(within(sheet).getByLabelText('Title'), 'walk');
  await waitFor(() => expect(address()).toBe('/package-view?title=walk'));
  // Pasted: a busy machine would pause between the letters, and each pause is a step that back undoes.
  await userEvent.click(within(sheet).getByLabelText('Min price'));
  await userEvent.paste('1,000.999');
  await waitFor(() => expect(address()).toBe('/package-view?minPrice=1000.99&title=walk'));
  // The address changes before the page does, and no user goes back in between.
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

test('the choices of before stay, marked as busy, until what they find now is counted', async () => {
  const counting = Promise.withResolvers<void>();
  fakeApi({
    filterTourPackages: () => [],
    countTourPackages: async ({ query }) => {
      if (query.month) await counting.promise;
      return { ...sampleCounts, months: [{ month: '2027-01', count: query.month ? 3 : 5 }] };
    },
  });
  renderScreen(PackageListPage, { pattern });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const choice = await sheet.findByRole('option', { name: 'Jan 2027 (5)' });
  expect(choice.closest('[aria-busy="true"]')).toBeNull();
  await userEvent.selectOptions(sheet.getByLabelText('Month'), choice);
  expect(choice.closest('[aria-busy="true"]')).not.toBeNull();
  counting.resolve();
  const counted = await sheet.findByRole('option', { name: 'Jan 2027 (3)' });
  expect(counted.closest('[aria-busy="true"]')).toBeNull();
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

test('bounds that contradict each other are said, and nothing is asked', async () => {
  const { callsOf } = fakeApi();
  renderScreen(PackageListPage, { pattern, at: `${pattern}?minPrice=900&maxPrice=100` });
  expect(await screen.findByRole('alert')).toHaveTextContent('The lowest price is above the highest.');
  expect([...callsOf('listTourPackages'), ...callsOf('filterTourPackages')]).toEqual([]);
});
