/**
 * Every key of the query cache. Keys that begin with an entity's `all` are outdated once the entity changes.
 */
export const queryKeys = {
  destinations: {
    all: ['destinations'],
    list: ['destinations', 'list'],
    adminPage: (search: object) => ['destinations', 'list', 'page', search],
    choices: ['destinations', 'choices'],
    top: ['destinations', 'top'],
    detail: (id: string) => ['destinations', 'detail', id],
  },
  tourPackages: {
    all: ['tour-packages'],
    lists: ['tour-packages', 'list'],
    list: (filter: object, sort: string) => ['tour-packages', 'list', filter, sort],
    pageAhead: (filter: object, sort: string, cursor: string | null) => ['tour-packages', 'ahead', filter, sort, cursor],
    counts: (filter: object) => ['tour-packages', 'counts', filter],
    adminLists: ['tour-packages', 'admin'],
    adminList: (search: object) => ['tour-packages', 'admin', search],
    at: (destinationId: string) => ['tour-packages', 'at', destinationId],
    similar: (id: string) => ['tour-packages', 'similar', id],
    detail: (id: string) => ['tour-packages', 'detail', id],
  },
  seats: {
    all: ['seats'],
    of: (packageId: string) => ['seats', packageId],
    departures: (packageId: string, from: string) => ['seats', packageId, 'departures', from],
  },
  bookings: {
    all: ['bookings'],
    detail: (id: string) => ['bookings', 'detail', id],
    trip: (bookingId: string) => ['bookings', 'trip', bookingId],
    ofUser: (userId: string) => ['bookings', 'of-user', userId],
    adminList: (search: object) => ['bookings', 'admin', search],
  },
  payments: {
    all: ['payments'],
    status: (sessionId: string) => ['payments', 'status', sessionId],
    ofBooking: (bookingId: string) => ['payments', 'of-booking', bookingId],
    /** The trail of a booking is here, because every change of a payment adds to it. */
    trail: (bookingId: string) => ['payments', 'trail', bookingId],
    adminList: (search: object) => ['payments', 'admin', search],
  },
  messages: {
    all: ['messages'],
    lists: ['messages', 'list'],
    list: (search: object) => ['messages', 'list', search],
    detail: (id: string) => ['messages', 'detail', id],
  },
  emails: {
    all: ['emails'],
    list: (search: object) => ['emails', 'list', search],
    ofBooking: (bookingId: string) => ['emails', 'of-booking', bookingId],
    detail: (id: string) => ['emails', 'detail', id],
  },
  vouchers: {
    of: (code: string) => ['vouchers', code],
  },
  users: {
    all: ['users'],
    adminLists: ['users', 'admin'],
    adminList: (search: object) => ['users', 'admin', search],
  },
  invitations: {
    all: ['invitations'],
    open: ['invitations', 'open'],
    of: (token: string) => ['invitations', 'of', token],
  },
  account: {
    all: ['account'],
  },
  agency: {
    all: ['agency'],
  },
  system: {
    all: ['system'],
  },
  departures: {
    months: ['departures', 'months'],
    month: (search: object) => ['departures', 'months', search],
    one: (packageId: string, day: string) => ['departures', 'one', packageId, day],
  },
  dashboard: {
    all: ['dashboard'],
    of: (period: string) => ['dashboard', period],
  },
} as const;
