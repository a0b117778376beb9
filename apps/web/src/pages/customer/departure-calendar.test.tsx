import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Departure, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, type Fakes, refuseAs } from '../../testing/fake-api.ts';
import {
  dailyDepartures,
  fakeBooking,
  fillInBooking,
  findDay,
  openBooking,
  PACKAGE,
  TRAVEL_DATE,
  tour,
} from './booking-page.samples.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

/** The 8th, 15th and 22nd of the month of `TRAVEL_DATE`, then the 10th four months later. */
const [EIGHTH, FIFTEENTH, TWENTY_SECOND] = [addDays(TRAVEL_DATE, -7), TRAVEL_DATE, addDays(TRAVEL_DATE, 7)];
const LATER = `${addDays(TRAVEL_DATE, 122).slice(0, 8)}10`;
const DEPARTURES = [EIGHTH, FIFTEENTH, TWENTY_SECOND, LATER];
const scheduled = {
  ...tour,
  capacity: 12,
  nextDay: EIGHTH,
  schedule: { rules: [], added: DEPARTURES, closed: [], startTime: '06:30' },
};
const leavesOn = (day: string) => DEPARTURES.includes(day);
const atSix = (departures: Departure[]) => departures.map((departure) => ({ ...departure, startTime: '06:30' }));

const open = (fakes: Fakes = {}, search = '') => {
  const fake = fakeBooking({
    findTourPackage: () => scheduled,
    listPackageDepartures: (call) =>
      atSix(dailyDepartures({ capacity: 12, leavesOn, left: { [FIFTEENTH]: 0 }, closed: [TWENTY_SECOND] })(call)),
    ...fakes,
  });
  return { ...fake, ...openBooking(null, search) };
};
const buttonOf = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"] button`);
const openCalendar = async () => {
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  await waitFor(() => expect(document.activeElement?.closest('[data-day]')).not.toBeNull());
};
const focusedDay = () => document.activeElement?.closest('[data-day]')?.getAttribute('data-day');

test('only days with a departure that has seats can be chosen; every other says why not', async () => {
  open();
  await openCalendar();
  expect(focusedDay()).toBe(EIGHTH);
  expect(buttonOf(EIGHTH)).toHaveAccessibleName(expect.stringMatching(/, ₹1,999\.99, 12 left$/));
  const told = [addDays(EIGHTH, 1), FIFTEENTH, TWENTY_SECOND].map((day) => {
    expect(buttonOf(day)).toBeDisabled();
    return buttonOf(day)?.getAttribute('aria-label')?.split(', ').at(-1);
  });
  expect(told).toEqual(['no departure', 'sold out', 'closed']);
});

test('while the departures are loading no day is called unavailable', async () => {
  const asked = Promise.withResolvers<void>();
  open({
    listPackageDepartures: async (call) => {
      await asked.promise;
      return dailyDepartures({ capacity: 12, leavesOn })(call);
    },
  });
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  const meanings = await screen.findByRole('list', { name: 'What the days mean' });
  expect(meanings).toHaveTextContent('Not loaded yet');
  expect(meanings).not.toHaveTextContent('Not available');
  expect(buttonOf(EIGHTH)).toHaveAccessibleName(expect.stringMatching(/, loading$/));
  asked.resolve();
  await waitFor(() => expect(meanings).toHaveTextContent('Not available'));
  expect(meanings).not.toHaveTextContent('Not loaded yet');
});

test('the start time stands beside the chosen day', async () => {
  open();
  await openCalendar();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByLabelText('Travel Date')).toHaveTextContent(`${formatDay(EIGHTH)}, leaves at 06:30`);
});

test('arrow keys go from departure to departure, and Page Up and Page Down to the next month that has one', async () => {
  open({ listPackageDepartures: dailyDepartures({ capacity: 12, leavesOn }) });
  await openCalendar();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focusedDay()).toBe(FIFTEENTH));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(focusedDay()).toBe(TWENTY_SECOND));
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(focusedDay()).toBe(LATER));
  await userEvent.keyboard('{PageUp}');
  await waitFor(() => expect(focusedDay()).toBe(EIGHTH));
  await userEvent.keyboard('{PageUp}');
  expect(focusedDay()).toBe(EIGHTH);
});

test('the calendar opens at the day that was searched for', async () => {
  open({}, `?availableFrom=${LATER}&availableTo=${addDays(LATER, 9)}`);
  await openCalendar();
  expect(focusedDay()).toBe(LATER);
});

test('departures after the first 400 days are read once they are looked at', async () => {
  const far = addDays(TRAVEL_DATE, 500);
  const { callsOf } = open(
    { listPackageDepartures: dailyDepartures({ leavesOn: (day) => day === far }) },
    `?availableFrom=${far}&availableTo=${far}`,
  );
  await waitFor(() => expect(callsOf('listPackageDepartures').length).toBeGreaterThan(1));
  const field = await screen.findByLabelText('Travel Date');
  expect(field).toHaveTextContent(formatDay(far));
  await openCalendar();
  expect(focusedDay()).toBe(far);
  expect(field).toBeValid();
});

test('a day that closed while the form was open is told at its field in the words of the server, and nothing typed is lost', async () => {
  expectInConsole('Booking failed');
  const sentence = `Bookings for ${formatDay(TRAVEL_DATE)} closed at the end of yesterday.`;
  let isClosed = false;
  const { callsOf } = fakeBooking({
    listPackageDepartures: (call) => dailyDepartures({ closed: isClosed ? [TRAVEL_DATE] : [] })(call),
    createBooking: () => {
      isClosed = true;
      return refuseAs('PACKAGE_NOT_BOOKABLE', sentence, { travelDate: sentence });
    },
  });
  openBooking();
  await fillInBooking({ persons: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const field = screen.getByLabelText('Travel Date');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  await waitFor(() => expect(callsOf('listPackageDepartures').length).toBeGreaterThan(1));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('From')).toHaveValue('Mumbai');
  expect(screen.getByLabelText('Total Persons')).toHaveValue('2');
  await userEvent.click(field);
  await waitFor(() => expect(buttonOf(TRAVEL_DATE)).toBeDisabled());
  await userEvent.click(buttonOf(addDays(TRAVEL_DATE, 1)) as HTMLElement);
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(expect.stringContaining('closed')));
});

test('a package that is withdrawn while the form is open is no matter of the day, and leads to other tours', async () => {
  expectInConsole('Booking failed');
  fakeBooking({ createBooking: () => refuseAs('PACKAGE_NOT_BOOKABLE', 'This package can no longer be booked.') });
  openBooking();
  await fillInBooking({ persons: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This package can no longer be booked.');
  expect(screen.getByRole('link', { name: 'See other tours' })).toBeVisible();
});

test('a chosen departure replaces the day of a draft, and a reload keeps what was chosen in the form since', async () => {
  fakeBooking({ createBooking: () => ({ booking: sampleBooking }) });
  const { router } = openBooking();
  await fillInBooking({ persons: 2 });
  const leave = async () => {
    await router.navigate('/elsewhere');
    await screen.findByText('Another screen');
  };
  const another = addDays(TRAVEL_DATE, 3);
  const address = `/book-your-pkg/${PACKAGE}?availableFrom=${another}&availableTo=${another}`;
  await leave();
  await router.navigate(address, { state: { price: tour.price } });
  expect(await screen.findByLabelText('Travel Date')).toHaveTextContent(formatDay(another));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  await waitFor(() => expect(buttonOf(TRAVEL_DATE)).toBeEnabled());
  await userEvent.click(buttonOf(TRAVEL_DATE) as HTMLElement);
  await leave();
  await router.navigate(-1);
  expect(await screen.findByLabelText('Travel Date')).toHaveTextContent(formatDay(TRAVEL_DATE));
});

test('where the departures did not load no day can be chosen, and Try again loads them', async () => {
  let isBroken = true;
  fakeBooking({ listPackageDepartures: (call) => (isBroken ? disconnect() : dailyDepartures()(call)) });
  openBooking();
  expect(await screen.findByRole('alert')).toHaveTextContent('The days of this trip did not load');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(async () => expect(await findDay(TRAVEL_DATE)).toBeEnabled());
});
