import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import type { BookedPlan } from '../attempts/index.ts';
import type { BookedChoice, BookedPackage } from './booking-parts.model.ts';

type Trip = { readonly travelDate: CalendarDate; readonly totalPersons: number; readonly totalAmount: MinorUnits };

/** What a change makes of a booking: fields of the same names (booking.model.ts). */
export type ChangedTrip = Trip & {
  readonly seats: number;
  readonly choice?: BookedChoice;
  readonly plan: BookedPlan | null;
  readonly policyCeiling?: number;
  readonly keptDeposit: MinorUnits;
  readonly package: BookedPackage;
};

/**
 * A change of day or party that is under way. It is stored before seats are taken for it, so that whatever
 * crashes, they are kept with the change or released without it.
 */
export type PendingChange = {
  /** Of the seats that are taken for it (seat-day.model.ts). */
  readonly stay: number;
  /** When it is dropped, unless it was made by then. */
  readonly until: Date;
  readonly to: ChangedTrip;
  readonly toPay: MinorUnits;
  readonly refund: MinorUnits;
  /** What of the price was paid when it was begun: another payment or refund makes it void. */
  readonly paid: MinorUnits;
  /** The ids of travellers who do not come along any more. */
  readonly leaving: readonly string[];
  /** The agency's own change: the whole difference goes back. */
  readonly isByAgency: boolean;
  /** The traveller makes it, and not staff. */
  readonly isByTraveller: boolean;
  /**
   * It is prepared for a booking whose departure is cancelled, which is asked, or about to be (asked-
   * day.model.ts).
   */
  readonly isOffer?: true;
  /** What staff take off with it, and why; kept with the booking once it is made. */
  readonly discount?: { readonly amount: MinorUnits; readonly reason: string };
};

/** What is left to do once a change was made or dropped. */
export type Leftover = {
  /** The stay that is over, and its day. */
  readonly day: CalendarDate;
  readonly stay: number;
  /** Of a change on the same day: it becomes one with that which the change has begun. */
  readonly isJoined?: true;
  /** Of a change that was made: who is taken off the list of travellers. */
  readonly leaving?: readonly string[];
};

/** A change that was made, for whoever is told of it. */
export type MadeChange = {
  readonly stay: number;
  readonly at: Date;
  readonly isByAgency: boolean;
  readonly isByTraveller: boolean;
  readonly from: Trip;
  /** What staff took off with it; absent for nothing. */
  readonly takenOff?: MinorUnits;
  readonly paid: MinorUnits;
  readonly refund: MinorUnits;
};
