import { t, tn } from '@wayfarer/words';
import { MAX_TOTAL } from '../booking/booking.rules.ts';
import { oldEnoughText } from '../price/old-enough.ts';
import type { Prices } from '../price/price.rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { MinorUnits } from '../values/money.ts';
import { hasTooYoung, partyBy, strangerProblemOf } from './asked-party.ts';
import { choiceProblemOf } from './choice.ts';
import { type Party, personsOf, seatsOf } from './party.ts';
import { quoteOf } from './quote.ts';
import type { UnitPrices } from './unit-prices.ts';

/** What of a departure decides who can come. */
export type Takes = {
  /** Seats that are neither paid nor held; absent where they are not counted. */
  readonly left?: number | undefined;
  /** How old everybody must be, in years. */
  readonly minAge?: number | undefined;
};

const leftText = (left: number): string =>
  left === 0
    ? t('No seat is left on this day.')
    : tn(left, 'Only {n} seat left on this day.', 'Only {n} seats left on this day.');

/** Why a party cannot come on a departure, whatever else is chosen; null where it can. */
export const departureProblemOf = (
  prices: Pick<Prices, 'categories'>,
  party: Party,
  { left = Number.POSITIVE_INFINITY, minAge }: Takes,
): string | null => {
  if (minAge !== undefined && hasTooYoung(prices, party, minAge)) return oldEnoughText(minAge);
  return seatsOf(prices, partyBy(prices, party)) > left ? leftText(left) : null;
};

/** What a party pays for a departure, or a sentence that says why it cannot come. */
export type PartyTotal = { readonly total: MinorUnits } | { readonly refused: string };

/**
 * What everybody of a party pays for a departure, without extras and codes: what a quote for them says, or
 * why a booking would be refused.
 * @param prices in minor units
 * @param asked by the kinds of a search, or by categories of the package
 */
export const partyTotalOf = (
  prices: Prices,
  asked: Party,
  { day, own, ...takes }: { day: CalendarDate; own?: UnitPrices | undefined } & Takes,
): PartyTotal => {
  const party = partyBy(prices, asked);
  const refused =
    strangerProblemOf(prices, asked) ??
    departureProblemOf(prices, asked, takes) ??
    choiceProblemOf(prices, { party, totalPersons: personsOf(party) })?.message;
  if (refused !== undefined) return { refused };
  const { total } = quoteOf(prices, { day, party, own });
  return total > MAX_TOTAL ? { refused: t('This total is more than can be paid online at once.') } : { total };
};
