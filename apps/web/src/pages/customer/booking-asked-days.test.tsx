import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, sampleUser, type TourPackage } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { type Fakes, never } from '../../testing/fake-api.ts';
import { dailyDepartures, fakeBooking, findDay, openBooking, TOMORROW, TRAVEL_DATE, tour } from './booking-page.samples.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const [FROM, FITS, TO] = [addDays(TRAVEL_DATE, 90), addDays(TRAVEL_DATE, 95), addDays(TRAVEL_DATE, 104)];
const ASKED = `?availableFrom=${FROM}&availableTo=${TO}`;
const scheduled: TourPackage = {
  ...tour,
  schedule: { rules: [], added: [TOMORROW, TRAVEL_DATE, FITS], closed: [] },
};
const open = (search: string, fakes: Fakes = {}) => {
  fakeBooking({
    findTourPackage: () => scheduled,
    listPackageDepartures: dailyDepartures({ leavesOn: (day) => [TOMORROW, TRAVEL_DATE, FITS].includes(day) }),
    ...fakes,
  });
  return openBooking({ price: tour.price }, search);
};
const field = () => screen.findByLabelText('Travel Date');
const shownDay = async () => (await field()).textContent;

test('a day of an earlier visit that is not among the days that are asked for now is dropped, and the calendar opens at these', async () => {
  const { unmount } = open('');
  await userEvent.click(await findDay(TRAVEL_DATE));
  await userEvent.type(screen.getByLabelText('Name'), 'Asha Rao');
  unmount();
  open(ASKED);
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
  expect(await shownDay()).toBe('Choose a day');
  expect(await screen.findByText(`The first departure on your dates is on ${formatDay(FITS)}.`)).toBeVisible();
  await userEvent.click(await field());
  await waitFor(() => expect(document.querySelector(`[data-day="${FITS}"] button`)).toBeEnabled());
});

test('a day of an earlier visit that is among the asked days stays, and so does one that was tapped since', async () => {
  const { unmount } = open('');
  await userEvent.click(await findDay(TRAVEL_DATE));
  unmount();
  const around = `?availableFrom=${addDays(TRAVEL_DATE, -2)}&availableTo=${addDays(TRAVEL_DATE, 2)}`;
  const second = open(around);
  await waitFor(async () => expect(await shownDay()).toBe(formatDay(TRAVEL_DATE)));
  second.unmount();
  // A reload, which no button has led to.
  fakeBooking({ findTourPackage: () => scheduled });
  openBooking(null, around);
  await waitFor(async () => expect(await shownDay()).toBe(formatDay(TRAVEL_DATE)));
});

test('a day that was chosen before the form is in it, whatever was asked for, and no other day is proposed', async () => {
  open(`${ASKED}&day=${FITS}`);
  await waitFor(async () => expect(await shownDay()).toBe(formatDay(FITS)));
  expect(screen.queryByText(/departure (is|on)/)).toBeNull();
});

test('while the departures are on their way no day is proposed for the asked ones', async () => {
  open(ASKED, { listPackageDepartures: never });
  expect(await screen.findByText(/^Your dates: /)).toBeVisible();
  expect(await shownDay()).toBe('Choose a day');
});

test('asked days on which nothing leaves are said so', async () => {
  open(`?availableFrom=${addDays(FITS, 1)}&availableTo=${addDays(FITS, 3)}`);
  expect(await screen.findByText(/^Nothing can be booked on your dates, /)).toBeVisible();
});

test('without asked days the next departure is told until a day is chosen', async () => {
  open('');
  expect(await screen.findByText(/^The next departure is on/)).toBeVisible();
  await userEvent.click(await findDay(TRAVEL_DATE));
  expect(screen.queryByText(/^The next departure is on/)).toBeNull();
});
