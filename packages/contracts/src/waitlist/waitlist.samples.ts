import type { AnswersOf } from '../answers-of.ts';
import { quoteInRupees } from '../quote/quote.schema.ts';
import { quoteOf } from '../quote/quote.ts';
import { sampleTourPackage } from '../tour-package/tour-package.samples.ts';
import { sampleUser } from '../user/user.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { waitlistEndpoints } from './waitlist.endpoints.ts';
import type { SeatOfferView, StaffWait, Wait } from './waitlist.schema.ts';

const TOKEN = 'gkZ2YkQm3mE0y1xqk0mZr9o6Wn5c1o0m1j9u8w7s6r4';
const travelDate = '2026-12-12';
const { _id, id, title } = sampleTourPackage;

export const sampleWait: Wait = {
  ...identityOf(80),
  package: { _id, id, title, image: null },
  travelDate,
  totalPersons: 2,
  joinedAt: '2026-11-20T11:00:00.000Z',
  state: 'waiting',
  position: 2,
};
export const sampleOfferedWait: Wait = {
  ...identityOf(81),
  package: { _id, id, title, image: null },
  travelDate,
  totalPersons: 2,
  joinedAt: '2026-11-20T11:00:00.000Z',
  state: 'offered',
  offer: { until: '2026-11-25T06:00:00.000Z', token: TOKEN },
};

const { lines, totalAmount } = quoteInRupees(quoteOf({ price: 199_999 }, { day: travelDate, party: { person: 2 } }));
export const sampleSeatOffer: SeatOfferView = {
  package: { _id, id, title, place: 'Kyoto, Japan', image: null },
  travelDate,
  totalPersons: 2,
  lines,
  totalAmount,
  until: '2026-11-25T06:00:00.000Z',
  state: 'open',
  sentence: null,
};

export const sampleStaffWait: StaffWait = {
  ...identityOf(80),
  user: { _id: sampleUser._id, id: sampleUser.id, username: sampleUser.username, name: 'Asha Rao' },
  totalPersons: 2,
  seats: 2,
  joinedAt: '2026-11-20T11:00:00.000Z',
  state: 'waiting',
  position: 1,
};

export const waitlistAnswers: AnswersOf<typeof waitlistEndpoints> = {
  joinWaitlist: sampleWait,
  leaveWaitlist: { id: sampleWait._id },
  listWaits: [],
  openOffer: sampleSeatOffer,
  bookOffer: { bookingId: sampleWait._id, payLink: `https://wayfarer.example/pay#${TOKEN}` },
  declineOffer: { message: 'Thank you for telling us. The seats go to the next in line.' },
  listWaitlist: [sampleStaffWait],
  offerSeats: [{ ...sampleStaffWait, state: 'offered', position: undefined, until: '2026-11-25T06:00:00.000Z' }],
  removeFromWaitlist: [],
};
