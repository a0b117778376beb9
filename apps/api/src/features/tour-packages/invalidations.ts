import type { TourPackageFilter, TourPackageSort } from '@wayfarer/contracts';
import { anyChange, changeOfShown, type Invalidation, type IsDecisive } from '../../http/memory/invalidation.ts';

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
const SHOWN_ALONE = ['version', 'description', 'itinerary', 'images', 'capacity', 'cancellationPolicy', 'fullDays', 'closedDays'];
/** A field that orders lists and is in no answer. */
const NEVER_SHOWN = 'booked';
const KNOWN = [...SHOWN_ALONE, ...Object.values(orderedBy).flat(), ...Object.values(lookedAt).flat()];

/** A field that is shown of a package in the answer, or its next day: that changes at midnight. */
const changeOfShownPackage = (): IsDecisive => (fields, isShown) =>
  isShown ? fields === null || fields.some((field) => field !== NEVER_SHOWN) : fields?.includes(TODAY) === true;

/** A list of packages: what was added or deleted, and a field that filters, counts or orders the list, or that it shows. */
const changeOfList = (filter: TourPackageFilter): IsDecisive => {
  const used = Object.entries(filter).flatMap(([key, value]) =>
    value === undefined ? [] : lookedAt[key as keyof TourPackageFilter],
  );
  const decisive = new Set([...used, ...orderedBy[filter.sort ?? 'title']]);
  const harmless = new Set(KNOWN.filter((field) => !decisive.has(field)));
  const isShownChanged = changeOfShownPackage();
  return (fields, isShown) => fields === null || fields.some((field) => !harmless.has(field)) || isShownChanged(fields, isShown);
};

const list: Invalidation = {
  destinations: changeOfShown,
  tourpackages: (query) => changeOfList(query as TourPackageFilter),
};
/** Counts are made for each of these filters, whichever are given. */
const COUNTED = { destination: 'any', month: 'any', minDays: 0, minPrice: 0 };

export const tourPackageInvalidations = {
  listTourPackages: list,
  filterTourPackages: list,
  countTourPackages: {
    destinations: anyChange,
    tourpackages: (query) => changeOfList({ ...(query as TourPackageFilter), ...COUNTED }),
  },
  findTourPackage: { destinations: changeOfShown, tourpackages: changeOfShownPackage },
} satisfies Record<string, Invalidation>;

/** How many packages can be booked at each destination, and from what price; `sort` of the destinations' query may be by bookings. */
export const changeOfOffers = (query: unknown): IsDecisive => {
  const { sort } = (query ?? {}) as { sort?: string };
  return changeOfList({ offered: 'now', destination: 'any', minPrice: 0, sort: sort === 'booked' ? 'recommended' : 'price' });
};
