import type { APIRequestContext } from '@playwright/test';
import type { Role, Sessions } from './sessions.ts';
import { findTour, listBookings, makeBooking, payBooking } from './trips.ts';

export interface Screen {
  /** Names the screen's pictures. */
  name: string;
  path: string;
  heading: string | RegExp;
}

/** What the addresses of a traveller's screens name. */
interface Trip {
  packageId: string;
  pendingBookingId: string;
  paidSessionId: string;
  userId: string;
}

/** One tour, one booking of it that waits for its payment and one that is paid. */
const makeTrip = async (request: APIRequestContext, sessions: Sessions): Promise<Trip> => {
  const session = await sessions.of('traveller');
  const tour = await findTour(request);
  const known = await listBookings(request, session);
  const pending = known.find(({ canPay }) => canPay) ?? (await makeBooking(request, session, tour));
  const { sessionId } = await payBooking(request, session, await makeBooking(request, session, tour));
  return { packageId: tour._id, pendingBookingId: pending._id, paidSessionId: sessionId, userId: session.userId };
};

const visitorScreens = (packageId: string): Screen[] => [
  { name: 'home', path: '/', heading: 'Explore the World with Wayfarer' },
  { name: 'register', path: '/register', heading: 'Create an Account' },
  { name: 'login', path: '/login', heading: 'Welcome Back' },
  { name: 'package-list', path: '/package-view', heading: 'Find your next journey' },
  { name: 'package-detail', path: `/package-view/${packageId}`, heading: /Ladakh by Motorcycle/ },
  { name: 'destinations', path: '/destination-view', heading: 'Our Destinations' },
  { name: 'about-us', path: '/about-us', heading: 'About Us' },
  { name: 'contact', path: '/contact', heading: /./ },
];

const travellerScreens = ({ packageId, pendingBookingId, paidSessionId, userId }: Trip): Screen[] => [
  { name: 'booking-form', path: `/book-your-pkg/${packageId}`, heading: /./ },
  { name: 'payment', path: `/payment-session/${pendingBookingId}`, heading: 'Confirm and pay' },
  { name: 'payment-success', path: `/payment-success/${paidSessionId}`, heading: 'Your trip is booked' },
  { name: 'my-bookings', path: `/view-my-booking/${userId}`, heading: 'My Bookings' },
];

const adminScreens = (bookingId: string): Screen[] => [
  { name: 'admin-dashboard', path: '/admin', heading: 'Dashboard' },
  { name: 'admin-destinations', path: '/destination', heading: /Destinations/ },
  { name: 'admin-packages', path: '/packages', heading: /Packages/ },
  { name: 'admin-bookings', path: '/bookings', heading: /Bookings/ },
  { name: 'admin-booking-detail', path: `/bookings/${bookingId}`, heading: /^Booking [0-9A-F]{8}$/ },
  { name: 'admin-payments', path: '/payments', heading: /Payments/ },
  { name: 'admin-users', path: '/users-view', heading: 'View Users' },
];

/** The 18 screens of the route table (docs/specification.md section 2), and a booking as admins see it (docs/decisions/0010), as a visitor, a traveller and an admin see them, filled. */
export const screensOf = async (who: Role | null, request: APIRequestContext, sessions: Sessions): Promise<Screen[]> => {
  if (who === 'admin') return adminScreens((await makeTrip(request, sessions)).pendingBookingId);
  if (who === 'traveller') return travellerScreens(await makeTrip(request, sessions));
  return visitorScreens((await findTour(request))._id);
};
