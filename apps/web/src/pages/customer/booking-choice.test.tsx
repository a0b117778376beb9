import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasPriceFields, sampleBooking, sampleUser, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { quoteCases } from '@wayfarer/contracts/testing/quotes';
import { beforeEach, expect, test } from 'vitest';
import { readReturnTo, saveReturnTo } from '../../shared/session/return-to.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, refuse, refuseAs } from '../../testing/fake-api.ts';
import { quoteCase, quotedTrip } from '../../testing/quoted-trip.ts';
import { dailyDepartures, fakeBooking, openBooking, TRAVEL_DATE, tour } from './booking-page.samples.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const fakeTrip = (trip: ReturnType<typeof quotedTrip>, fakes: Fakes = {}) =>
  fakeBooking({
    findTourPackage: () => trip.tour,
    listPackageDepartures: dailyDepartures({ pricesOn: trip.pricesOn }),
    quoteBooking: trip.quoteBooking,
    createBooking: () => ({ booking: sampleBooking }),
    ...fakes,
  });
const open = (title: string, fakes: Fakes = {}) => {
  const trip = quotedTrip(quoteCase(title), TRAVEL_DATE);
  return { trip, ...fakeTrip(trip, fakes), ...openBooking({ price: trip.tour.price }, trip.search) };
};
const fillInNames = async () => {
  await userEvent.type(await screen.findByLabelText('Name'), 'Asha Rao');
  await userEvent.type(screen.getByLabelText('From'), 'Mumbai');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
const linesBelow = () => {
  const list = document.querySelector<HTMLElement>('form dl');
  return list === null
    ? null
    : within(list)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
};
const total = () => screen.getByLabelText<HTMLInputElement>('Total Amount').value;

test.each(quoteCases)('the form shows what $title cost, and books for it', async (quoted) => {
  const trip = quotedTrip(quoted, TRAVEL_DATE);
  const { callsOf } = fakeTrip(trip);
  const { address } = openBooking({ price: trip.tour.price }, trip.search);
  await fillInNames();
  await waitFor(() => expect(total()).toBe(trip.total));
  const hasLines = hasPriceFields(trip.tour) || quoted.discount !== undefined;
  expect(linesBelow()).toEqual(hasLines ? trip.sums : null);
  await send();
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  const { party, extras, singleRooms, discount, prices } = quoted;
  expect(callsOf('createBooking').map(({ body }) => body)).toEqual([
    {
      userId: sampleUser._id,
      packageId: trip.tour._id,
      totalPersons: trip.totalPersons,
      travelDate: trip.day,
      totalAmount: trip.totalAmount,
      ...(prices.categories ? { party } : {}),
      ...(extras ? { extras } : {}),
      ...(singleRooms ? { singleRooms } : {}),
      ...(discount ? { code: discount.code } : {}),
    },
  ]);
});

test('kinds of travellers take the place of adults and children, and the total number of persons follows', async () => {
  open('everything at once');
  const who = within(await screen.findByRole('group', { name: 'Who comes' }));
  expect(who.getByLabelText('Child, 2–11')).toHaveValue('3');
  expect(who.getByLabelText('Child, 2–11')).toHaveAccessibleDescription('₹7,000.00');
  expect(who.getByLabelText('Infant, 0–1')).toHaveAccessibleDescription('Free, no seat of their own');
  for (const name of ['Adults', 'Children']) expect(screen.queryByLabelText(name)).toBeNull();
  const persons = screen.getByLabelText('Total Persons');
  expect(persons).toHaveAttribute('readonly');
  expect(persons).toHaveValue('9');
  await userEvent.click(who.getByRole('button', { name: 'More: Child, 2–11' }));
  expect(persons).toHaveValue('10');
});

test('what is chosen by hand is on the lines at once', async () => {
  const { trip } = open('extras in the order of the package');
  const bikes = await screen.findByLabelText('Bike');
  expect(linesBelow()).toEqual(trip.sums);
  await userEvent.clear(bikes);
  await userEvent.type(bikes, '3');
  await userEvent.click(screen.getByRole('checkbox', { name: /Private guide/ }));
  expect(linesBelow()).toEqual(['₹10,000.00', '₹800.00', '₹751.50', '₹0.00']);
  expect(screen.getByText('Lunch', { selector: 'fieldset *' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Lunch/ })).toBeNull();
});

test('a child alone is refused at the travellers, who get the focus', async () => {
  const { callsOf } = open('2 adults and a child');
  await fillInNames();
  const who = within(screen.getByRole('group', { name: 'Who comes' }));
  await userEvent.clear(who.getByLabelText('Adult, 12 and older'));
  await userEvent.type(who.getByLabelText('Adult, 12 and older'), '0');
  await send();
  expect(await screen.findByText('A child travels with an adult.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Who comes' })).toHaveAccessibleDescription('A child travels with an adult.');
  await waitFor(() => expect(who.getByLabelText('Adult, 12 and older')).toHaveFocus());
  expect(callsOf('createBooking')).toEqual([]);
});

test.each([
  ['the travellers', 'VALIDATION', { party: 'The kinds of travellers of this trip have changed.' }, 'Adult, 12 and older'],
  ['an extra that is sold out', 'SOLD_OUT', { left: 1, extra: 'bike', 'extras.bike': 'Only 1 of Bike is left.' }, 'Bike'],
  ['single rooms', 'VALIDATION', { singleRooms: 'This trip has no single rooms.' }, 'Single rooms'],
  ['a code', 'CONFLICT', { code: 'This code has been used up.' }, 'Promotion code'],
] as const)('what the server refuses of %s stands at its field, which gets the focus', async (_, code, details, label) => {
  expectInConsole('Booking failed');
  const sentence = Object.values(details).find((value) => typeof value === 'string' && value !== 'bike') as string;
  open('everything at once', { createBooking: () => refuseAs(code, sentence, details) });
  await fillInNames();
  await send();
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a code that is refused says why at its field, and nothing is booked without it', async () => {
  const { callsOf } = open('2 adults', { quoteBooking: () => refuse('VALIDATION', { code: 'This code has expired.' }) });
  await fillInNames();
  await userEvent.click(screen.getByRole('button', { name: 'Have a code?' }));
  await userEvent.type(screen.getByLabelText('Promotion code'), 'summer{Enter}');
  expect(await screen.findByText('This code has expired.')).toBeVisible();
  expect(total()).toBe('₹20,000.00');
  await send();
  expect(await screen.findByText('This code has expired.')).toBeVisible();
  expect(callsOf('createBooking')).toEqual([]);
  // It is asked for again before anything is booked.
  expect(callsOf('quoteBooking').map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ code: 'SUMMER', party: { adult: 2 } }),
  );
  await userEvent.clear(screen.getByLabelText('Promotion code'));
  await send();
  await waitFor(() => expect(callsOf('createBooking')).toHaveLength(1));
  expect(only(callsOf('createBooking')).body).not.toHaveProperty('code');
});

test('a price that has changed is shown line by line, and booked once it is agreed to', async () => {
  expectInConsole('Booking failed');
  const dearer: Partial<TourPackage> = { price: 12_000 };
  const [trip, changed] = [quoteCase('2 adults and a child'), { ...quoteCase('2 adults and a child') }];
  const after = quotedTrip({ ...changed, prices: { ...trip.prices, ...dearer } }, TRAVEL_DATE).quoteBooking;
  const { callsOf, address } = open('2 adults and a child', {
    createBooking: ({ body }) => {
      const order = body as { totalAmount: number };
      return order.totalAmount === 29_000 ? { booking: sampleBooking } : refuse('PRICE_CHANGED', after({ body }));
    },
  });
  await fillInNames();
  await send();
  const prompt = await screen.findByRole('alertdialog', { name: 'The price has changed' });
  expect(prompt).toHaveTextContent('The total has gone up from ₹25,000.00 to ₹29,000.00.');
  expect(within(prompt).getByRole('row', { name: /Adult/ })).toHaveTextContent('Adult₹20,000.00₹24,000.00');
  expect(within(prompt).getByRole('row', { name: /Child/ })).toHaveTextContent('Child₹5,000.00₹5,000.00');
  await userEvent.click(within(prompt).getByRole('button', { name: 'Book for ₹29,000.00' }));
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  expect(callsOf('createBooking')).toHaveLength(2);
});

test('what was chosen survives a reload and the way through login', async () => {
  const { trip, address, unmount } = open('everything at once');
  await userEvent.click(await screen.findByRole('button', { name: 'More: Bike' }));
  const shown = linesBelow();
  unmount();
  saveReturnTo(address());
  fakeTrip(trip);
  openBooking(null, `?${(readReturnTo() ?? '').split('?')[1]}`);
  await waitFor(() => expect(screen.getByLabelText('Promotion code')).toHaveValue('MONSOON10'));
  expect(screen.getByLabelText('Bike')).toHaveValue('3');
  await waitFor(() => expect(linesBelow()).toEqual(shown));
});

test('an address that chooses what a package does not sell chooses nothing of it', async () => {
  const trip = quotedTrip(quoteCase('2 adults'), TRAVEL_DATE);
  fakeTrip(trip);
  openBooking(null, '?party=dog.2_adult.1&extras=boat.1&singleRooms=3');
  expect(await screen.findByLabelText('Adult, 12 and older')).toHaveValue('1');
  expect(screen.getByLabelText('Total Persons')).toHaveValue('1');
  expect(linesBelow()).toEqual(['₹10,000.00']);
});

test('an extra ends at what is left of it on the chosen day, and says so', async () => {
  const extras: TourPackage['extras'] = [
    { id: 'bike', name: 'Bicycle', price: 300, per: 'piece', most: 4, stock: 10 },
    { id: 'boat', name: 'Boat', price: 900, per: 'booking', stock: 1 },
  ];
  fakeBooking({
    findTourPackage: () => ({ ...tour, extras }),
    listPackageDepartures: dailyDepartures({ over: { extras: { bike: 1, boat: 0 } } }),
  });
  openBooking(null, `?day=${TRAVEL_DATE}`);
  const more = await screen.findByRole('button', { name: 'More: Bicycle' });
  expect(await screen.findByText(/Only 1 left on this day\./)).toBeVisible();
  await userEvent.click(more);
  expect(more).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /Boat.*None left on this day/ })).toBeDisabled();
});

test('before anybody is bound the form says whether the chosen departure leaves, and how old everybody must be', async () => {
  const needs = { minimum: 4, more: 2, by: '2026-12-30' };
  const facts = { minAge: 21 };
  fakeBooking({ findTourPackage: () => ({ ...tour, facts }), listPackageDepartures: dailyDepartures({ over: { needs } }) });
  openBooking(null, `?day=${TRAVEL_DATE}`);
  expect(
    await screen.findByText(
      'This departure leaves with 4 or more: 2 have paid. If too few have by 30 Dec 2026, we may cancel it, tell you, and everything you paid goes back. Everybody must be 21 or older.',
    ),
  ).toBeVisible();
  // Children are younger than that.
  expect(screen.getByRole('button', { name: 'More: Children' })).toBeDisabled();
});

test('the form of a trip with one price begins with the adults and children that were searched for', async () => {
  fakeBooking();
  openBooking({}, '?party=adult.2_child.1_infant.1');
  expect(await screen.findByLabelText('Total Persons')).toHaveValue('4');
  expect(screen.getByLabelText('Adults')).toHaveValue('2');
  expect(screen.getByLabelText('Children')).toHaveValue('2');
});

test('the form of a trip with kinds of travellers has those that were searched for by its own', async () => {
  const kids = { id: 'kid', name: 'Kid', minAge: 0, maxAge: 15, price: 100 };
  fakeBooking({ findTourPackage: () => ({ ...tour, categories: [{ id: 'guest', name: 'Guest', minAge: 16 }, kids] }) });
  openBooking({}, '?party=adult.2_child.1_infant.1');
  const party = within(await screen.findByRole('group', { name: 'Who comes' }));
  expect(party.getByLabelText('Guest, 16 and older')).toHaveValue('2');
  expect(party.getByLabelText('Kid, 0–15')).toHaveValue('2');
});
