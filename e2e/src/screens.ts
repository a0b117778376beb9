import { type APIRequestContext, expect } from '@playwright/test';
import { type ScreenName, screens } from '@wayfarer/contracts/screens';
import type { Role, Session, Sessions } from './sessions.ts';
import { dayFromNow, findTour, makeBooking, payBooking, SOME_PLACE, SOME_TOUR } from './trips.ts';

export type Screen = { name: ScreenName; path: string; heading: string | RegExp };

type WithParameter = {
  [Name in ScreenName]: (typeof screens)[Name]['path'] extends `${string}{${string}` ? Name : never;
}[ScreenName];

/** One message of the inbox; sent only if there is none, because the number per address is limited. */
const findMessage = async (request: APIRequestContext, { token }: Session): Promise<string> => {
  const headers = { Authorization: `Bearer ${token}` };
  const list = async (): Promise<{ _id: string }[]> => (await request.get('/api/contactus?limit=1', { headers })).json();
  const [found] = await list();
  if (found) return found._id;
  await request.post('/api/contactus', { data: { name: 'Asha', email: 'asha@example.com', message: 'Is there snow?' } });
  return (await list())[0]?._id ?? '';
};

/** The email that confirmed a booking, once the worker has processed it. */
const findEmail = async (request: APIRequestContext, { token }: Session, bookingId: string): Promise<string> => {
  const headers = { Authorization: `Bearer ${token}` };
  const address = `/api/emails?booking=${bookingId}&kind=booking-confirmed`;
  const list = async (): Promise<{ _id: string }[]> => (await request.get(address, { headers })).json();
  await expect.poll(list, { message: 'the email of a paid booking' }).toHaveLength(1);
  return (await list())[0]?._id ?? '';
};

/** What the addresses of screens about one thing refer to: a package, an unpaid booking of it and a paid one. */
const makeParameters = async (request: APIRequestContext, sessions: Sessions): Promise<Record<WithParameter, string>> => {
  const session = await sessions.of('traveller');
  const tour = await findTour(request);
  // New ones, on a day of their own: another journey of this traveller may be paying existing ones, and seats per day are limited.
  const pending = await makeBooking(request, session, tour, dayFromNow(41 + Math.floor(Math.random() * 60)));
  const paid = await makeBooking(request, session, tour);
  const { sessionId } = await payBooking(request, session, paid);
  return {
    packageDetail: tour._id,
    destination: tour.destination._id,
    bookPackage: tour._id,
    adminBooking: pending._id,
    adminMessage: await findMessage(request, await sessions.of('admin')),
    adminEmail: await findEmail(request, await sessions.of('admin'), paid._id),
    adminManifest: `${tour._id}?day=${paid.travelDate}`,
    paymentSession: pending._id,
    paymentSuccess: sessionId,
    myTrip: paid._id,
    verifyVoucher: 'a-code-of-another-site',
    myBookings: session.userId,
  };
};

/** Headings that differ from the tab's title. */
const headings: Partial<Record<ScreenName, string | RegExp>> = {
  home: 'Explore the World with Wayfarer',
  packageList: 'Find your next journey',
  packageDetail: new RegExp(SOME_TOUR),
  destinations: 'Our Destinations',
  destination: SOME_PLACE,
  contact: /./,
  adminBooking: /^Booking [0-9A-F]{8}$/,
  adminMessage: /^Message from /,
  adminEmail: /^Confirmed: /,
  adminUsers: 'View Users',
  myTrip: new RegExp(SOME_TOUR),
  paymentSuccess: 'Your trip is booked',
};

/** Every screen of the table, with content. */
export const everyScreen = async (request: APIRequestContext, sessions: Sessions): Promise<Screen[]> => {
  const parameters: Partial<Record<ScreenName, string>> = await makeParameters(request, sessions);
  return (Object.keys(screens) as ScreenName[]).map((name) => ({
    name,
    path: screens[name].path.replace(/\{\w+\}/, parameters[name] ?? ''),
    heading: headings[name] ?? screens[name].title,
  }));
};

/** The viewer, in words and as the account that they are logged in with. */
export const audiences: readonly [string, Role | null][] = [
  ['visitors', null],
  ['travellers', 'traveller'],
  ['admins', 'admin'],
];
const AUDIENCES = { visitor: 'everyone', traveller: 'signed-in', admin: 'staff' } as const;

/** The screens for a visitor, a traveller or an admin. */
export const screensOf = async (who: Role | null, request: APIRequestContext, sessions: Sessions): Promise<Screen[]> =>
  (await everyScreen(request, sessions)).filter(({ name }) => screens[name].audience === AUDIENCES[who ?? 'visitor']);
