/**
 * The keys of the query cache, except those of screens that few visits open (`later-query-keys.ts`). Keys
 * that begin with an entity's `all` are outdated once the entity changes.
 */
export const queryKeys = {
  destinations: {
    all: ['destinations'],
    list: ['destinations', 'list'],
    top: ['destinations', 'top'],
    detail: (id: string) => ['destinations', 'detail', id],
  },
  tourPackages: {
    all: ['tour-packages'],
    lists: ['tour-packages', 'list'],
    list: (filter: object, sort: string, party: string) => ['tour-packages', 'list', filter, sort, party],
    pageAhead: (filter: object, sort: string, party: string, cursor: string | null) => [
      'tour-packages',
      'ahead',
      filter,
      sort,
      party,
      cursor,
    ],
    counts: (filter: object) => ['tour-packages', 'counts', filter],
    at: (destinationId: string) => ['tour-packages', 'at', destinationId],
    similar: (id: string, from = '', to = '', party = '') => ['tour-packages', 'similar', id, from, to, party],
    detail: (id: string) => ['tour-packages', 'detail', id],
    quote: (id: string, order: object) => ['tour-packages', 'quote', id, order],
  },
  seats: {
    all: ['seats'],
    of: (packageId: string) => ['seats', packageId],
    departures: (packageId: string, from: string) => ['seats', packageId, 'departures', from],
  },
  bookings: {
    all: ['bookings'],
    detail: (id: string) => ['bookings', 'detail', id],
    travellers: (bookingId: string) => ['bookings', 'travellers', bookingId],
    trip: (bookingId: string) => ['bookings', 'trip', bookingId],
    ofUser: (userId: string) => ['bookings', 'of-user', userId],
  },
  payments: {
    all: ['payments'],
    status: (sessionId: string) => ['payments', 'status', sessionId],
  },
  agencyTexts: ['agency-texts'],
} as const;
