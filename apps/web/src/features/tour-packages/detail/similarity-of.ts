import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { t, tn } from '../../../shared/words/words.ts';
import { shownPriceOf } from '../shown-price.ts';

/**
 * '₹3,000.00 less': how the price on another card differs from the one on this page's; null between prices
 * for different things.
 */
const priceWords = (own: TourPackage, other: TourPackage): string | null => {
  // Of asked days each card has the price of another departure.
  if (other.askedDeparture || unitWordsOf(own) !== unitWordsOf(other)) return null;
  const price = shownPriceOf(other, undefined).amount - shownPriceOf(own, undefined).amount;
  if (price === 0) return t('the same price');
  const amount = formatMoney(Math.abs(price));
  return price > 0 ? t('{amount} more', { amount }) : t('{amount} less', { amount });
};

/** '2 days longer': how many days it has more, below 0 fewer. */
const lengthWords = (days: number): string => {
  if (days === 0) return t('as long');
  return days > 0 ? tn(days, '{n} day longer', '{n} days longer') : tn(-days, '{n} day shorter', '{n} days shorter');
};

/**
 * 'Also in Hampi · 2 days longer · ₹3,000.00 less': how another package differs from the one on this page.
 */
export const similarityOf = (own: TourPackage, other: TourPackage): string => {
  const days = other.itinerary.length - own.itinerary.length;
  return [
    own.destination._id === other.destination._id ? t('Also in {place}', { place: own.destination.name }) : null,
    lengthWords(days),
    priceWords(own, other),
  ]
    .filter((words) => words !== null)
    .join(' · ')
    .replace(/^./, (letter) => letter.toUpperCase());
};
