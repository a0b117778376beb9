import type { CalendarDate } from '@wayfarer/contracts';

/**
 * That the agency has cancelled the departure of a booking, and asks whether its traveller comes on another
 * day or wants the money. Stored in one write with the letter that asks; the change that would be made is the
 * one under way (`changing`).
 */
export type AskedDay = {
  /** The stay under which seats are held on the other day. */
  readonly stay: number;
  readonly at: Date;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Who has not answered by then gets the money. */
  readonly until: Date;
  /** The hash that the link is found by. */
  readonly token: string;
  /** Absent until it is answered, or its time is over; a booking that is cancelled otherwise needs none. */
  readonly answer?: 'move' | 'money' | 'over';
};
