import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDestination, sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAnnouncements } from '../../shared/ui/feedback/notify.ts';
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

test('title, place, duration, window and price are shown as people write them (§1, 2.8)', async () => {
  show({ availableFrom: '2199-01-01', nextDay: '2199-01-01' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hampi at walking pace' })).toBeVisible();
  expect(screen.getByText('Hampi, India')).toBeVisible();
  expect(screen.getAllByText('3 days, 2 nights')[0]).toBeVisible();
  expect(screen.getAllByText('Tue, 1 Jan 2199')[0]).toBeVisible();
  expect(screen.getAllByText('Tue, 31 Dec 2199')[0]).toBeVisible();
  expect(screen.getAllByText('₹1,999.99')[0]).toBeVisible();
  expect(document.title).toBe('Hampi at walking pace · Wayfarer');
});

test('a trip that has run before shows no past days', async () => {
  show({ availableFrom: '2020-01-01' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/2020/)).toBeNull();
});

test('the gallery holds the first 6 pictures only (§2.8, 9.5)', async () => {
  show({ images: pictures(8) });
  const gallery = await screen.findByRole('region', { name: 'Pictures' });
  const shown = within(gallery).getAllByRole('img');
  expect(shown).toHaveLength(6);
  expect(shown[5]).toHaveAttribute('src', '/pictures/p5-1600.webp');
});

test('a picture opens the full-screen view, which holds the same 6, small ones below, and a spinner until it is here (§9.5)', async () => {
  show({ images: pictures(8) });
  await userEvent.click(await screen.findByRole('link', { name: 'Picture 2 of 6: open full screen' }));
  const view = await screen.findByRole('dialog', { name: 'Pictures of Hampi at walking pace' });
  expect(view).toHaveTextContent('2 / 6');
  expect(view.querySelector('.yarl__slide_loading')).not.toBeNull();
  expect(view.querySelectorAll('.yarl__thumbnails_thumbnail').length).toBeGreaterThan(1);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the full-screen view has each picture once, and begins with the first where it is opened by their number', async () => {
  show({ images: pictures(4) });
  await userEvent.click(await screen.findByRole('link', { name: '4 pictures' }));
  const view = await screen.findByRole('dialog', { name: 'Pictures of Hampi at walking pace' });
  expect(view).toHaveTextContent('1 / 4');
  const small = [...view.querySelectorAll('.yarl__thumbnails_thumbnail img')].map((picture) => picture.getAttribute('src'));
  expect(small).toEqual([0, 1, 2, 3].map((index) => `/pictures/p${index}-400.webp`));
});

test('without JavaScript, and in a new tab, each picture is a link to itself', async () => {
  show({ images: pictures(4) });
  const gallery = within(await screen.findByRole('region', { name: 'Pictures' }));
  const links = gallery.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([0, 1, 2, 3, 0].map((index) => `/pictures/p${index}-1600.webp`));
});

test('Back leads from the full-screen view to the page beneath, and from there to the page before, however the view was closed', async () => {
  fakeApi({ findTourPackage: () => ({ ...sampleTourPackage, images: pictures(8) }) });
  const { router } = renderScreen(PackageDetailPage, {
    pattern: screens.packageDetail.path,
    at: `/package-view/${id}`,
    before: ['/before'],
  });
  const openView = async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Picture 2 of 6: open full screen' }));
    await screen.findByRole('dialog', { name: 'Pictures of Hampi at walking pace' });
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openView();
  await act(() => router.navigate(-1));
  await expectClosed();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await openView();
  await userEvent.keyboard('{Escape}{Escape}');
  await expectClosed();
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

test('a package without pictures keeps its layout', async () => {
  show({ images: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('img')).toBeNull();
});

test('the itinerary is shown day by day (§2.8)', async () => {
  show();
  await screen.findByRole('heading', { name: 'Day by day' });
  const days = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent);
  expect(days).toEqual(['Day 1Arrive in Hospet', 'Day 2Vittala temple, at dawn', 'Day 3Coracle on the river']);
});

test('an empty line in the description begins a paragraph, and markup is text (§2.8)', async () => {
  show({ description: 'First.\n\n<b>Second</b>\nstill second.' });
  expect((await screen.findByText('First.')).tagName).toBe('P');
  expect(screen.getByText(/<b>Second<\/b>\s+still second\./).tagName).toBe('P');
});

test('Book Now leads to the booking form and carries the price in navigation state (§2.8)', async () => {
  const { router } = show();
  await userEvent.click((await screen.findAllByRole('link', { name: 'Book Now' }))[0] as HTMLElement);
  expect(router.state.location.pathname).toBe(`/book-your-pkg/${id}`);
  expect(router.state.location.state).toEqual({ price: 1999.99 });
});

test('Book Now carries on the days that were searched for, and nothing else of the address', async () => {
  fakeApi({ findTourPackage: () => sampleTourPackage });
  const days = 'availableFrom=2027-03-27&availableTo=2027-04-03';
  renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: `/package-view/${id}?${days}&title=x` });
  for (const link of await screen.findAllByRole('link', { name: 'Book Now' }))
    expect(link).toHaveAttribute('href', `/book-your-pkg/${id}?${days}`);
});

test('the next days with few seats are shown, including sold out ones, and none that has many for its size', async () => {
  const days = [4, 3, 1, 0, 3].map((left, index) => ({ travelDate: `2090-03-0${index + 1}`, left, paid: 12 - left, held: 0 }));
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
  ).toEqual(['Thu, 2 Mar 2090Only 3 seats left', 'Fri, 3 Mar 2090Only 1 seat left', 'Sat, 4 Mar 2090Sold out']);
});

test('once the window is over nothing can be booked, and other trips to the place are offered', async () => {
  show({ availableFrom: '2024-01-01', availableTo: '2024-02-01', nextDay: null });
  expect(await screen.findByText(/can no longer be booked. Its last day was Thu, 1 Feb 2024/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book Now' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Other trips to Hampi' })).toHaveAttribute(
    'href',
    `/package-view?destination=${sampleTourPackage.destination._id}`,
  );
});

test('similar packages say how they differ', async () => {
  const other = (number: number, changes: Partial<TourPackage>): TourPackage => {
    const otherId = String(number).padStart(24, 'a');
    return { ...sampleTourPackage, _id: otherId, id: otherId, title: `Other ${number}`, ...changes };
  };
  const elsewhere = { ...sampleTourPackage.destination, _id: 'f'.repeat(24), id: 'f'.repeat(24), name: 'Leh' };
  fakeApi({
    listSimilarTourPackages: () => [
      other(1, {}),
      other(2, { price: 2499.99, itinerary: ['a', 'b', 'c', 'd'] }),
      other(3, { price: 1499.99, itinerary: ['a'], destination: elsewhere }),
    ],
  });
  open();
  const similar = within(await screen.findByRole('region', { name: 'Similar packages' }));
  expect(similar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Other 1', 'Other 2', 'Other 3']);
  expect(similar.getByText('Also in Hampi · as long · the same price')).toBeVisible();
  expect(similar.getByText('Also in Hampi · 1 day longer · ₹500.00 more')).toBeVisible();
  expect(similar.getByText('2 days shorter · ₹500.00 less')).toBeVisible();
});

test('the place of a trip is described below it, and links to its page', async () => {
  show();
  const place = within(await screen.findByRole('region', { name: 'Hampi, India' }));
  expect(place.getByText(sampleDestination.description)).toBeVisible();
  const href = `/destination-view/${sampleDestination._id}`;
  expect(place.getByRole('link', { name: 'More about Hampi' })).toHaveAttribute('href', href);
  for (const name of ['Hampi', 'Hampi, India']) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a limited trip says how many seats each of the next days has, and later days when asked', async () => {
  const limited = {
    ...sampleTourPackage,
    availableFrom: '2090-03-01',
    availableTo: '2090-03-20',
    nextDay: '2090-03-01',
    capacity: 12,
  };
  fakeApi({
    findTourPackage: () => limited,
    listSeats: () => ({
      capacity: 12,
      days: [
        { travelDate: '2090-03-01', left: 0, paid: 11, held: 1 },
        { travelDate: '2090-03-02', left: 3, paid: 8, held: 1 },
        // With seats of its own.
        { travelDate: '2090-03-03', left: 4, paid: 0, held: 0 },
      ],
    }),
  });
  open();
  const seats = within(await screen.findByRole('region', { name: 'Seats by day' }));
  const days = () => seats.getAllByRole('listitem').map((day) => day.textContent);
  expect(days()).toHaveLength(14);
  await seats.findByText(/Sold out/);
  // The space for the days was reserved before.
  expect(days()).toHaveLength(14);
  expect(days().slice(0, 3)).toEqual([
    'Wed, 1 Mar 2090Sold out · Waitlist',
    'Thu, 2 Mar 2090Only 3 seats left',
    'Fri, 3 Mar 20904 seats left',
  ]);
  await userEvent.click(seats.getByRole('button', { name: 'Show later days' }));
  expect(days().at(-1)).toContain('Mon, 20 Mar 2090');
  expect(seats.queryByRole('button', { name: 'Show later days' })).toBeNull();
});

test('Share hands the address on: to the device, else to the clipboard, else to be copied by hand', async () => {
  const share = vi.fn<(data: object) => Promise<void>>();
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  const give = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
  give('clipboard', { writeText: write });
  onTestFinished(() => {
    for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  });
  show();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const announced = () => readAnnouncements().map(({ title }) => title);
  await press();
  await waitFor(() => expect(announced()).toEqual(['Link copied']));
  expect(write).toHaveBeenCalledWith(window.location.origin + window.location.pathname);
  write.mockRejectedValue(new Error('refused'));
  await press();
  await waitFor(() => expect(announced()).toEqual(['Link copied', 'Copy this link']));
  give('share', share);
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await press();
  await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: sampleTourPackage.title })));
  expect(write).toHaveBeenCalledTimes(2);
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
