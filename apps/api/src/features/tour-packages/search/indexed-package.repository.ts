import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import type { Connection } from 'mongoose';
import { MAX_QUERY_MS } from '../../../database/limit-query-time.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { hasDayPrices, lowestPriceOf } from '../lowest-price.ts';
import type { SaleTerms } from '../sale-terms.ts';
import type { TourPackageRecord } from '../tour-package.model.ts';
import type { Filling } from './filling.ts';
import { INDEX_COMMENT } from './index-comment.ts';
import { type TitlesByLanguage, titlesOf } from './translated-titles.ts';

type Charges = Pick<TourPackageRecord, 'price' | 'categories' | 'seasons' | 'dayPrices'>;

/** What lists filter and order packages by. */
export type IndexedPackage = {
  readonly id: string;
  readonly titleKey: string;
  readonly destination: string;
  /** The lowest that is charged (`lowestPriceOf`). */
  readonly price: MinorUnits;
  /** Whether that may be another tomorrow. */
  readonly hasDayPrices?: boolean;
  /** What it charges on each day; absent where that is `price`. */
  readonly charges?: Charges;
  readonly availableFrom: CalendarDate;
  readonly availableTo: CalendarDate;
  readonly days: number;
  readonly booked: number;
  /** Titles in other languages that the site offers, as they are compared and ordered; absent without any. */
  readonly titles?: TitlesByLanguage;
  /** Where the word index has its words; without one it is found by none. */
  readonly slot?: number;
} & Pick<TourPackageRecord, 'schedule' | 'closedDays' | 'fullDays' | 'translatedInto'>;

type Fields = Pick<
  TourPackageRecord,
  | '_id'
  | 'titleKey'
  | 'destinationId'
  | 'price'
  | 'categories'
  | 'seasons'
  | 'dayPrices'
  | 'availableFrom'
  | 'availableTo'
  | 'schedule'
  | 'closedDays'
  | 'fullDays'
  | 'translatedInto'
  | 'title'
  | 'description'
  | 'itinerary'
  | 'translations'
> &
  // The version before stores packages without them.
  Partial<Pick<TourPackageRecord, 'days' | 'booked'>>;

const projection = {
  titleKey: 1,
  destinationId: 1,
  price: 1,
  categories: 1,
  seasons: 1,
  dayPrices: 1,
  availableFrom: 1,
  availableTo: 1,
  days: 1,
  booked: 1,
  schedule: 1,
  closedDays: 1,
  fullDays: 1,
  translatedInto: 1,
  title: 1,
  description: 1,
  itinerary: 1,
} as const;
/** With the translations that the site offers, as far as they are searched. */
const projectionOf = ({ words }: Filling) => ({
  ...projection,
  ...Object.fromEntries(
    words.offered.flatMap((language) =>
      ['title', 'description', 'itinerary'].map((text) => [`translations.${language}.${text}`, 1] as const),
    ),
  ),
});
const onOffer = { withdrawnAt: null };
/** Packages that come from the database at once: the event loop goes on between two batches. */
const BATCH_SIZE = 1000;
/**
 * Packages whose words are read in one turn of the event loop, of those in English alone: some milliseconds,
 * and 50 where all are as long as can be.
 */
const TEXTS_A_TURN = 20;

const chargesOf = ({ price, categories, seasons, dayPrices }: Fields): Charges => ({
  price,
  ...(categories ? { categories } : {}),
  ...(seasons ? { seasons } : {}),
  ...(dayPrices ? { dayPrices } : {}),
});

const indexedOf = (fields: Fields, { words }: Filling, now: SaleTerms) => ({
  id: String(fields._id),
  titleKey: fields.titleKey,
  destination: String(fields.destinationId),
  price: lowestPriceOf(fields, now),
  hasDayPrices: hasDayPrices(fields),
  ...(hasDayPrices(fields) ? { charges: chargesOf(fields) } : {}),
  availableFrom: fields.availableFrom,
  availableTo: fields.availableTo,
  days: fields.days ?? 0,
  booked: fields.booked ?? 0,
  schedule: fields.schedule ?? null,
  ...(fields.closedDays ? { closedDays: fields.closedDays } : {}),
  ...(fields.fullDays ? { fullDays: fields.fullDays } : {}),
  ...(fields.translatedInto ? { translatedInto: fields.translatedInto } : {}),
  ...titlesOf(fields.translations, words.offered),
  slot: words.add(fields),
});
const packagesIn = (database: Connection) => database.collection<Fields>('tourpackages');

/** What comes from a query and can be read, its words put into the word index, in turns of the event loop. */
const indexed = async function* (found: AsyncIterable<Fields>, filling: Filling, now: SaleTerms) {
  const aTurn = Math.ceil(TEXTS_A_TURN / (1 + filling.words.offered.length));
  let count = 0;
  for await (const fields of found) {
    let one: ReturnType<typeof indexedOf>;
    try {
      one = indexedOf(fields, filling, now);
    } catch (thrown) {
      filling.leaveOut(String(fields._id), thrown);
      continue;
    }
    yield one;
    count += 1;
    if (count % aTurn === 0) await nextTurn();
  }
};

/** Those of some packages that are on offer, as they are now. */
export const readPackages = async (
  database: Connection,
  ids: readonly string[],
  filling: Filling,
  now: SaleTerms,
): Promise<(IndexedPackage & { slot: number })[]> => {
  const among = { _id: { $in: ids.map(objectIdOf) }, ...onOffer };
  const found: (IndexedPackage & { slot: number })[] = [];
  const stored = packagesIn(database).find(among, {
    projection: projectionOf(filling),
    maxTimeMS: MAX_QUERY_MS,
    comment: INDEX_COMMENT,
  });
  for await (const one of indexed(stored, filling, now)) found.push(one);
  return found;
};

/**
 * All packages on offer, out of one reading of the collection. One that changes meanwhile may be missing, or
 * be what it was.
 * @throws when the signal is aborted
 */
export const readAllPackages = async (
  database: Connection,
  signal: AbortSignal,
  filling: Filling,
  now: SaleTerms,
): Promise<IndexedPackage[]> => {
  const options = {
    projection: projectionOf(filling),
    comment: INDEX_COMMENT,
    hint: { $natural: 1 },
    batchSize: BATCH_SIZE,
    maxTimeMS: 0,
    signal,
  } as const;
  const byId = new Map<string, IndexedPackage & { slot: number }>();
  for await (const one of indexed(packagesIn(database).find(onOffer, options), filling, now)) {
    const twice = byId.get(one.id);
    if (twice) filling.words.remove(twice.slot);
    byId.set(one.id, one);
  }
  return [...byId.values()];
};
