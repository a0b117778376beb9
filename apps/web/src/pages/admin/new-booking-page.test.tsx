import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addDays,
  sampleAdmin,
  sampleAnswers,
  sampleBooking,
  sampleCustomerDetail,
  sampleDeparture,
  sampleFoundCustomer,
  sampleTourPackage,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, type Fakes, fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { NewBookingPage } from './new-booking-page.tsx';

beforeEach(() => startSession({ token: 'a.b.c', role: 'admin', userId: sampleAdmin._id }));

// Far ahead, so that the test holds on every day.
const tourPackage = { ...sampleTourPackage, availableFrom: '2198-01-01', availableTo: '2198-12-31', nextDay: '2198-03-05' };

const open = async (fakes: Fakes, search = `?package=${tourPackage._id}`) => {
  const api = fakeApi({
    findTourPackage: () => tourPackage,
    listPackageDepartures: () => [],
    quoteAtDesk: () => sampleAnswers.quoteAtDesk,
    ...fakes,
  });
  renderScreen(NewBookingPage, {
    pattern: screens.adminNewBooking.path,
    at: `/bookings/new${search}`,
  });
  await screen.findByLabelText('Day');
  return api;
};
/** The price comes when it is released. */
const openSlowly = async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const quoteAtDesk = async () => {
    await released;
    return sampleAnswers.quoteAtDesk;
  };
  return { ...(await open({ quoteAtDesk })), release };
};
const chooseDay = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Day: calendar' }));
  const calendar = await screen.findByRole('dialog', { name: 'Day: calendar' });
  const [day] = within(calendar)
    .getAllByRole('gridcell')
    .flatMap((cell) => within(cell).queryAllByRole('button'));
  await userEvent.click(day as HTMLElement);
};
const type = async (label: string | RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

test('a caller is found by phone, booked and charged in cash with a discount, once, also where the answer was lost', async () => {
  expectInConsole('Booking at the desk failed');
  const { callsOf } = await open({
    bookAtDesk: () => (callsOf('bookAtDesk').length === 1 ? disconnect() : { booking: sampleBooking }),
  });
  await type('Customer', '098450 12345');
  const hit = await screen.findByRole('button', { name: /^Asha Rao/ });
  expect(hit).toHaveTextContent('Asha Rao+91 98450 12345 · asha@example.com · Last trip: Kyoto in Autumn, 4 Oct 2026');
  expect(callsOf('listCustomers').at(-1)?.query).toMatchObject({ search: '098450 12345' });
  await userEvent.click(hit);
  // The keyboard goes on from here.
  expect(screen.getByRole('button', { name: 'Change customer' })).toHaveFocus();
  await chooseDay();
  expect(await screen.findByText(/You may take off up to/)).toBeVisible();
  await type(/^Discount/, '100');
  await type('Why', 'Comes every year');
  await userEvent.click(screen.getByRole('radio', { name: 'Paid already' }));
  expect(screen.getByText(/^In full, ₹/)).toBeVisible();
  await type(/^Reference/, 'Receipt 12');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText(/There is no connection/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(callsOf('bookAtDesk')).toHaveLength(2));
  const bodies = callsOf('bookAtDesk').map(({ body }) => body);
  const booked = {
    customer: { userId: sampleFoundCustomer._id },
    packageId: tourPackage._id,
    totalPersons: 1,
    discount: { amount: 100, reason: 'Comes every year' },
    paid: { way: 'cash', reference: 'Receipt 12' },
  };
  expect(bodies).toMatchObject([booked, booked]);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(new Set(callsOf('bookAtDesk').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a customer’s company is proposed for the invoice, and what is wrong with another is told at its field', async () => {
  expectInConsole('Booking at the desk failed');
  const invoiceTo = { company: 'Kale Motors', address: '7 MG Road' };
  const { callsOf } = await open({
    listCustomers: () => [{ ...sampleFoundCustomer, invoiceTo }],
    bookAtDesk: () =>
      callsOf('bookAtDesk').length === 1
        ? refuse('VALIDATION', { 'invoiceTo.address': 'Enter an address.' })
        : { booking: sampleBooking },
  });
  await type('Customer', 'Asha');
  await userEvent.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  expect(screen.getByLabelText('Company')).toHaveValue('Kale Motors');
  await userEvent.clear(screen.getByLabelText('Address'));
  await chooseDay();
  await screen.findByText(/You may take off up to/);
  await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
  expect(await screen.findByText('Enter an address.')).toBeVisible();
  await type('Address', '8 MG Road');
  await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
  await waitFor(() =>
    expect(callsOf('bookAtDesk').at(-1)?.body).toMatchObject({ invoiceTo: { ...invoiceTo, address: '8 MG Road' } }),
  );
});

test('who a new customer may be is listed with phone, address and last trip; one of them is chosen, or somebody new is booked for', async () => {
  const twin = { ...sampleFoundCustomer, _id: 'f'.repeat(24), id: 'f'.repeat(24), username: 'asha-rao-0c7c', email: null };
  const { callsOf } = await open({
    listCustomers: () => [sampleFoundCustomer, twin],
    bookAtDesk: () => ({ booking: sampleBooking }),
  });
  await userEvent.click(screen.getByRole('radio', { name: 'New customer' }));
  await type('Name', 'Asha Rao');
  await type('Phone', '98450 12345');
  const hits = await screen.findAllByRole('button', { name: /^Asha Rao/ });
  expect(screen.getByText('Is it one of these?')).toBeVisible();
  expect(hits.map((hit) => hit.textContent)).toEqual([
    'Asha Rao+91 98450 12345 · asha@example.com · Last trip: Kyoto in Autumn, 4 Oct 2026',
    'Asha Rao+91 98450 12345 · By telephone only · Last trip: Kyoto in Autumn, 4 Oct 2026',
  ]);
  expect(callsOf('listCustomers').at(-1)?.query).toMatchObject({ name: 'Asha Rao', phone: '98450 12345' });
  await chooseDay();
  await screen.findByText(/You may take off up to/);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(callsOf('bookAtDesk')).toHaveLength(1));
  expect(callsOf('bookAtDesk').at(-1)?.body).toMatchObject({ customer: { name: 'Asha Rao', phone: '98450 12345' } });
});

test('one of those whom a new customer may be is booked for once chosen', async () => {
  await open({ listCustomers: () => [sampleFoundCustomer] });
  await userEvent.click(screen.getByRole('radio', { name: 'New customer' }));
  await type('Phone', '98450 12345');
  await userEvent.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  expect(screen.getByRole('radio', { name: 'Known customer' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Change customer' })).toBeVisible();
  expect(screen.queryByText('Is it one of these?')).toBeNull();
});

test('a trip is found by words of its title and place, and nothing is booked for a total that nobody has seen', async () => {
  const { callsOf, release } = await openSlowly();
  await chooseDay();
  expect(screen.getByText('Calculating the total...')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'New customer' }));
  await type('Name', 'Meera Pillai');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The total was not there yet. Check it, then book.');
  expect(callsOf('bookAtDesk')).toEqual([]);
  release();
  expect(await screen.findByText('Total')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change trip' }));
  await type('Trip', 'walking hampi');
  await waitFor(() => expect(callsOf('listTourPackages').at(-1)?.query).toMatchObject({ words: 'walking hampi' }));
});

test('somebody new is booked with a link, and what the server refuses stands at its field while all that was typed stays', async () => {
  expectInConsole('Booking at the desk failed');
  const past = 'Choose a time that is still to come.';
  const { callsOf } = await open({
    bookAtDesk: () => refuse('VALIDATION', { 'link.holdUntil': past, 'customer.email': 'Enter an email.' }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'New customer' }));
  await type('Name', 'Meera Pillai');
  await type('Email', 'meera@example');
  await chooseDay();
  await screen.findByText('Total');
  await userEvent.click(screen.getByRole('button', { name: 'Book and send the link' }));
  expect(await screen.findByText(past)).toBeVisible();
  expect(screen.getByText('Enter an email.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Meera Pillai');
  expect(only(callsOf('bookAtDesk')).body).toMatchObject({
    customer: { name: 'Meera Pillai' },
    link: { holdUntil: expect.stringMatching(/Z$/) },
  });
});

test('what is missing is told at once, the first of it has the focus, and typing goes on without what was told', async () => {
  expectInConsole('Booking at the desk failed');
  const { callsOf } = await open({ bookAtDesk: () => refuse('SOLD_OUT') });
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Book/ }));
  await send();
  expect(screen.getByText('Choose a customer.')).toBeVisible();
  expect(screen.getByText('Choose a day.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Customer')).toHaveFocus());
  expect(callsOf('bookAtDesk')).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'New customer' }));
  await type('Name', 'Meera Pillai');
  await type('Phone', '98450 12345');
  await chooseDay();
  expect(screen.getByText(/copy it from the booking/)).toBeVisible();
  await screen.findByText('Total');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('seats');
  await type(/^Note/, 'Calls again.');
  expect(screen.queryByRole('alert')).toBeNull();
});

// Of every day that the calendar shows.
const lastSeats = Array.from({ length: 120 }, (_, index) => ({
  ...sampleDeparture,
  day: addDays('2198-01-15', index),
  closesAt: '2198-01-01T00:00:00.000Z',
  left: 1,
}));

test.each([
  ['desk', false],
  ['admin', true],
] as const)('more persons than seats are left are told the %s at the day at once', async (role, mayExceed) => {
  startSession({ token: 'a.b.c', role, userId: sampleAdmin._id });
  const { callsOf } = await open({ listPackageDepartures: () => lastSeats });
  await chooseDay();
  expect(await screen.findByText('1 seat left')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^More: Persons/ }));
  const day = screen.getByLabelText('Day');
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Only 1 seat is left, and this booking needs 2\./));
  expect(/“Book over the capacity because”/.test(screen.getByText(/^Only 1 seat/).textContent)).toBe(mayExceed);
  expect(callsOf('bookAtDesk')).toHaveLength(0);
});

test.each([
  ['leaves in three hours, an hour before it leaves', 3, 2],
  ['leaves in three days, a day from now', 72, 24],
])('the link to pay for a departure that %s ends in time without the clerk working it out', async (_when, leavesIn, endsIn) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2197-12-31T23:00:00Z'));
  const at = new Date(Date.now() + leavesIn * 3_600_000);
  const [day, time] = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().split('T') as [string, string];
  const startTime = time.slice(0, 5);
  const leaving = {
    ...tourPackage,
    nextDay: day,
    availableTo: day,
    schedule: { rules: [], added: [day], closed: [], startTime },
  };
  const { callsOf } = await open({ findTourPackage: () => leaving, bookAtDesk: () => refuse('SOLD_OUT') });
  expectInConsole('Booking at the desk failed');
  await userEvent.click(await screen.findByRole('radio', { name: 'New customer' }));
  await type('Name', 'Meera Pillai');
  await userEvent.click(await screen.findByRole('button', { name: 'Day: calendar' }));
  const calendar = await screen.findByRole('dialog', { name: 'Day: calendar' });
  await userEvent.click(within(calendar).getByRole('button', { name: new RegExp(`\\b${Number(day.slice(8))}\\b`) }));
  await screen.findByText('Total');
  await userEvent.click(screen.getByRole('button', { name: /^Book/ }));
  await waitFor(() => expect(callsOf('bookAtDesk')).toHaveLength(1));
  const end = new Date(Date.now() + endsIn * 3_600_000).toISOString();
  expect(Object(only(callsOf('bookAtDesk')).body).link).toEqual({ holdUntil: end });
});

test('at the desk all of the price is taken unless the deposit is chosen, and other amounts are typed', async () => {
  expectInConsole('Booking at the desk failed');
  const least = 'At least ₹600.00 confirms this booking.';
  const { callsOf } = await open({
    findTourPackage: () => ({ ...tourPackage, deposit: { percent: 30, balanceDays: 60, isRefundable: true } }),
    bookAtDesk: () => refuse('VALIDATION', { 'paid.amount': least }),
  });
  await type('Customer', '098450 12345');
  await userEvent.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  await chooseDay();
  await userEvent.click(screen.getByRole('radio', { name: 'Paid already' }));
  const amount = await screen.findByLabelText('Amount received');
  expect(amount).toHaveValue(String(sampleAnswers.quoteAtDesk.totalAmount));
  await userEvent.click(screen.getByRole('button', { name: /^Deposit ₹/ }));
  expect(amount).toHaveValue('1799.99');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(callsOf('bookAtDesk').at(-1)?.body).toMatchObject({ paid: { amount: 1799.99 } }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(least));
  await userEvent.clear(amount);
  await userEvent.type(amount, 'some');
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(amount).toHaveAccessibleDescription('Enter an amount.');
  expect(callsOf('bookAtDesk')).toHaveLength(1);
});

test('a customer whose page led here is chosen already, beside the trip of the address', async () => {
  const named = { ...sampleCustomerDetail, name: 'सुनील पाटील', phone: '098450 12345' };
  fakeApi({ findCustomer: () => named, findTourPackage: () => tourPackage, listPackageDepartures: () => [] });
  const at = `/bookings/new?customer=${named._id}&package=${tourPackage._id}`;
  renderScreen(NewBookingPage, { pattern: screens.adminNewBooking.path, at });
  expect(await screen.findByLabelText('Day')).toBeVisible();
  const booked = within(screen.getByLabelText('What is booked'));
  expect(booked.getByText('सुनील पाटील')).toBeVisible();
  expect(booked.getByText(tourPackage.title)).toBeVisible();
  expect(screen.getByText(/^098450 12345 · asha@example.com/)).toBeVisible();
});

test('where a customer of the address is gone the form says so, and another one is chosen', async () => {
  fakeApi({ findCustomer: () => refuse('NOT_FOUND') });
  renderScreen(NewBookingPage, { pattern: screens.adminNewBooking.path, at: `/bookings/new?customer=${'f'.repeat(24)}` });
  expect(await screen.findByText(/Choose who books below\.$/)).toBeVisible();
  expect(screen.getByRole('form', { name: 'New booking' })).toBeVisible();
});

test('the day of a departure that led here is there already, and another is typed without its year', async () => {
  const { callsOf } = await open({}, `?package=${tourPackage._id}&day=2198-03-05`);
  const day = screen.getByLabelText('Day');
  expect(day).toHaveValue(formatDay('2198-03-05'));
  await userEvent.clear(day);
  await userEvent.type(day, '24 12{Enter}');
  expect(day).toHaveValue(formatDay('2198-12-24'));
  await waitFor(() => expect(callsOf('quoteAtDesk').some(({ body }) => Object(body).travelDate === '2198-12-24')).toBe(true));
  expect(callsOf('bookAtDesk')).toHaveLength(0);
});

test('where no customer is found somebody new is one press away, with what was typed', async () => {
  await open({ listCustomers: () => [] });
  await type('Customer', 'meera@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'New customer' }));
  expect(screen.getByLabelText('Email')).toHaveValue('meera@example.com');
});
