import { formatMoney, has, MAX_UNDECIDED, MAX_WAITING, type Permission, type Waiting } from '@wayfarer/contracts';
import { formatDayOfYear } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';

export type WaitingLine = {
  what: string;
  count: number;
  /** Beyond this the server does not count. */
  most?: number;
  /** The list that has just these. */
  to: string;
  amount?: string;
  /** Some of them by name, each with its own page. */
  named?: readonly { readonly label: string; readonly to: string }[];
  /** Without it there is no such line. */
  reads: Permission;
  /** Where the menu counts it, and for whom; what nobody has to act on is counted nowhere. */
  counted?: { readonly behind: string; readonly for: Permission };
};

/** '11', or '100+' where no more are counted. */
export const countedUpTo = (count: number, most = MAX_WAITING): string => (count >= most ? `${most}+` : String(count));

const BEHIND_PAYMENTS = { behind: paths.adminPayments(), for: 'change-bookings' } as const;
const BEHIND_BOOKINGS = { behind: paths.adminBookings(), for: 'change-bookings' } as const;
const BEHIND_DEPARTURES = { behind: paths.adminDepartures(), for: 'change-departures' } as const;
const BEHIND_MESSAGES = { behind: paths.adminMessages(), for: 'answer-messages' } as const;

/** Where the departures to decide are named, on the same page. */
export const UNDECIDED = 'undecided';

const sumOf = (amount: number, count: number): string => `${formatMoney(amount)}${count >= MAX_WAITING ? ' and more' : ''}`;

const aboutMoney = (waiting: Waiting): WaitingLine[] => {
  const { toGiveBack, toGiveBackAmount, restsOverdue, restsOverdueAmount: overdue } = waiting;
  const payments = (what: string) =>
    ({ to: paths.adminPayments(`waiting=${what}`), reads: 'read-payments', counted: BEHIND_PAYMENTS }) as const;
  return [
    { what: 'To give back', count: toGiveBack, ...payments('give-back'), amount: sumOf(toGiveBackAmount, toGiveBack) },
    { what: 'Payments to review', count: waiting.needsReview, ...payments('review') },
    { what: 'Failed refunds', count: waiting.failedRefunds, ...payments('failed-refund') },
    { what: 'Disputes to answer', count: waiting.disputes, ...payments('dispute') },
    {
      what: 'Rests overdue',
      count: restsOverdue,
      to: paths.adminBookings('unpaid=overdue'),
      ...(overdue === undefined ? {} : { amount: sumOf(overdue, restsOverdue) }),
      reads: 'read-bookings',
      counted: BEHIND_BOOKINGS,
    },
  ];
};

const aboutBookings = ({ linksEnded, holdsEndToday, holdsEnded }: Waiting): WaitingLine[] => {
  const unpaid = (state: string) =>
    ({ to: paths.adminBookings(`unpaid=${state}`), reads: 'read-bookings', counted: BEHIND_BOOKINGS }) as const;
  return [
    { what: 'Links to pay that ended', count: linksEnded, ...unpaid('link-ended') },
    { what: 'Unpaid, seats held until later today', count: holdsEndToday, ...unpaid('ends-today') },
    { what: 'Unpaid, seats no longer held', count: holdsEnded, ...unpaid('hold-ended') },
  ];
};

const aboutDepartures = ({ toCall, nextToCall: next, callsOn = [], undecided = 0 }: Waiting): WaitingLine[] => [
  {
    what: 'Departures to decide',
    count: undecided,
    most: MAX_UNDECIDED,
    to: `#${UNDECIDED}`,
    reads: 'read-departures',
    counted: BEHIND_DEPARTURES,
  },
  {
    what: 'Departures with customers to call',
    count: toCall,
    to: next === undefined ? paths.adminDepartures() : paths.adminDeparture(next.packageId, next.day),
    // Of one alone the line itself is the link.
    named: callsOn.length < 2 ? [] : callsOn.map(namedDay),
    reads: 'read-departures',
    counted: BEHIND_DEPARTURES,
  },
];

const namedDay = ({ packageId, title, day }: NonNullable<Waiting['callsOn']>[number]) => ({
  label: `${title}, ${formatDayOfYear(day)}`,
  to: paths.adminDeparture(packageId, day),
});

/** What nobody has to act on, but begins the day with. */
const news = ({ restsDueThisWeek, newBookings }: Waiting): WaitingLine[] => [
  {
    what: 'Rests due this week',
    count: restsDueThisWeek,
    to: paths.adminBookings('unpaid=due-this-week'),
    reads: 'read-bookings',
  },
  ...(newBookings === undefined
    ? []
    : [
        {
          what: 'New since yesterday',
          count: newBookings.bookings,
          most: Number.POSITIVE_INFINITY,
          to: paths.adminBookings(`bookedFrom=${newBookings.from}`),
          amount: `${formatMoney(newBookings.received)} received`,
          reads: 'read-bookings' as const,
        },
      ]),
];

/**
 * What there is of the work of today, each with the list that has just it: what is about money first, and
 * last what nobody has to act on. Nobody is told of what their role does not read.
 */
export const waitingLinesOf = (waiting: Waiting, role: string | null): WaitingLine[] =>
  [
    ...aboutMoney(waiting),
    ...aboutBookings(waiting),
    ...aboutDepartures(waiting),
    {
      what: 'Open messages',
      count: waiting.openMessages,
      to: paths.adminMessages('state=open'),
      reads: 'read-messages' as const,
      counted: BEHIND_MESSAGES,
    },
    ...news(waiting),
  ].filter(({ count, reads }) => count > 0 && has(role, reads));

/** What waits behind a link of the menu, for who may act on it: the sum of the same lines. */
export const waitingBehind = (to: string, role: string | null, waiting: Waiting | undefined): number =>
  waiting === undefined
    ? 0
    : waitingLinesOf(waiting, role).reduce(
        (sum, { count, counted }) => (counted?.behind === to && has(role, counted.for) ? sum + count : sum),
        0,
      );
