import { type CalendarDate, LONGEST_PAGE, minorUnitsOf, type TourPackageFilter } from '@wayfarer/contracts';
import { type Connection, type QueryFilter, Types } from 'mongoose';
import { foldText } from '../../../../database/lists/fold-text.ts';
import { cursorOf, readCursor } from '../../../../database/lists/list-cursor.ts';
import { listOrderOf } from '../../../../database/lists/list-order.ts';
import { listPage, type PageOf } from '../../../../database/lists/list-page.ts';
import { countUpTo } from '../../../../database/lists/list-total.ts';
import { modelOf } from '../../../../database/model-of.ts';
import { objectIdOf } from '../../../../database/object-ids.ts';
import { BY_BOOKED, LIST_INDEX, type TourPackageRecord, tourPackageSchema } from '../../tour-package.model.ts';
import { askedWindowOf } from '../asked-window.ts';
import { escaped } from '../escaped.ts';
import { afterOf } from '../place-of-cursor.ts';
import { ENDED } from '../rows/page-of-rows.ts';

type Conditions = QueryFilter<TourPackageRecord>;
type Hint = { readonly [field: string]: 1 | -1 };

const BY_PRICE: Hint = { withdrawnAt: 1, price: 1, _id: 1 };
const BY_FIRST_DAY: Hint = { withdrawnAt: 1, availableFrom: 1, _id: 1 };
const BY_PLACE: Hint = { withdrawnAt: 1, destinationId: 1, titleKey: 1, _id: 1 };

const datesOf = (filter: TourPackageFilter, today: CalendarDate): Conditions[] => {
  const { first, last, isEmpty } = askedWindowOf(filter, today);
  return [
    ...(first ? [{ availableTo: { $gte: first } }] : []),
    ...(last ? [{ availableFrom: { $lte: last } }] : []),
    ...(isEmpty ? [{ _id: { $in: [] } }] : []),
  ];
};

/** Dates select packages whose window overlaps what all of them leave; empty values select nothing away. */
export const conditionsOf = (filter: TourPackageFilter, today: CalendarDate): Conditions => ({
  $and: [
    { withdrawnAt: null },
    ...datesOf(filter, today),
    ...(filter.destination ? [{ destinationId: objectIdOf(filter.destination) }] : []),
    ...(filter.title ? [{ titleKey: { $regex: escaped(foldText(filter.title)) } }] : []),
    ...(filter.minPrice === undefined ? [] : [{ price: { $gte: minorUnitsOf(filter.minPrice) } }]),
    ...(filter.maxPrice === undefined ? [] : [{ price: { $lte: minorUnitsOf(filter.maxPrice) } }]),
    ...(filter.minDays === undefined ? [] : [{ days: { $gte: filter.minDays } }]),
    ...(filter.maxDays === undefined ? [] : [{ days: { $lte: filter.maxDays } }]),
    ...(filter.offered === 'ended' ? [{ availableTo: { $lt: today } }] : []),
  ],
});

const fields = { title: 'titleKey', price: 'price', availableFrom: 'availableFrom' } as const;
const hints = { titleKey: LIST_INDEX, price: BY_PRICE, availableFrom: BY_FIRST_DAY, booked: BY_BOOKED };

/**
 * A list of packages as the database makes it, in the same order and with the same cursors as the index: for the moments in which a process
 * has none. Each names its database index; what none serves well ends at the time limit.
 */
export const listInDatabase = (
  database: Connection,
  filter: TourPackageFilter,
  today: CalendarDate,
): Promise<PageOf<TourPackageRecord>> => {
  const { sort = 'title' } = filter;
  if (sort === 'soonest') return listSoonest(database, filter, today);
  const tourPackages = modelOf(database, 'TourPackage', tourPackageSchema);
  const order = sort === 'recommended' ? ({ field: 'booked', direction: -1 } as const) : listOrderOf(sort, fields);
  const isAtPlace = filter.destination !== undefined && order.field === 'titleKey';
  return listPage(tourPackages, conditionsOf(filter, today), order, filter, {
    hint: isAtPlace ? BY_PLACE : hints[order.field],
  });
};

/** What can be booked today by id, then what begins later by its first day, then what has ended by id. */
const listSoonest = async (
  database: Connection,
  filter: TourPackageFilter,
  today: CalendarDate,
): Promise<PageOf<TourPackageRecord>> => {
  const tourPackages = modelOf(database, 'TourPackage', tourPackageSchema);
  const { limit = LONGEST_PAGE } = filter;
  const cursor = filter.cursor ? readCursor(filter.cursor, 'String') : null;
  const after = afterOf('soonest', cursor);
  const key = after ? String(after.key) : '';
  const id = new Types.ObjectId(after?.id);
  // A list begun yesterday continues in the order of that day.
  const asOf = after && key < today ? key : today;
  const among = conditionsOf(filter, today);
  const behind = (own: string): Conditions[] => (key === own ? [{ _id: { $gt: id } }] : []);
  const later: Conditions[] =
    after && key > asOf
      ? [{ availableFrom: { $gte: key } }, { $or: [{ availableFrom: { $gt: key } }, { _id: { $gt: id } }] }]
      : [];
  const stretches: { key: string; hint: Hint; conditions: Conditions[] }[] = [
    {
      key: asOf,
      hint: { _id: 1 },
      conditions: [{ availableFrom: { $lte: asOf } }, { availableTo: { $gte: asOf } }, ...behind(asOf)],
    },
    { key: '', hint: BY_FIRST_DAY, conditions: [{ availableFrom: { $gt: asOf } }, ...later] },
    { key: ENDED, hint: { _id: 1 }, conditions: [{ availableTo: { $lt: asOf } }, ...behind(ENDED)] },
  ];
  const found: { record: TourPackageRecord; key: string }[] = [];
  for (const stretch of stretches) {
    const isPassed = after !== null && stretch.key !== '' && key > stretch.key;
    if (isPassed || found.length > limit) continue;
    const records = await tourPackages
      .find({ $and: [among, ...stretch.conditions] }, undefined, { hint: stretch.hint })
      .sort(stretch.key === '' ? { availableFrom: 1, _id: 1 } : { _id: 1 })
      .limit(limit + 1 - found.length)
      .lean<TourPackageRecord[]>();
    found.push(...records.map((record) => ({ record, key: stretch.key || record.availableFrom })));
  }
  const total = cursor?.total ?? (await countUpTo(tourPackages, among, LIST_INDEX));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    records: shown.map(({ record }) => record),
    total,
    nextCursor: found.length > limit && last ? cursorOf(last.key, last.record._id, total) : null,
  };
};
