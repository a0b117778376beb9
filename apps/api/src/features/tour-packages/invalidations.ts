import type { Destination, EndpointName, TourPackage, TourPackageFilter, TourPackageSort } from '@wayfarer/contracts';
import type { Change } from '../../database/watch-collections.ts';

export const CATALOGUE_COLLECTIONS = ['destinations', 'tourpackages', 'agency'];

/** Whether a change may show in what was read. */
export type IsTouchedBy = (change: Change) => boolean;

/** What changes at midnight, as if it were a field of every package. */
export const TODAY = 'today';
const TITLE = ['title', 'titleKey', 'titleParts'];
const orderedBy: Readonly<Record<TourPackageSort, readonly string[]>> = {
  title: TITLE,
  '-title': TITLE,
  price: ['price'],
  '-price': ['price'],
  availableFrom: ['availableFrom'],
  '-availableFrom': ['availableFrom'],
  soonest: ['availableFrom', 'availableTo', TODAY],
  recommended: ['booked'],
};
/** The stored fields that each filter looks at. */
const lookedAt: Readonly<Record<keyof TourPackageFilter, readonly string[]>> = {
  limit: [],
  cursor: [],
  sort: [],
  destination: ['destinationId'],
  minPrice: ['price'],
  maxPrice: ['price'],
  title: TITLE,
  offered: ['availableTo', TODAY],
  availableFrom: ['availableTo'],
  availableTo: ['availableFrom'],
  month: ['availableFrom', 'availableTo'],
  minDays: ['days'],
  maxDays: ['days'],
};
/** Fields that are shown but never filter or order a list. A field that is not named here invalidates every list. */
const SHOWN_ALONE = ['version', 'description', 'itinerary', 'images', 'capacity', 'cancellationPolicy', 'fullDays'];
/** A field that is in no answer. */
const NEVER_SHOWN = 'booked';
const KNOWN = [...SHOWN_ALONE, ...Object.values(orderedBy).flat(), ...Object.values(lookedAt).flat()];

/** A list of packages: invalidated by added and deleted packages, and by changes of a field that filters, counts or orders it. */
export const packageListIsTouchedBy = (filter: TourPackageFilter): IsTouchedBy => {
  const used = Object.entries(filter).flatMap(([key, value]) =>
    value === undefined ? [] : lookedAt[key as keyof TourPackageFilter],
  );
  // Each card tells its next day.
  const decisive = new Set([TODAY, ...used, ...orderedBy[filter.sort ?? 'title']]);
  const harmless = new Set(KNOWN.filter((field) => !decisive.has(field)));
  return ({ collection, fields }) =>
    collection === 'tourpackages' && (fields === null || fields.some((field) => !harmless.has(field)));
};

const idsIn = (body: unknown): Set<string> => {
  const shown = (Array.isArray(body) ? body : [body]) as (TourPackage | Destination)[];
  return new Set(shown.flatMap((one) => ('destination' in one ? [one._id, one.destination._id] : [one._id])));
};

/** Bookable packages at each destination: how many, and from what price. */
const offersAreTouchedBy = (sort: string | undefined): IsTouchedBy =>
  packageListIsTouchedBy({ offered: 'now', destination: 'any', minPrice: 0, sort: sort === 'booked' ? 'recommended' : 'price' });

const destinationsAreTouchedBy = (query: unknown): IsTouchedBy => {
  const isOffered = offersAreTouchedBy((query as { sort?: string } | undefined)?.sort);
  return (change) => change.collection === 'destinations' || isOffered(change);
};

const never: IsTouchedBy = () => false;

/** The public reads that are answered from memory, and what invalidates them besides a change of what they show. */
const reads: Partial<Record<EndpointName, (query: unknown) => IsTouchedBy>> = {
  listDestinations: destinationsAreTouchedBy,
  findDestination: () => offersAreTouchedBy(undefined),
  listTourPackages: (query) => packageListIsTouchedBy(query as TourPackageFilter),
  filterTourPackages: (query) => packageListIsTouchedBy(query as TourPackageFilter),
  countTourPackages: (query) => {
    // Counts are made for each of these filters, whichever are given.
    const counted = { destination: 'any', month: 'any', minDays: 0, minPrice: 0 };
    const isMoved = packageListIsTouchedBy({ ...(query as TourPackageFilter), ...counted });
    return (change) => change.collection === 'destinations' || isMoved(change);
  },
  findTourPackage: () => never,
  showSiteSettings:
    () =>
    ({ collection }) =>
      collection === 'agency',
};

/** Never changes while the process runs. */
const LASTING = new Set<EndpointName>(['describeApi']);

export const isKeptRead = (name: EndpointName): boolean => LASTING.has(name) || name in reads;

/** Whether a change may affect the answer of a read: in what it shows, or in what it would have to add. */
export const touchOf = (name: EndpointName, query: unknown, body: unknown): IsTouchedBy => {
  const isMoved = reads[name]?.(query);
  if (!isMoved) return never;
  const ids = idsIn(body);
  const mayShow = ({ id, fields }: Change): boolean =>
    ids.has(id) && (fields === null || fields.some((field) => field !== NEVER_SHOWN));
  return (change) => mayShow(change) || isMoved(change);
};
