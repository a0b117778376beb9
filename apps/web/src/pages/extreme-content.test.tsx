import { screen, within } from '@testing-library/react';
import {
  sampleAdmin,
  sampleBooking,
  sampleDestination,
  sampleTourPackage,
  sampleUser,
  type TourPackage,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { startSession } from '../shared/session/session.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { EditPackagePage } from './admin/edit-package-page.tsx';
import { TourPackagesPage } from './admin/tour-packages-page.tsx';
import { BookingPage } from './customer/booking-page.tsx';
import { MyBookingsPage } from './customer/my-bookings-page.tsx';
import { DestinationsPage } from './public/destinations-page.tsx';
import { PackageDetailPage } from './public/package-detail-page.tsx';
import { PackageListPage } from './public/package-list-page.tsx';

/** The longest value that the bounds allow for every field. */
const title = 'Slowly'.padEnd(120, ' and slowly').slice(0, 119).concat('!');
const description = 'A walk of five thousand steps. '.repeat(162).slice(0, 4999).concat('.');
const itinerary = Array.from({ length: 60 }, (_, index) => `Stage ${index + 1}`);
const extreme: TourPackage = { ...sampleTourPackage, title, description, itinerary, availableTo: '2199-12-31' };
const open = (tour: TourPackage) => fakeApi({ findTourPackage: () => tour });
const asTraveller = () => startSession({ token: 'a.b.c', role: 'user', userId: sampleUser._id });
const { _id: id } = extreme;

test('a package detail shows a title of 120 and a description of 5,000 characters whole, and all 60 days', async () => {
  open(extreme);
  renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: paths.packageDetail(id) });
  expect((await screen.findByRole('heading', { level: 1, name: title })).textContent).toBe(title);
  expect(screen.getByText(description).textContent).toHaveLength(5000);
  expect(screen.getAllByRole('heading', { level: 3, name: /^Day \d+$/ })).toHaveLength(60);
  expect(screen.getByText('Stage 60')).toBeVisible();
  expect(screen.getAllByText('60 days, 59 nights')[0]).toBeVisible();
});

test.each([
  [0.01, '₹0.01'],
  [10_000_000, '₹1,00,00,000.00'],
])('a price of %d is written %s on the list, the detail and the form, and in the total', async (price, text) => {
  asTraveller();
  open({ ...extreme, price });
  const detail = renderScreen(PackageDetailPage, { pattern: screens.packageDetail.path, at: paths.packageDetail(id) });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  detail.unmount();
  const form = renderScreen(BookingPage, { pattern: screens.bookPackage.path, at: paths.bookPackage(id) });
  expect(await screen.findByLabelText('Total Amount')).toHaveValue(text);
  form.unmount();
  fakeApi({ listDestinations: () => [], listTourPackages: () => [{ ...extreme, price }] });
  renderScreen(PackageListPage, { pattern: screens.packageList.path });
  expect((await screen.findByText(title)).closest('article')).toHaveTextContent(`${text} per person`);
});

test('the highest total, 50 persons at 10,000,000, fits on a card with a title of 120 characters', async () => {
  asTraveller();
  const tour = { ...sampleBooking.package, title };
  fakeApi({
    listBookingsOfUser: () => [{ ...sampleBooking, package: tour, totalPersons: 50, unitPrice: 1e7, totalAmount: 5e8 }],
  });
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: paths.myBookings(sampleUser._id) });
  expect(await screen.findByText('₹50,00,00,000.00')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(title);
});

test('a destination of 120 and 5,000 characters is a card, its description clamped and not cut', async () => {
  fakeApi({ listDestinations: () => [{ ...sampleDestination, name: title, description }] });
  renderScreen(DestinationsPage, { pattern: screens.destinations.path });
  expect(await screen.findByRole('link', { name: title })).toBeVisible();
  expect(screen.getByText(description)).toHaveClass('line-clamp-3');
});

test("an admin's table takes the longest title and both ends of the prices, and the editor brings all 60 days back", async () => {
  startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id });
  const other = 'c'.repeat(24);
  const dear = { ...extreme, _id: other, id: other, title: 'Dear', price: 10_000_000 };
  const cheap = { ...extreme, price: 0.01 };
  fakeApi({ listTourPackages: () => [cheap, dear], findTourPackage: () => cheap });
  const { unmount } = renderScreen(TourPackagesPage, { pattern: screens.adminPackages.path });
  const row = (await screen.findByText(title)).closest('tr') as HTMLElement;
  expect(within(row).getByText('₹0.01')).toBeVisible();
  expect(screen.getByText('₹1,00,00,000.00')).toBeVisible();
  unmount();
  renderScreen(EditPackagePage, { pattern: screens.adminEditPackage.path, at: `/packages/${cheap._id}/edit?section=text` });
  const form = within(await screen.findByRole('form', { name: 'Edit package' }));
  expect(form.getByLabelText('Itinerary')).toHaveValue(itinerary.join(', '));
  expect(form.getByText('60 days, 59 nights')).toBeVisible();
});
