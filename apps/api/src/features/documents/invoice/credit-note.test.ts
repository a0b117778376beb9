import { addDays, type Booking, formatMoney, personsOf, type Trip } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { movedTo, quoteCases } from '@wayfarer/contracts/testing/quotes';
import { expect, test } from 'vitest';
import { addTourPackage, priceFormOf, todayOf } from '../../../testing/catalogue.ts';
import { invoiceTextOf } from '../../../testing/invoices.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from './issue-invoices.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin, traveller } = journey;

/** The texts of the booking's credit notes, in the order of their numbers. */
const creditNotesOf = async ({ _id }: Booking): Promise<string[]> => {
  await issueInvoices(api.dependencies);
  const { body }: { body: Trip } = await api.request.get(`/api/booking/trip/${_id}`).set(traveller.bearer).expect(200);
  const texts: string[] = [];
  for (const { number } of body.invoices.filter(({ kind }) => kind === 'credit-note'))
    texts.push(await invoiceTextOf(api, traveller, { _id }, number));
  return texts;
};
const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

/** Of a group with children, a discount, extras and a single room. */
const bookWithLines = async (): Promise<Booking> => {
  const given = quoteCases.find(({ title }) => title === 'everything at once');
  if (!given) throw new Error('There is no such quote.');
  const { prices, day, party, extras, singleRooms } = movedTo(addDays(todayOf(api), 30), given);
  const { _id: destination } = journey.tourPackage.destination;
  const of = await addTourPackage(api, admin, { destination, ...priceFormOf(prices) });
  const choice = { party, totalPersons: personsOf(party), extras, singleRooms };
  return journey.bookConfirmed({ of, travelDate: day, ...choice, totalAmount: 94_851 });
};

test('the credit note of a whole booking has the lines of its invoice', async () => {
  const booking = await bookWithLines();
  expect(booking.lines?.length).toBeGreaterThan(4);
  await journey.cancel(booking).expect(200);
  const note = only(await creditNotesOf(booking));
  expect(note).toContain(`Refund of ${booking.package.title}, from`);
  for (const { text, sum } of booking.lines ?? []) {
    expect(withoutSpaces(note)).toContain(withoutSpaces(text));
    expect(withoutSpaces(note)).toContain(withoutSpaces(formatMoney(sum)));
  }
  expect(withoutSpaces(note)).toContain(withoutSpaces(`Total, refunded ${formatMoney(booking.totalAmount)}`));
});

test('the credit note of a whole booking with one price for each person has the persons and what each had paid', async () => {
  const booking = await journey.bookConfirmed();
  await journey.cancel(booking).expect(200);
  const note = only(await creditNotesOf(booking));
  expect(note).toContain(`Refund of ${booking.package.title}, from`);
  expect(withoutSpaces(note)).toContain(withoutSpaces('2 ₹1,999.99 ₹3,999.98'));
});

test('the credit note of a part has one line with its sum alone, and so has that of the rest', async () => {
  const booking = await bookWithLines();
  await journey.refund(booking, { amount: 1000, reason: 'A night less' });
  await journey.cancel(booking).expect(200);
  const notes = await creditNotesOf(booking);
  expect(notes).toHaveLength(2);
  for (const note of notes) {
    expect(note).toContain('Refund of booking');
    for (const heading of ['Persons', 'Each']) expect(note).not.toContain(heading);
    expect(note).not.toContain(booking.lines?.[0]?.text);
  }
});
