import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBooking, sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type FakeCall, type Fakes, refuse } from '../../testing/fake-api.ts';
import { dailyDepartures, fakeBooking, fillInBooking, findDay, openBooking, TRAVEL_DATE, tour } from './booking-page.samples.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const limited = { ...tour, capacity: 12 };
const open = (left: number, fakes: Fakes = {}) => {
  fakeBooking({
    findTourPackage: () => limited,
    listPackageDepartures: dailyDepartures({ capacity: 12, left: { [TRAVEL_DATE]: left } }),
    createBooking: () => ({ booking: sampleBooking }),
    ...fakes,
  });
  return openBooking();
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

test('a day with few seats says how many, and no more persons than that can be entered with the buttons', async () => {
  open(3);
  await fillInBooking({ persons: 3 });
  const persons = screen.getByLabelText('Total Persons');
  expect(persons).toHaveAccessibleDescription('Only 3 seats left on this day.');
  expect(screen.getByRole('button', { name: 'More: Total Persons' })).toBeDisabled();
  await userEvent.clear(persons);
  await userEvent.type(persons, '4');
  expect(persons).toBeInvalid();
  await send();
  await waitFor(() => expect(persons).toHaveFocus());
});

test.each([
  [8, 8],
  [4, 12],
])('a day with %i of %i seats left has not few, and the form says nothing of them', async (left, capacity) => {
  open(left, {
    findTourPackage: () => ({ ...tour, capacity }),
    listPackageDepartures: dailyDepartures({ capacity, left: { [TRAVEL_DATE]: left } }),
  });
  await fillInBooking({ persons: 1 });
  expect(screen.getByLabelText('Total Persons')).toHaveValue('1');
  expect(screen.queryByText(/seats left on this day/)).toBeNull();
});

test('a day that is sold out cannot be chosen, and its name says why', async () => {
  open(0);
  const day = await findDay(TRAVEL_DATE);
  await waitFor(() => expect(day).toBeDisabled());
  expect(day).toHaveAccessibleName(expect.stringMatching(/, sold out$/));
});

test.each([
  [12, 'open', '12 left'],
  [4, 'open', '4 left'],
  [3, 'few', '3 left'],
  [1, 'few', '1 left'],
])('of 12 seats %i are left: the day is %s, and says so under its number', async (left, state, words) => {
  open(left);
  const day = await findDay(TRAVEL_DATE);
  const linesUnder = () => [...day.querySelectorAll<HTMLElement>('[data-line]')].map(({ dataset }) => dataset.line);
  await waitFor(() => expect(linesUnder()).toEqual([words]));
  expect(day).toHaveAttribute('data-state', state);
  expect(day).toHaveAccessibleName(expect.stringMatching(new RegExp(`, ₹1,999\\.99, ${words}$`)));
});

test('the calendar says in words what the looks of its days mean, and the price to the paisa', async () => {
  open(3);
  await findDay(TRAVEL_DATE);
  const meanings = screen.getByRole('list', { name: 'What the days mean' });
  for (const words of ['Few seats left', 'Sold out', 'Not available']) expect(meanings).toHaveTextContent(words);
  expect(screen.getByText('₹1,999.99 per person. Seats left are shown under each date.')).toBeVisible();
});

test.each([
  [2, 'Total Persons', 'Only 2 seats left on this day.'],
  [0, 'Travel Date', 'This day is sold out. Choose another.'],
] as const)(
  'others were faster, %i are left: told at %s with the focus on it, and the days are asked for again',
  async (left, label, sentence) => {
    expectInConsole('Booking failed');
    let asked = 0;
    open(9, {
      listPackageDepartures: (call) => {
        asked += 1;
        return dailyDepartures({ capacity: 12, left: asked === 1 ? {} : { [TRAVEL_DATE]: left } })(call);
      },
      createBooking: () => refuse('SOLD_OUT', { left }),
    });
    await fillInBooking({ persons: 3 });
    await send();
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await waitFor(() => expect(asked).toBe(2));
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  },
);

test('departures are asked for from today on and 400 days ahead at most', async () => {
  const queries: FakeCall['query'][] = [];
  const { unmount } = open(5, {
    listPackageDepartures: ({ query }) => {
      queries.push(query);
      return [];
    },
  });
  await waitFor(() => expect(queries).toHaveLength(1));
  const [{ from = '', to = '' } = {}] = queries;
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(399);
  unmount();
});

test('of a tour without a limit of seats a day that the agency has closed cannot be chosen', async () => {
  open(0, {
    findTourPackage: () => ({ ...tour, capacity: null }),
    listPackageDepartures: dailyDepartures({ closed: [TRAVEL_DATE] }),
  });
  const day = await findDay(TRAVEL_DATE);
  await waitFor(() => expect(day).toBeDisabled());
  expect(day).toHaveAccessibleName(expect.stringMatching(/, (?:closed|sold out)$/));
});
