import { t } from '@wayfarer/words';

/** How long the seats of an offer are held, in hours, unless its departure closes before that. */
export const OFFER_HOURS = 24;

/** Parties that may be on the waitlist of one departure. */
export const MAX_WAITLIST = 100;

/** Departures that one account may wait for. */
export const MAX_WAITS = 10;

/** A party that waits for seats of a departure. */
export type WaitingParty = { readonly id: string; readonly seats: number };
/** Seats that are held for one of them until an instant. */
export type SeatOffer = WaitingParty & { readonly until: Date };

/** Until when an offer that is made now holds its seats: never longer than its departure is sold. */
export const offerEndsAt = (now: Date, closesAt: Date): Date =>
  new Date(Math.min(now.getTime() + OFFER_HOURS * 60 * 60_000, closesAt.getTime()));

/**
 * Who of a waitlist is offered the free seats of a departure, and how many seats are left for everybody. Each
 * party in its order gets them if it fits into what the ones before it leave; the others keep their place,
 * and block nothing.
 * @param closesAt the first instant at which the departure is no longer sold
 */
export const offersOf = (
  waiting: readonly WaitingParty[],
  { free, now, closesAt }: { readonly free: number; readonly now: Date; readonly closesAt: Date },
): { readonly offers: SeatOffer[]; readonly forAll: number } => {
  const until = offerEndsAt(now, closesAt);
  const offers: SeatOffer[] = [];
  let forAll = Math.max(0, free);
  if (until <= now) return { offers, forAll };
  for (const party of waiting)
    if (party.seats <= forAll) {
      offers.push({ ...party, until });
      forAll -= party.seats;
    }
  return { offers, forAll };
};

/** How many of the free seats of a departure everybody may book, those who wait for it being served first. */
export const seatsForAll = (free: number, waiting: readonly number[]): number =>
  waiting.reduce((left, seats) => (seats <= left ? left - seats : left), Math.max(0, free));

/** What whoever wants to wait is told where the party fits; the website leads to the form by it. */
export const thereAreSeats = (): string => t('There are seats: book now.');
