import {
  type Booking,
  type Dashboard,
  type Destination,
  type ListedCustomer,
  type Payment,
  type StaffMember,
  sampleAnswers,
  sampleBooking,
  sampleDashboard,
  sampleDestination,
  sampleListedCustomer,
  samplePayment,
  sampleStaffMember,
  sampleTourPackage,
  sampleTrail,
  sampleUser,
  type TourPackage,
  type TrailEntry,
  type User,
} from '@wayfarer/contracts';
import { pageOf } from './answers.ts';
import type { Answer, Answering } from './api-interceptor.ts';

/** The longest text that a field accepts: in words, or as one word that begins and ends like markup. */
type Wording = {
  line: (length: number) => string;
  prose: string;
  price: number;
};

export const MARKUP = '<img src="/x" onerror="window.ran=1"><b>bold</b>';
const SENTENCE = 'From the old harbour over two passes to the lake where the road ends. ';

const inWords: Wording = {
  line: (length) =>
    SENTENCE.repeat(8)
      .slice(0, length - 1)
      .concat('!'),
  prose: `${MARKUP}\n\n${SENTENCE.repeat(80)}`.slice(0, 4999).concat('.'),
  price: 0.01,
};
const inOneWord: Wording = {
  line: (length) => `<b>${'Hochgebirgswanderung'.repeat(30)}`.slice(0, length - 4).concat('</b>'),
  prose: `${MARKUP}${'Hochgebirgswanderung'.repeat(260)}`.slice(0, 5000),
  price: 10_000_000,
};

/** The two kinds of extremes; each entry of them has ids that end in the same digit. */
export const kinds = { words: 'a', word: 'b' } as const;
export const wordingOf = (end: string): Wording => (end === kinds.word ? inOneWord : inWords);

export const idOf = (what: number, end: string): string => `${String(what).padStart(23, '0')}${end}`;
export const identityOf = (what: number, end: string) => ({ _id: idOf(what, end), id: idOf(what, end) });

const destinationOf = (end: string, imageUrl: string): Destination => {
  const { line, prose } = wordingOf(end);
  return { ...sampleDestination, ...identityOf(1, end), name: line(120), country: line(120), description: prose, imageUrl };
};

export const tourOf = (end: string, image: string): TourPackage => {
  const { line, prose, price } = wordingOf(end);
  const { _id, id, name, country } = destinationOf(end, image);
  return {
    ...sampleTourPackage,
    ...identityOf(2, end),
    title: line(120),
    destination: { _id, id, name, country },
    description: prose,
    itinerary: Array.from({ length: 60 }, (_, day) => (day === 0 ? line(500) : day === 1 ? line(120) : `${day}: on foot`)),
    images: Array.from({ length: 12 }, () => image),
    price,
    availableFrom: '2020-01-01',
    availableTo: '2199-12-31',
    capacity: 10_000,
  };
};

export const userOf = (end: string): User => ({
  ...sampleUser,
  ...identityOf(3, end),
  username: 'W'.repeat(32),
  email: `${'w'.repeat(64)}@${'example-'.repeat(22)}.example.com`,
});

export const bookingOf = (end: string, image: string): Booking => {
  const tour = tourOf(end, image);
  const { username } = userOf(end);
  const totalAmount = tour.price * 50;
  const back = { amount: totalAmount, requestedAt: '2026-11-20T09:33:00.000Z', doneAt: null };
  return {
    ...sampleBooking,
    ...identityOf(4, end),
    user: { ...identityOf(3, end), username },
    package: { ...identityOf(2, end), title: tour.title, destination: tour.destination, image },
    totalPersons: 50,
    unitPrice: tour.price,
    totalAmount,
    travelDate: '2199-09-30',
    ...(end === kinds.word
      ? {}
      : {
          bookingStatus: 'cancelled',
          amountPaid: totalAmount,
          refundStatus: 'pending',
          refunds: [{ ...back, state: 'pending' }],
          canPay: false,
          canCancel: false,
        }),
  };
};

const paymentOf = (end: string, image: string): Payment => {
  const booking = bookingOf(end, image);
  const { line } = wordingOf(end);
  return {
    ...samplePayment,
    ...identityOf(5, end),
    transactionId: `pi_${'x'.repeat(60)}`,
    user: booking.user,
    booking: booking._id,
    amount: booking.totalAmount,
    amountLeft: booking.totalAmount,
    refunds: [
      {
        id: 'r1',
        origin: 'admin',
        state: 'pending',
        amount: booking.totalAmount,
        by: booking.user.username,
        reason: line(500),
        requestedAt: '2026-11-20T09:33:00.000Z',
        doneAt: null,
      },
    ],
    attention: { reason: line(120), todo: line(120), canGiveBack: true },
  };
};

const trailOf = (end: string): TrailEntry[] =>
  sampleTrail.map((entry) => ({ ...entry, by: { ...entry.by, name: userOf(end).username } }));

/** The API's answers with everything at its maximum length. `image` is a picture that the product has. */
export const longestContents = (image: string): Answering => {
  const ends = Object.values(kinds);
  const both = <Entry>(of: (end: string, image: string) => Entry): Entry[] => ends.map((end) => of(end, image));
  const listOf = (entries: unknown[]): Answer => pageOf('', new URLSearchParams(), entries.length, (at) => entries[at]);
  const dashboard: Dashboard = {
    ...sampleDashboard,
    bookings: 10_000_000,
    revenue: 9_999_999_999.99,
    months: sampleDashboard.months.map((month) => ({ ...month, revenue: 9_999_999_999.99 })),
    recentBookings: both(bookingOf),
  };
  const lists: Record<string, unknown[]> = {
    '/api/destination': both(destinationOf),
    '/api/package': both(tourOf),
    '/api/package/filter': both(tourOf),
    '/api/booking': both(bookingOf),
    '/api/payment': both(paymentOf),
    '/api/customer': both((end): ListedCustomer => ({ ...sampleListedCustomer, ...userOf(end), spent: 9_999_999_999.99 })),
    '/api/staff': both((end): StaffMember => ({ ...sampleStaffMember, ...userOf(end), role: 'desk-lead' })),
  };
  return (path) => {
    const entries = lists[path];
    if (entries !== undefined) return listOf(entries);
    if (path === '/api/dashboard') return { body: dashboard };
    if (path === '/api/package/counts') {
      const places = both(tourOf).map(({ destination }) => ({ ...destination, count: 10_000 }));
      return { body: { ...sampleAnswers.countTourPackages, total: 2, places } };
    }
    const end = path.replace('/seats', '').at(-1) ?? '';
    if (path.startsWith('/api/booking/trail/')) return { body: trailOf(end) };
    if (path.startsWith('/api/booking/bookingById/')) return { body: bookingOf(end, image) };
    if (path.startsWith('/api/booking/')) return listOf(both(bookingOf));
    if (path.endsWith('/similar')) return listOf(both(tourOf));
    if (path.startsWith('/api/destination/')) return { body: destinationOf(end, image) };
    if (path.endsWith('/seats')) return { body: { capacity: 10_000, days: [] } };
    if (path.startsWith('/api/package/')) return { body: tourOf(end, image) };
    if (path.startsWith('/api/payment/status/')) return { body: { updatedPayment: paymentOf(end, image) } };
    return null;
  };
};
