import { COMMAS } from '../../tour-package/itinerary-text.ts';
import { entriesIn, matched } from './unreadable-text.ts';

/**
 * A window as the export writes it.
 * @throws UnreadableText also for days as spreadsheets of some countries write them
 */
export const windowIn = (text: string): { availableFrom: string; availableTo: string } => {
  const found = matched(text.trim(), /^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/, '2027-01-01 to 2027-12-31');
  const [, availableFrom = '', availableTo = ''] = found;
  return { availableFrom, availableTo };
};

/** The days of an itinerary. @throws UnreadableText where a quote stays open */
export const itineraryIn = (text: string): string[] => entriesIn(text, COMMAS);

/**
 * The price of a package, at most with paise: 1.500 is one thousand five hundred to some. Which prices it may
 * have, the form says.
 */
export const priceIn = (text: string): number => Number(matched(text.trim(), /^-?\d{1,12}(?:\.\d{1,2})?$/, '1500.00')[0]);
