import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Departure, departureStateOf, sampleTourPackage, sampleTravellers } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
// Loaded here, so that no test waits for the calendar's code.
import '../../shared/ui/fields/date-calendar.tsx';
import { type FakeCall, type Fakes, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingPage } from './booking-page.tsx';

/** Its window includes today whenever the tests run. */
const today = todayOnSite();
export const TOMORROW = addDays(today, 1);
export const tour = { ...sampleTourPackage, nextDay: TOMORROW };
export const PACKAGE = tour._id;

/**
 * The 15th of the month after that of `TOMORROW`, at which the calendar opens, on the last of a month too.
 */
export const TRAVEL_DATE = (() => {
  const [year = 0, month = 0] = TOMORROW.split('-').map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
})();

type Days = {
  capacity?: number | null;
  /** Seats left on single days. */
  left?: Readonly<Record<string, number>>;
  /** Whether anything leaves on a day. */
  leavesOn?: (day: string) => boolean;
  /** Days that the agency has closed. */
  closed?: readonly string[];
  /** What each category pays on a day. */
  pricesOn?: (day: string) => Departure['prices'];
  /** What else is known of each. */
  over?: Partial<Departure>;
};

/** A departure on each day, as the server lists them: today's can no longer be booked. */
export const dailyDepartures =
  ({
    capacity = null,
    left = {},
    leavesOn = () => true,
    closed = [],
    pricesOn = () => ({ person: tour.price }),
    over = {},
  }: Days = {}) =>
  ({ query: { from = '', to = '' } }: Pick<FakeCall, 'query'>): Departure[] => {
    const departures: Departure[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (!leavesOn(day)) continue;
      const seats = capacity === null ? null : (left[day] ?? capacity);
      const state = departureStateOf(seats, capacity, day <= today || closed.includes(day));
      departures.push({
        day,
        left: seats,
        state,
        isGuaranteed: false,
        prices: pricesOn(day),
        closesAt: `${day}T00:00:00.000Z`,
        ...over,
      });
    }
    return departures;
  };

export const fakeBooking = (fakes: Fakes = {}) =>
  fakeApi({
    findTourPackage: () => tour,
    listPackageDepartures: dailyDepartures(),
    changeTravellers: () => sampleTravellers,
    ...fakes,
  });

export const openBooking = (state: unknown = null, search = '') =>
  renderScreen(BookingPage, { pattern: screens.bookPackage.path, at: `/book-your-pkg/${PACKAGE}${search}`, state });

/** Opens the calendar at next month, and finds a day of it. */
export const findDay = async (day: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  await userEvent.click(await screen.findByRole('button', { name: /next month/i }));
  return waitFor(() => {
    const button = document.querySelector<HTMLElement>(`[data-day="${day}"] button`);
    if (button === null) throw new Error('The calendar does not show the day yet.');
    return button;
  });
};

/** Fills the form in as a traveller would, calendar included. */
export const fillInBooking = async ({ persons }: { persons: number }) => {
  await userEvent.click(await findDay(TRAVEL_DATE));
  for (let person = 1; person < persons; person += 1)
    await userEvent.click(screen.getByRole('button', { name: 'More: Total Persons' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Asha Rao');
  await userEvent.type(screen.getByLabelText('From'), 'Mumbai');
};
