import type { CalendarDate, TourPackageFilter } from '@wayfarer/contracts';
import type { Connection, PipelineStage, Types } from 'mongoose';
import { modelOf } from '../../../../database/model-of.ts';
import { objectIdOf } from '../../../../database/object-ids.ts';
import { LIST_INDEX, tourPackageSchema } from '../../tour-package.model.ts';
import type { PlaceOffers } from '../offers-of-places.ts';
import { type CountsOfSearch, createMonthCount, monthNumberOf, without } from '../rows/package-counts.ts';
import { conditionsOf } from './list-in-database.repository.ts';

type Windows = { _id: { from: string; to: string }; count: number };

/** The counts of a search as the database makes them, out of one index: for the moments in which a process has none. */
export const countInDatabase = async (
  database: Connection,
  search: TourPackageFilter,
  today: CalendarDate,
): Promise<CountsOfSearch> => {
  const tourPackages = modelOf(database, 'TourPackage', tourPackageSchema);
  const group = <Found>(filter: TourPackageFilter, fields: PipelineStage.Group['$group']): Promise<Found[]> =>
    tourPackages.aggregate<Found>([{ $match: conditionsOf(filter, today) }, { $group: fields }]).hint(LIST_INDEX);
  const count = { $sum: 1 };
  const monthAt = (field: string) => ({ $substrBytes: [field, 0, 7] });
  const [places, windows, lengths, prices] = await Promise.all([
    group<{ _id: Types.ObjectId; count: number }>(without.place(search), { _id: '$destinationId', count }),
    group<Windows>(without.month(search), { _id: { from: monthAt('$availableFrom'), to: monthAt('$availableTo') }, count }),
    group<{ _id: number; count: number }>(without.length(search), { _id: '$days', count }),
    group<NonNullable<CountsOfSearch['prices']>>(without.price(search), {
      _id: null,
      lowest: { $min: '$price' },
      highest: { $max: '$price' },
    }),
  ]);
  const months = createMonthCount(today);
  for (const { _id, count: number } of windows) months.add(monthNumberOf(_id.from), monthNumberOf(_id.to), number);
  const [ends] = prices;
  return {
    places: places
      .map((place) => ({ destination: String(place._id), count: place.count }))
      .toSorted((one, other) => other.count - one.count),
    months: months.read(),
    lengths: lengths.map((length) => ({ days: length._id, count: length.count })).toSorted((one, other) => one.days - other.days),
    prices: ends ? { lowest: ends.lowest, highest: ends.highest } : null,
  };
};

/** What can be booked at some destinations. */
export const countOffersInDatabase = async (
  database: Connection,
  ids: readonly string[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, PlaceOffers>> => {
  const found = await modelOf(database, 'TourPackage', tourPackageSchema)
    .aggregate<PlaceOffers & { _id: Types.ObjectId }>([
      {
        $match: {
          withdrawnAt: null,
          destinationId: { $in: ids.map(objectIdOf) },
          availableTo: { $gte: today },
        },
      },
      { $group: { _id: '$destinationId', packages: { $sum: 1 }, lowest: { $min: '$price' }, booked: { $sum: '$booked' } } },
    ])
    .hint(LIST_INDEX);
  return new Map(found.map(({ _id, ...offers }) => [String(_id), offers]));
};
