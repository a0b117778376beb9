import { formatMoney, has, MAX_WAITING, type Permission, type Waiting } from '@wayfarer/contracts';
import { paths } from '../../shared/paths.ts';

type Line = { what: string; count: number; to: string; amount?: string };

/** '11', or '100+' where no more are counted. */
export const countedUpTo = (count: number): string => (count >= MAX_WAITING ? `${MAX_WAITING}+` : String(count));

/** What waits for a person, each with the list that has it, what is about money first. */
export const waitingLinesOf = (waiting: Waiting): Line[] => {
  const payments = (what: string): string => paths.adminPayments(`waiting=${what}`);
  const bookings = (state: string): string => paths.adminBookings(`unpaid=${state}`);
  const { toGiveBack, toGiveBackAmount, nextToCall: next } = waiting;
  const amount = `${formatMoney(toGiveBackAmount)}${toGiveBack >= MAX_WAITING ? ' and more' : ''}`;
  return [
    { what: 'To give back', count: toGiveBack, to: payments('give-back'), amount },
    { what: 'Payments to review', count: waiting.needsReview, to: payments('review') },
    { what: 'Failed refunds', count: waiting.failedRefunds, to: payments('failed-refund') },
    { what: 'Disputes to answer', count: waiting.disputes, to: payments('dispute') },
    { what: 'Links to pay that ended', count: waiting.linksEnded, to: bookings('link-ended') },
    { what: 'Unpaid, seats held until later today', count: waiting.holdsEndToday, to: bookings('ends-today') },
    { what: 'Unpaid, seats no longer held', count: waiting.holdsEnded, to: bookings('hold-ended') },
    { what: 'Rests overdue', count: waiting.restsOverdue, to: bookings('overdue') },
    { what: 'Rests due this week', count: waiting.restsDueThisWeek, to: bookings('due-this-week') },
    {
      what: 'Departures with customers to call',
      count: waiting.toCall,
      to: next === undefined ? paths.adminDepartures() : paths.adminDeparture(next.packageId, next.day),
    },
    { what: 'Open messages', count: waiting.openMessages, to: paths.adminMessages('state=open') },
  ];
};

type Badge = { may: Permission; count: (waiting: Waiting) => number };
const badges: Readonly<Record<string, Badge>> = {
  [paths.adminPayments()]: {
    may: 'change-bookings',
    count: ({ toGiveBack, needsReview, failedRefunds, disputes }) => toGiveBack + needsReview + failedRefunds + disputes,
  },
  [paths.adminBookings()]: {
    may: 'change-bookings',
    count: ({ linksEnded, holdsEndToday, holdsEnded, restsOverdue }) => linksEnded + holdsEndToday + holdsEnded + restsOverdue,
  },
  [paths.adminMessages()]: { may: 'answer-messages', count: ({ openMessages }) => openMessages },
};

/** What waits behind a link of the menu, for who may act on it; 0 for all others. */
export const waitingBehind = (to: string, role: string | null, waiting: Waiting | undefined): number => {
  const badge = badges[to];
  return badge && waiting && has(role, badge.may) ? badge.count(waiting) : 0;
};
