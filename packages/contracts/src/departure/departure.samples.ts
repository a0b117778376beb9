import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import type { DepartureCall } from './call.schema.ts';
import type { CancellationState } from './cancellation.schema.ts';
import type { departureEndpoints } from './departure.endpoints.ts';
import type { Departure, StaffDeparture } from './departure.schema.ts';
import { sampleListedDays } from './listed-departure.samples.ts';
import type { DepartureMessage } from './message.schema.ts';

export const sampleDeparture: Departure = {
  day: '2030-05-01',
  startTime: '06:30',
  left: 3,
  state: 'few',
  isGuaranteed: true,
  prices: { person: 1999.99 },
  closesAt: '2030-04-29T12:30:00.000Z',
};

export const sampleStaffDeparture: StaffDeparture = {
  ...sampleDeparture,
  packageId: sampleTourPackage._id,
  title: sampleTourPackage.title,
  isClosed: false,
  isCancelled: false,
  isScheduled: true,
  capacity: 12,
  hasOwnCapacity: false,
  paid: 7,
  held: 2,
  minimum: 4,
  decideBy: null,
  ownPrices: null,
  note: 'Two rooms at the front, please.',
  guides: [{ user: sampleUser._id, name: 'Ravi Iyer', role: 'Lead' }],
  version: 1,
};

const { _id, id, user, totalPersons } = sampleBooking;
const decided = { at: '2030-04-10T09:30:00.000Z', by: 'admin', reason: 'The road to the pass is closed by snow.', bookings: 10 };

export const sampleCancellationState: CancellationState = {
  title: sampleTourPackage.title,
  isOver: false,
  bookings: [{ _id, id, user, totalPersons, seats: totalPersons, bookingStatus: 'confirmed', refund: 5999.97 }],
  cancellation: null,
};

const sampleMessage: DepartureMessage = {
  at: '2030-04-20T09:30:00.000Z',
  by: 'admin',
  subject: 'We meet at the east gate',
  text: 'The west gate is closed on Wednesday, so we meet at the east gate at 06:15.',
  bookings: 3,
};

const sampleToCall = { booking: _id, name: 'Meera Nair', phone: '098450 12345', e164: '+919845012345' };

export const sampleDepartureCall: DepartureCall = {
  ...sampleToCall,
  message: 0,
  subject: sampleMessage.subject,
  text: sampleMessage.text,
  called: null,
};

export const departureAnswers: AnswersOf<typeof departureEndpoints> = {
  listSeats: { capacity: 12, days: [{ travelDate: '2030-05-01', left: 3, paid: 7, held: 2 }] },
  listPackageDepartures: [sampleDeparture],
  showDeparture: sampleStaffDeparture,
  changeDeparture: { departure: { ...sampleStaffDeparture, version: 2 } },
  listDepartures: sampleListedDays,
  listGuides: [{ _id: sampleUser._id, id: sampleUser._id, name: 'Ravi Iyer' }],
  nameGuide: { departure: sampleStaffDeparture },
  removeGuide: { departure: sampleStaffDeparture },
  showCalendarFeed: { since: '2030-04-01T09:30:00.000Z' },
  renewCalendarFeed: {
    since: '2030-04-01T09:30:00.000Z',
    address: 'https://wayfarer.example/api/calendar/7nWh0rYw8hT3v1q5xZ2kLmN4pQ6sR8tU0vW2yX4zA6B.ics',
  },
  stopCalendarFeed: { since: null },
  readCalendarFeed: { filename: 'departures.ics', bytes: new Uint8Array() },
  listUndecided: [
    {
      packageId: sampleTourPackage._id,
      title: sampleTourPackage.title,
      day: '2030-05-01',
      minimum: 4,
      paid: 2,
      decideBy: '2030-04-24',
    },
  ],
  showCancellation: sampleCancellationState,
  previewLetter: { subject: 'Cancelled: booking 4319B8CA', text: 'We have had to cancel your trip. We are sorry.' },
  cancelDeparture: { cancellation: decided, toCall: [sampleToCall] },
  listDepartureMessages: [sampleMessage],
  writeToDeparture: { message: sampleMessage, toCall: [sampleToCall] },
  listDepartureCalls: [sampleDepartureCall],
  noteDepartureCall: { call: { ...sampleDepartureCall, called: { at: '2030-04-20T10:00:00.000Z', by: 'admin' } } },
};
