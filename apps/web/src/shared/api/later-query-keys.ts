/**
 * The keys of the query cache of screens for staff, of accounts, invitations and vouchers, in a file of their
 * own because travellers' pages load every line of `query-keys.ts`. They begin as the keys there do, so that
 * a change of an entity outdates them too.
 */
export const laterQueryKeys = {
  destinations: {
    list: (search: object) => ['destinations', 'list', 'page', search],
    choices: ['destinations', 'choices'],
  },
  tourPackages: {
    lists: ['tour-packages', 'admin'],
    list: (search: object) => ['tour-packages', 'admin', search],
    draft: (id: string) => ['tour-packages', 'draft', id],
    edited: (id: string) => ['package-editor', id],
    begun: (copied: string) => ['package-editor', 'new', copied],
  },
  bookings: {
    list: (search: object) => ['bookings', 'admin', search],
    ofCustomer: (userId: string) => ['bookings', 'admin', 'of-customer', userId],
  },
  payments: {
    list: (search: object) => ['payments', 'admin', search],
    ofBooking: (bookingId: string) => ['payments', 'of-booking', bookingId],
    till: (asked: object) => ['payments', 'till', asked],
    /** The trail of a booking is here, because every change of a payment adds to it. */
    trail: (bookingId: string) => ['payments', 'trail', bookingId],
  },
  vouchers: {
    of: (code: string) => ['vouchers', code],
  },
  desk: { quote: (order: object) => ['desk', 'quote', order] },
  waits: { own: ['waits'], offer: (token: string) => ['waits', 'offer', token] },
  anotherDay: { of: (token: string) => ['another-day', token] },
  tripChanges: { quote: (bookingId: string, wish: object) => ['trip-changes', bookingId, wish] },
  payLinks: { of: (token: string) => ['pay-links', token] },
  invitations: {
    all: ['invitations'],
    open: ['invitations', 'open'],
    of: (token: string) => ['invitations', 'of', token],
  },
  account: {
    all: ['account'],
  },
  version: {
    all: ['version'],
  },
  messages: {
    all: ['messages'],
    lists: ['messages', 'list'],
    answers: ['messages', 'answers'],
    list: (search: object) => ['messages', 'list', search],
    detail: (id: string) => ['messages', 'detail', id],
  },
  emails: {
    all: ['emails'],
    list: (search: object) => ['emails', 'list', search],
    ofBooking: (bookingId: string) => ['emails', 'of-booking', bookingId],
    detail: (id: string) => ['emails', 'detail', id],
  },
  letters: {
    all: ['letters'],
    tried: (kind: string, asked: object) => ['letters', 'tried', kind, asked],
  },
  users: {
    all: ['users'],
    adminLists: ['users', 'admin'],
    customers: (search: object) => ['users', 'admin', 'customers', search],
    staff: ['users', 'admin', 'staff'],
    one: (id: string) => ['users', 'one', id],
    join: (id: string, other: string) => ['users', 'join', id, other],
  },
  notes: {
    all: ['notes'],
    list: (about: object) => ['notes', about],
  },
  agency: {
    all: ['agency'],
    texts: ['agency', 'texts'],
    notices: ['agency', 'notices'],
    deskLimits: ['agency', 'desk'],
    selling: ['agency', 'selling'],
    exchangeRates: ['agency', 'rates'],
  },
  system: {
    all: ['system'],
  },
  bookedDays: {
    of: (packageId: string) => ['booked-days', packageId],
  },
  departures: {
    all: ['departures'],
    months: ['departures', 'months'],
    month: (search: object) => ['departures', 'months', search],
    one: (packageId: string, day: string) => ['departures', 'one', packageId, day],
    cancellation: (packageId: string, day: string) => ['departures', 'cancellation', packageId, day],
    messages: (packageId: string, day: string) => ['departures', 'messages', packageId, day],
    calls: (packageId: string, day: string) => ['departures', 'calls', packageId, day],
    waitlist: (packageId: string, day: string) => ['departures', 'waitlist', packageId, day],
    guides: ['departures', 'guides'],
    calendarFeed: ['departures', 'calendar-feed'],
    undecided: ['departures', 'undecided'],
    incomplete: ['departures', 'incomplete'],
  },
  manifests: {
    of: (packageId: string, day: string) => ['bookings', 'admin', 'manifest', packageId, day],
    voucher: (code: string) => ['bookings', 'admin', 'voucher', code],
  },
  search: {
    all: ['search'],
    in: (kind: string, text: string) => ['search', kind, text],
  },
  codes: {
    all: ['codes'],
    list: ['codes', 'list'],
    adminPage: (search: object) => ['codes', 'list', search],
    uses: (id: string) => ['codes', 'uses', id],
    packages: ['codes', 'packages'],
  },
  activity: {
    list: (search: object) => ['activity', search],
  },
  invoices: {
    all: ['invoices'],
    list: (search: object) => ['invoices', 'list', search],
    sums: (month: string) => ['invoices', 'sums', month],
    months: (months: object) => ['invoices', 'months', months],
    report: (asked: object) => ['invoices', 'report', asked],
  },
  dashboard: {
    all: ['dashboard'],
    of: (period: string) => ['dashboard', period],
    waiting: ['dashboard', 'waiting'],
  },
} as const;
