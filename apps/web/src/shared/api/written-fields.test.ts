import {
  type EveryEndpoint,
  everyEndpoint,
  sampleBooking,
  sampleDestination,
  sampleLogin,
  samplePayment,
  sampleTourPackage,
  sampleUser,
} from '@wayfarer/contracts';
import { expect, test } from 'vitest';

const place = '_id id name country description imageUrl';
const tour =
  '_id title destination._id destination.name destination.country description itinerary images price availableFrom availableTo';
const booking =
  '_id user.username package.title package.destination.name totalPersons bookingDate travelDate totalAmount bookingStatus';

/** The fields of docs/specification.md section 3, and the answers that have them. */
const written: [string, keyof EveryEndpoint, unknown, string][] = [
  ['Destination', 'listDestinations', [sampleDestination], place],
  ['Package', 'findTourPackage', sampleTourPackage, tour],
  ['Booking', 'findBooking', sampleBooking, booking],
  ['Payment', 'listPayments', [samplePayment], '_id transactionId user.username booking amount paymentMethod status'],
  ['User', 'listUsers', [sampleUser], '_id username email'],
  ['Login response', 'login', sampleLogin, 'token role userId'],
];

test.each(written)('%s leaves the server with its written fields (§3.1, 3.2, 3.3, 3.5, 3.7, 3.8)', (_, name, sample, fields) => {
  const answer = everyEndpoint[name].answer.parse(sample);
  const entity: unknown = Array.isArray(answer) ? answer[0] : answer;
  for (const field of fields.split(' ')) expect(entity).toHaveProperty(field);
});
