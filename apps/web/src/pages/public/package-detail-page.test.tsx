import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { sampleTourPackage } from '@wayfarer/contracts/testing';
import { expect, test } from 'vitest';
import { disconnect, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PackageDetailPage } from './package-detail-page.tsx';

const id = sampleTourPackage._id;
const open = () => renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${id}` });
const show = (changes: Partial<TourPackage> = {}) => {
  fakeApi({ findTourPackage: () => ({ ...sampleTourPackage, ...changes }) });
  return open();
};
const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/pictures/p${index}-1600.webp`);

test('title, place, duration, window and price are told as people write them', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hampi at walking pace' })).toBeVisible();
  expect(screen.getByText('Hampi, India')).toBeVisible();
  expect(screen.getAllByText('3 days, 2 nights')[0]).toBeVisible();
  expect(screen.getAllByText('Thu, 1 Jan 2026')[0]).toBeVisible();
  expect(screen.getAllByText('Tue, 31 Dec 2999')[0]).toBeVisible();
  expect(screen.getAllByText('₹1,999.99')[0]).toBeVisible();
  expect(document.title).toBe('Hampi at walking pace · Wayfarer');
});

test('the gallery holds the first 6 pictures only', async () => {
  show({ images: pictures(8) });
  const gallery = await screen.findByRole('region', { name: 'Pictures' });
  const shown = within(gallery).getAllByRole('img');
  expect(shown).toHaveLength(6);
  expect(shown[5]).toHaveAttribute('src', '/pictures/p5-1600.webp');
});

test('a picture opens the full-screen view, which holds the same 6, small ones below, and a spinner until it is here', async () => {
  show({ images: pictures(8) });
  await userEvent.click(await screen.findByRole('button', { name: 'Picture 2 of 6: open full screen' }));
  const view = await screen.findByRole('dialog', { name: 'Pictures of Hampi at walking pace' });
  expect(view).toHaveTextContent('2 / 6');
  expect(view.querySelector('.yarl__slide_loading')).not.toBeNull();
  expect(view.querySelectorAll('.yarl__thumbnails_thumbnail').length).toBeGreaterThan(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a package without pictures keeps its layout', async () => {
  show({ images: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('img')).toBeNull();
});

test('the itinerary stands day by day', async () => {
  show();
  await screen.findByRole('heading', { name: 'Day by day' });
  const days = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent);
  expect(days).toEqual(['Day 1Arrive in Hospet', 'Day 2Vittala temple, at dawn', 'Day 3Coracle on the river']);
});

test('an empty line in the description begins a paragraph, and markup is text', async () => {
  show({ description: 'First.\n\n<b>Second</b>\nstill second.' });
  expect((await screen.findByText('First.')).tagName).toBe('P');
  expect(screen.getByText(/<b>Second<\/b>\s+still second\./).tagName).toBe('P');
});

test('Book Now leads to the booking form and carries the price in navigation state', async () => {
  const { router } = show();
  await userEvent.click((await screen.findAllByRole('link', { name: 'Book Now' }))[0] as HTMLElement);
  expect(router.state.location.pathname).toBe(`/book-your-pkg/${id}`);
  expect(router.state.location.state).toEqual({ price: 1999.99 });
});

test('the next days with few seats are told, sold out ones too, and none with more than ten', async () => {
  const days = [11, 10, 1, 0, 4].map((left, index) => ({ travelDate: `2090-03-0${index + 1}`, left }));
  fakeApi({
    findTourPackage: () => ({ ...sampleTourPackage, availableTo: '2090-12-31', capacity: 12 }),
    listSeats: () => ({ capacity: 12, days }),
  });
  open();
  const [list] = await screen.findAllByRole('list', { name: 'Days with few seats' });
  expect(
    within(list as HTMLElement)
      .getAllByRole('listitem')
      .map((day) => day.textContent),
  ).toEqual(['Thu, 2 Mar 2090Only 10 seats left', 'Fri, 3 Mar 2090Only 1 seat left', 'Sat, 4 Mar 2090Sold out']);
});

test('once the window is over nothing can be booked, and other trips to the place are offered', async () => {
  show({ availableFrom: '2024-01-01', availableTo: '2024-02-01' });
  expect(await screen.findByText(/can no longer be booked. Its last day was Thu, 1 Feb 2024/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Other trips to Hampi' })).toHaveAttribute(
    'href',
    `/package-view?destination=${sampleTourPackage.destination._id}`,
  );
});

test('similar packages are those of the same destination, then those of a similar price, never the package itself', async () => {
  const other = (number: number): TourPackage => {
    const otherId = String(number).padStart(24, 'a');
    return { ...sampleTourPackage, _id: otherId, id: otherId, title: `Other ${number}` };
  };
  const { callsOf } = fakeApi({
    filterTourPackages: (call) =>
      call.query.destination ? [sampleTourPackage, other(1)] : [other(1), sampleTourPackage, other(2), other(3), other(4)],
  });
  open();
  const similar = await screen.findByRole('region', { name: 'Similar packages' });
  expect(
    within(similar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Other 1', 'Other 2', 'Other 3']);
  expect(callsOf('filterTourPackages')[1]?.query).toMatchObject({ minPrice: '1333', maxPrice: '2667' });
});

test('an unknown package says so and leads on', async () => {
  fakeApi({ findTourPackage: () => refuse('NOT_FOUND') });
  open();
  expect(await screen.findByRole('heading', { name: 'We could not find this package' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all packages' })).toHaveAttribute('href', '/package-view');
});

test('a failure says what happened, and trying again shows the package', async () => {
  let broken = true;
  fakeApi({ findTourPackage: () => (broken ? disconnect() : sampleTourPackage) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hampi at walking pace' })).toBeVisible();
});

test('while it loads the page says so', () => {
  fakeApi({ findTourPackage: never });
  open();
  expect(screen.getByText('Loading package...')).toBeInTheDocument();
});
