import { type Endpoint, everyEndpoint, has, isForStaff, type Role } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from './testing/accounts.ts';
import { createWorld, UNKNOWN } from './testing/endpoint-cases/world.ts';
import { forgedTokens } from './testing/hostile-input/forged-tokens.ts';
import { testApi } from './testing/start-test-api.ts';

type Answer = 'passes' | 'unknown' | 'forbidden' | 'refused';
type Caller = { token: string | null; may: (endpoint: Endpoint) => Answer };

// The call that ends a session comes last.
const endpoints = Object.entries<Endpoint>(everyEndpoint).toSorted(
  ([one], [other]) => Number(one === 'logout') - Number(other === 'logout'),
);

const unlessPublic =
  (answer: Answer) =>
  ({ access }: Endpoint): Answer =>
    access === 'everyone' ? 'passes' : answer;
const asTraveller = ({ access }: Endpoint): Answer => (isForStaff(access) ? 'forbidden' : 'passes');
const asStranger = (endpoint: Endpoint): Answer => (endpoint.owned ? 'refused' : asTraveller(endpoint));
const asStaff =
  (role: Role) =>
  ({ access, owned, others }: Endpoint): Answer => {
    if (isForStaff(access)) return has(role, access) ? 'passes' : 'forbidden';
    return owned && !(others && has(role, others)) ? 'refused' : 'passes';
  };

const namesOf = (isOne: (endpoint: Endpoint) => boolean): string[] =>
  endpoints.flatMap(([name, endpoint]) => (isOne(endpoint) ? [name] : [])).toSorted();

/** What both roles of the desk do. */
const DESK_CALLS = [
  'addCannedAnswer',
  'addNote',
  'bookAtDesk',
  'browseCustomers',
  'changeBookingLanguage',
  'changeCustomer',
  'changeDeparture',
  'changeMessage',
  'checkIn',
  'correctEmail',
  'deleteCannedAnswer',
  'deleteNote',
  'editCannedAnswer',
  'findCustomer',
  'findEmail',
  'findMessage',
  'giveBack',
  'joinCustomers',
  'listBookings',
  'listCannedAnswers',
  'listCustomers',
  'listDepartureCalls',
  'listDepartureMessages',
  'listDepartures',
  'listEmails',
  'listGuides',
  'listIncomplete',
  'listLetters',
  'listMessages',
  'listNotes',
  'listPayments',
  'listTrail',
  'listUndecided',
  'listWaitlist',
  'nameGuide',
  'noteDepartureCall',
  'offerSeats',
  'previewJoin',
  'quoteAtDesk',
  'removeFromWaitlist',
  'removeGuide',
  'renewCalendarFeed',
  'renewPayLink',
  'replyToMessage',
  'resendEmail',
  'showArrivals',
  'showCalendarFeed',
  'showCancellation',
  'showDeparture',
  'showDeskLimits',
  'showManifest',
  'showNotices',
  'showTill',
  'showWaiting',
  'stopCalendarFeed',
  'takeOnArrival',
  'takePayment',
  'writeToDeparture',
];
const DESK_ABOUT_OTHERS = [
  'cancelBooking',
  'changeTravellers',
  'changeTrip',
  'createBooking',
  'dropTripChange',
  'findBooking',
  'findTrip',
  'listBookingsOfUser',
  'listTravellers',
  'makeCalendarEntry',
  'printInvoice',
  'printVoucher',
  'quoteTripChange',
  'showPassport',
  'startPayment',
  'updatePaymentStatus',
];

/** Written down beside the contract, so that a permission which was given by mistake is noticed. */
const STAFF_CALLS: Record<'desk' | 'desk-lead' | 'guide' | 'viewer', { calls: string[]; aboutOthers: string[] }> = {
  desk: { calls: DESK_CALLS, aboutOthers: DESK_ABOUT_OTHERS },
  'desk-lead': {
    calls: [...DESK_CALLS, 'cancelDeparture', 'previewLetter', 'refundPayment'].toSorted(),
    aboutOthers: DESK_ABOUT_OTHERS,
  },
  guide: {
    calls: [
      'checkIn',
      'listDepartureMessages',
      'listDepartures',
      'listUndecided',
      'listWaitlist',
      'renewCalendarFeed',
      'showArrivals',
      'showCalendarFeed',
      'showDeparture',
      'showManifest',
      'stopCalendarFeed',
      'takeOnArrival',
    ],
    aboutOthers: [],
  },
  // May read everything of the agency that staff read, not how its server is nor who of the staff did what,
  // and change nothing.
  viewer: {
    calls: namesOf(
      ({ method, access }) =>
        method === 'GET' &&
        isForStaff(access) &&
        access !== 'operate-system' &&
        access !== 'show-activity' &&
        access !== 'change-bookings' &&
        access !== 'change-departures' &&
        access !== 'check-in',
    ),
    aboutOthers: namesOf(({ method, owned }) => method === 'GET' && owned !== undefined),
  },
};

const api = await testApi();
const world = await createWorld(api);
const [deleted, loggedOut, demoted, admin] = [
  await signUp(api),
  await signUp(api),
  await signUpAdmin(api),
  await signUpAdmin(api),
];
api.clock.moveBy(-24 * 60 * 60 * 1000);
const expired = await signUp(api);
api.clock.moveBy(24 * 60 * 60 * 1000);
await api.request.delete(`/api/auth/${deleted.userId}`).set(admin.bearer).expect(200);
await api.request.post('/api/auth/logout').set(loggedOut.bearer).expect(200);
const { database, config } = api.dependencies;
await database.collection('users').updateOne({ username: demoted.username }, { $set: { role: 'user' } });
const unknown = unlessPublic('unknown');
const forged = forgedTokens(admin.token, config.TOKEN_SECRET);
const of = ({ token }: Account, may: Caller['may']): Caller => ({ token, may });
const callers: [kind: string, caller: Caller][] = [
  ['a visitor', { token: null, may: unknown }],
  ['the owner', of(world.traveller, asTraveller)],
  ['another traveller', of(world.stranger, asStranger)],
  ['an admin who was made a traveller', of(demoted, asStranger)],
  ['an admin', of(admin, () => 'passes')],
  ['the desk', of(await signUp(api, { role: 'desk' }), asStaff('desk'))],
  ['a desk lead', of(await signUp(api, { role: 'desk-lead' }), asStaff('desk-lead'))],
  ['a guide', of(await signUp(api, { role: 'guide' }), asStaff('guide'))],
  ['a viewer', of(await signUp(api, { role: 'viewer' }), asStaff('viewer'))],
  ['a deleted user', of(deleted, unknown)],
  ['a user who logged out', of(loggedOut, unknown)],
  ['a user whose login is over', of(expired, unknown)],
  ...forged.map(([kind, token]): [string, Caller] => [`a token ${kind}`, { token, may: unknown }]),
];

const call = ({ method, path, owned, body }: Endpoint, token: string | null) => {
  const ids: Record<string, string> = {
    'user-in-path': world.traveller.userId,
    'booking-in-path': world.booking._id,
    'payment-session-in-path': world.session.sessionId,
  };
  const address = path.replaceAll(/\{\w+\}/g, ids[owned ?? ''] ?? UNKNOWN);
  const made = api.request[method.toLowerCase() as 'get'](address);
  if (token !== null) made.set('Authorization', `Bearer ${token}`);
  // Nothing should change: a permitted call fails at an empty form or an unknown id.
  return body ? made.send({}) : made;
};

const told: Record<Answer, (status: number) => boolean> = {
  passes: (status) => status !== 401 && status !== 403 && status < 500,
  unknown: (status) => status === 401,
  forbidden: (status) => status === 403,
  refused: (status) => status >= 400 && status < 500 && status !== 401,
};

test('each call answers each kind of caller as the contract says: 21 kinds, 9 of them forged', async () => {
  expect(callers).toHaveLength(21);
  const wrong: string[] = [];
  for (const [name, endpoint] of endpoints)
    for (const [kind, { token, may }] of callers) {
      const { status } = await call(endpoint, token);
      if (!told[may(endpoint)](status)) wrong.push(`${name} for ${kind}: ${status}, where the contract says ${may(endpoint)}`);
    }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(STAFF_CALLS))(
  'the contract gives the role %s what is written here, and nothing else',
  (role, written) => {
    const calls = namesOf(({ access }) => isForStaff(access) && has(role, access));
    const aboutOthers = namesOf(({ others }) => others !== undefined && has(role, others));
    expect({ calls, aboutOthers }).toEqual(written);
  },
);

test('read-only roles change nothing, admins may do everything, and every call about owned data says which staff may make it', () => {
  for (const [name, { method, access, owned, others }] of endpoints) {
    for (const permission of [access, others]) if (permission?.startsWith('read-')) expect([name, method]).toEqual([name, 'GET']);
    if (isForStaff(access)) expect(has('admin', access)).toBe(true);
    expect([name, Boolean(others)]).toEqual([name, Boolean(owned)]);
  }
});
