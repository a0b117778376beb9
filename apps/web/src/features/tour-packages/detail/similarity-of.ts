import { formatMoney, type TourPackage } from '@wayfarer/contracts';

/**
 * 'Also in Hampi · 2 days longer · ₹3,000.00 less': how another package differs from the one on this page.
 */
export const similarityOf = (own: TourPackage, other: TourPackage): string => {
  const days = other.itinerary.length - own.itinerary.length;
  const price = other.price - own.price;
  const length = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return [
    own.destination._id === other.destination._id ? `Also in ${own.destination.name}` : null,
    days === 0 ? 'as long' : `${length} ${days > 0 ? 'longer' : 'shorter'}`,
    price === 0 ? 'the same price' : `${formatMoney(Math.abs(price))} ${price > 0 ? 'more' : 'less'}`,
  ]
    .filter((words) => words !== null)
    .join(' · ')
    .replace(/^./, (letter) => letter.toUpperCase());
};
