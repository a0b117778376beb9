import { displayNameOf, type FoundCustomer } from '@wayfarer/contracts';
import { callList } from '../api/call-list.ts';
import { formatShortDay } from '../format/calendar-day.ts';
import type { Found } from './pick.tsx';

export const UNCONFIRMED = 'Nobody has confirmed this address.';

/** Whose number it is that was searched for, where it is not the customer's own. */
const personText = ({ person, name, phone }: FoundCustomer): string[] =>
  person && (person.phone !== phone || person.name !== name) ? [`${person.name}, ${person.phone}`] : [];

const lastTripText = ({ lastTrip }: FoundCustomer): string[] =>
  lastTrip ? [`Last trip: ${lastTrip.title}, ${formatShortDay(lastTrip.travelDate)}`] : [];

/** A customer as the clerk tells them from others: name, phone, address and last trip. */
export const foundOf = (customer: FoundCustomer): Found & { customer: FoundCustomer } => ({
  customer,
  id: customer._id,
  title: displayNameOf(customer),
  text: [
    ...(customer.phone === undefined ? [] : [customer.phone]),
    customer.email ?? 'By telephone only',
    ...(customer.email === null || customer.isEmailVerified ? [] : [UNCONFIRMED]),
    ...personText(customer),
    ...lastTripText(customer),
  ].join(' · '),
});

/** Finds customers for `Pick`. */
export const findCustomers = async (search: string, signal: AbortSignal) =>
  (await callList('listCustomers', { query: { search, limit: 6 }, signal })).entries.map(foundOf);

/** What can be typed to find one. */
export const CUSTOMER_HINT =
  'A name, the beginning of an email address, at least six digits of a phone number, or a booking number.';
