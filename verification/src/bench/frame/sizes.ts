import type { DataSize } from '@wayfarer/api/testing/stored-data/data-size';

/** How many packages and bookings there are, from few to many. */
export const sizes = { '1k': 1000, '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
export type Size = keyof typeof sizes;

export const isSize = (name: string): name is Size => Object.hasOwn(sizes, name);

/** Data ends with the month before this one, so that what was made for one run serves all of a month. */
export const dataSizeOf = (size: Size, now = new Date()): DataSize => ({
  packages: sizes[size],
  bookings: sizes[size],
  until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
});
