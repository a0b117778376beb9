import { type APIRequestContext, expect } from '@playwright/test';
import type { Booking, Destination, TourPackage } from '@wayfarer/contracts';
import { audienceOf, type ScreenName, screens } from '@wayfarer/contracts/screens';
import { addTour } from './catalogue.ts';
import type { Role, Session, Sessions } from './sessions.ts';
import { dayFromNow, findTour, makeBooking, payBooking, SOME_PLACE, SOME_TOUR } from './trips.ts';

export type Screen = { name: ScreenName; path: string; heading: string | RegExp };

/** The beginning of an address, up to the id of a thing: screens further on are about the same thing. */
type Beginning = (typeof screens)[ScreenName]['path'] extends infer Path
  ? Path extends `${infer Start}}${string}`
    ? `${Start}}`
    : never
  : never;

/** One message of the inbox; sent only if there is none, because the number per address is limited. */
const findMessage = async (request: APIRequestContext, { token }: Session): Promise<string> => {
  const headers = { Authorization: `Bearer ${token}` };
  const list = async (): Promise<{ _id: string }[]> => (await request.get('/api/contactus?limit=1', { headers })).json();
  const [found] = await list();
  if (found) return found._id;
  await request.post('/api/contactus', { data: { name: 'Asha', email: 'asha@example.com', message: 'Is there snow?' } });
  return (await list())[0]?._id ?? '';
};

/** Waits for the email that confirmed a booking, which a worker sends. */
const expectEmail = async (request: APIRequestContext, { token }: Session, bookingId: string): Promise<void> => {
  const headers = { Authorization: `Bearer ${token}` };
  const address = `/api/emails?booking=${bookingId}&kind=booking-confirmed`;
  const list = async (): Promise<unknown> => (await request.get(address, { headers })).json();
  await expect.poll(list, { message: 'the email of a paid booking' }).toHaveLength(1);
};

/** What the screens about one thing are about. */
export type Things = {
  readonly place: Pick<Destination, '_id'>;
  readonly tour: TourPackage;
  readonly draft: TourPackage;
  readonly unpaid: Booking;
  readonly paid: Booking;
  readonly sessionId: string;
  readonly messageId: string;
  readonly userId: string;
};

/** What the screens about one thing are opened with. */
const parameters: Readonly<Record<Beginning, (things: Things) => string>> = {
  // Not a code, which is in a PDF only: the page says that it is of another site, unless a test fakes the
  // answer.
  '/verify/{code}': ({ paid }) => paid._id,
  '/package-view/{id}': ({ tour }) => tour._id,
  '/destination-view/{id}': ({ place }) => place._id,
  '/bookings/{id}': ({ unpaid }) => unpaid._id,
  '/packages/{id}': ({ draft }) => draft._id,
  '/departures/{packageId}': ({ tour }) => tour._id,
  '/users/{id}': ({ userId }) => userId,
  '/messages/{id}': ({ messageId }) => messageId,
  '/emails/{emailId}': ({ paid }) => Buffer.from(`booking/${paid._id}/booking-confirmed`).toString('base64url'),
  '/letters/{kind}': () => 'booking-confirmed',
  '/book-your-pkg/{id}': ({ tour }) => tour._id,
  '/join-waitlist/{id}': ({ tour }) => `${tour._id}?day=${dayFromNow(45)}`,
  '/payment-session/{bookingId}': ({ unpaid }) => unpaid._id,
  '/payment-success/{sessionId}': ({ sessionId }) => sessionId,
  '/view-my-booking/{id}': ({ userId }) => userId,
  '/my-trip/{bookingId}': ({ paid }) => paid._id,
};

const BEGINNING = /^.*?\{\w+\}/;

export const hasParameter = (name: ScreenName): boolean => BEGINNING.test(screens[name].path);

/** The path of a screen, about these things. */
export const pathOf = (name: ScreenName, things: Things): string =>
  screens[name].path
    .replace(BEGINNING, (beginning) =>
      // What is on offer is edited: the preview alone needs a draft.
      beginning.replace(
        /\{\w+\}/,
        parameters[beginning as Beginning](name === 'adminEditPackage' ? { ...things, draft: things.tour } : things),
      ),
    )
    .replace('{day}', things.paid.travelDate)
    // With a trip that is chosen already.
    .replace(/\/new$/, `/new?package=${things.tour._id}`);

const DRAFT = 'A walk that is not on offer yet';

/** A package, a draft, an unpaid booking of the package, a paid one, and a message. */
const makeThings = async (request: APIRequestContext, sessions: Sessions): Promise<Things> => {
  const session = await sessions.of('traveller');
  const tour = await findTour(request);
  // New ones, on a day of their own: another journey of this traveller may be paying existing ones, and seats
  // per day are limited.
  const unpaid = await makeBooking(request, session, tour, dayFromNow(41 + Math.floor(Math.random() * 60)));
  const paid = await makeBooking(request, session, tour);
  const { sessionId } = await payBooking(request, session, paid);
  const messageId = await findMessage(request, await sessions.of('admin'));
  await expectEmail(request, await sessions.of('admin'), paid._id);
  const draft = await addTour(request, await sessions.of('admin'), tour.destination, DRAFT, { isDraft: 'true' });
  return { place: tour.destination, tour, draft, unpaid, paid, sessionId, messageId, userId: session.userId };
};

/** Headings that differ from the tab's title. */
const headings: Partial<Record<ScreenName, string | RegExp>> = {
  home: 'Explore the World with Wayfarer',
  packageList: 'Find your next journey',
  destinations: 'Our Destinations',
  destination: SOME_PLACE,
  contact: /./,
  adminUsers: 'View Users',
  adminEditPackage: new RegExp(SOME_TOUR),
  changeTrip: screens.changeTrip.title,
  adminChangeTrip: screens.adminChangeTrip.title,
};

/** Headings of the screens about one thing, and of those further on at their addresses. */
const headingsAt: Partial<Record<Beginning, string | RegExp>> = {
  '/package-view/{id}': new RegExp(SOME_TOUR),
  '/destination-view/{id}': new RegExp(SOME_PLACE),
  '/packages/{id}': DRAFT,
  '/departures/{packageId}': new RegExp(`^${SOME_TOUR}`),
  '/bookings/{id}': /Booking [0-9A-F]{8}$/,
  // By the name of the first booking on which somebody says it.
  '/users/{id}': /traveller/i,
  '/messages/{id}': /^Message from /,
  '/emails/{emailId}': /^Confirmed: /,
  '/letters/{kind}': 'Booking confirmed',
  '/payment-success/{sessionId}': 'Your trip is booked',
  '/my-trip/{bookingId}': new RegExp(SOME_TOUR),
};

const headingOf = (name: ScreenName): string | RegExp => {
  const { path, title } = screens[name];
  const [beginning = ''] = BEGINNING.exec(path) ?? [];
  return headings[name] ?? headingsAt[beginning as Beginning] ?? title;
};

/** Every screen of the table, with content. */
export const everyScreen = async (request: APIRequestContext, sessions: Sessions): Promise<Screen[]> => {
  const things = await makeThings(request, sessions);
  return (Object.keys(screens) as ScreenName[]).map((name) => ({
    name,
    path: pathOf(name, things),
    heading: headingOf(name),
  }));
};

/** A package of the demo with a schedule, children's prices, a season, extras and a group discount. */
const OFFER = 'Ubud: Rice, Ritual and Slow Mornings';

/** Page and booking form of such a package, with a party, an extra and a code. */
const offerScreens = async (request: APIRequestContext): Promise<Screen[]> => {
  const { _id, nextDay } = await findTour(request, OFFER);
  const choice = `availableFrom=${nextDay}&availableTo=${nextDay}&party=adult.2_child.1&extras=transfer.1&code=MONSOON10`;
  return [
    { name: 'packageDetail', path: `/package-view/${_id}?${choice}`, heading: OFFER },
    { name: 'bookPackage', path: `/book-your-pkg/${_id}?${choice}`, heading: headingOf('bookPackage') },
  ];
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
  [...(await everyScreen(request, sessions)), ...(await offerScreens(request))].filter(
    ({ name }) => audienceOf(screens[name]) === AUDIENCES[who ?? 'visitor'],
  );
