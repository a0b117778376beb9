import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleDestination, sampleTourPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { disconnect, fakeApi, pageOf, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DestinationPage } from './destination-page.tsx';

const id = sampleDestination._id;
const open = () => renderScreen(DestinationPage, { pattern: screens.destination.path, at: `/destination-view/${id}` });
const list = `/package-view?destination=${id}`;

test('a destination says where it is, what it is like and what trips there cost, and shows them, the most booked first', async () => {
  const { callsOf } = fakeApi({ filterTourPackages: () => pageOf([sampleTourPackage], { total: 14 }) });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hampi' })).toBeVisible();
  expect(document.title).toBe('Hampi, India · Wayfarer');
  expect(screen.getByText(sampleDestination.description)).toBeVisible();
  expect(screen.getByText('1 trip from ₹1,999.99')).toBeVisible();
  const trips = within(screen.getByRole('region', { name: 'Trips to Hampi' }));
  expect(await trips.findByRole('link', { name: sampleTourPackage.title })).toBeVisible();
  expect(trips.getByRole('link', { name: 'See all 14 trips' })).toHaveAttribute('href', list);
  expect(only(callsOf('filterTourPackages')).query).toEqual({
    destination: id,
    offered: 'now',
    sort: 'recommended',
    limit: '12',
  });
  expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link')).toHaveAttribute(
    'href',
    '/destination-view',
  );
});

test('its pictures open full screen', async () => {
  const images = ['/pictures/a-1600.webp', '/pictures/b-1600.webp', '/pictures/c-1600.webp'];
  const other = { ...sampleTourPackage, _id: 'a'.repeat(24), id: 'a'.repeat(24), images: images.slice(2) };
  fakeApi({ filterTourPackages: () => [{ ...sampleTourPackage, images: images.slice(0, 2) }, other] });
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Picture 3 of 3: open full screen' }));
  expect(await screen.findByRole('dialog', { name: 'Pictures of Hampi' })).toBeVisible();
});

test('without a trip that can be booked the page says so, and leads to others', async () => {
  fakeApi({
    findDestination: () => ({ ...sampleDestination, packageCount: 0, lowestPrice: null }),
    filterTourPackages: () => [],
  });
  open();
  expect(await screen.findByText('No trips at the moment')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See all packages' })).toHaveAttribute('href', '/package-view');
});

test('a destination that is not on offer leads to those that are', async () => {
  fakeApi({ findDestination: () => refuse('NOT_FOUND') });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this destination' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all destinations' })).toHaveAttribute('href', '/destination-view');
});

test('a failure says what happened, and trying again shows the destination', async () => {
  let broken = true;
  fakeApi({ findDestination: () => (broken ? disconnect() : sampleDestination) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hampi' })).toBeVisible();
});
