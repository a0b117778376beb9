import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOpenedTrip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { expect, test } from 'vitest';
import { disconnect, fakeApi, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FindTripPage } from './find-trip-page.tsx';

const open = () => renderScreen(FindTripPage, { pattern: screens.findTrip.path });
const ask = async (number: string, email = 'asha@example.com') => {
  await userEvent.type(screen.getByLabelText('Booking number'), number);
  await userEvent.type(screen.getByLabelText('Email Address'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Find my trip' }));
};

test('a number and an address show where and when the trip begins, with the way to the rest', async () => {
  const { callsOf } = fakeApi({ openTrip: () => ({ ...sampleOpenedTrip, facts: { meetingPoint: 'Hotel Malligi' } }) });
  open();
  await ask('0000 001e');
  const trip = await screen.findByRole('region', { name: sampleOpenedTrip.package.title });
  expect(within(trip).getByText('Hotel Malligi')).toBeVisible();
  expect(trip).toHaveTextContent('Tue, 12 Jan 2027');
  expect(trip).toHaveTextContent('Booking 0000001E, 3 travellers');
  expect(within(trip).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(callsOf('openTrip').map(({ body }) => body)).toEqual([{ number: '0000001E', email: 'asha@example.com' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Find another trip' }));
  expect(screen.getByLabelText('Booking number')).toHaveValue('');
});

test('what is no number is told at its field, and nothing is sent', async () => {
  const { callsOf } = fakeApi();
  open();
  await ask('12');
  expect(await screen.findByText(/A booking number has 8 characters/)).toBeVisible();
  expect(callsOf('openTrip')).toEqual([]);
});

test('a number that does not belong to the address, and a network that is gone, lose nothing that was typed', async () => {
  fakeApi({ openTrip: () => refuseAs('NOT_FOUND', 'No booking has this number and this email address.') });
  open();
  await ask('0000001E');
  expect(await screen.findByRole('alert')).toHaveTextContent('No booking has this number');
  expect(screen.getByLabelText('Booking number')).toHaveValue('0000001E');
  fakeApi({ openTrip: disconnect });
  await userEvent.click(screen.getByRole('button', { name: 'Find my trip' }));
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
});

test('a cancelled trip and an unpaid one say so', async () => {
  fakeApi({ openTrip: () => ({ ...sampleOpenedTrip, bookingStatus: 'pending', isUnpaid: true }) });
  const { unmount } = open();
  await ask('0000001E');
  expect(await screen.findByText(/not paid yet/)).toBeVisible();
  unmount();
  fakeApi({ openTrip: () => ({ ...sampleOpenedTrip, bookingStatus: 'cancelled' }) });
  open();
  await ask('0000001E');
  expect(await screen.findByText('This booking is cancelled.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Where and when' })).toBeNull();
});
