import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { shownPriceOf } from '../shown-price.ts';

/**
 * '₹3,000.00 less': how the price on another card differs from the one on this page's; null between prices
 * for different things.
 */
const priceWords = (own: TourPackage, other: TourPackage): string | null => {
  // Of asked days each card has the price of another departure.
  if (other.askedDeparture || unitWordsOf(own) !== unitWordsOf(other)) return null;
  const price = shownPriceOf(other, undefined).amount - shownPriceOf(own, undefined).amount;
  return price === 0 ? 'the same price' : `${formatMoney(Math.abs(price))} ${price > 0 ? 'more' : 'less'}`;
};

/**
 * 'Also in Hampi · 2 days longer · ₹3,000.00 less': how another package differs from the one on this page.
 */
export const similarityOf = (own: TourPackage, other: TourPackage): string => {
  const days = other.itinerary.length - own.itinerary.length;
  const length = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return [
    own.destination._id === other.destination._id ? `Also in ${own.destination.name}` : null,
    days === 0 ? 'as long' : `${length} ${days > 0 ? 'longer' : 'shorter'}`,
    priceWords(own, other),
  ]
    .filter((words) => words !== null)
    .join(' · ')
    .replace(/^./, (letter) => letter.toUpperCase());
};
