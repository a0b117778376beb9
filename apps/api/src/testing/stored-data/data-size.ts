/** How much there is of everything, and the instant at which the data ends. */
export type DataSize = { readonly packages: number; readonly bookings: number; readonly until: Date };

/** Few enough that lists of destinations stay lists. */
export const destinationsOf = ({ packages }: DataSize): number => Math.min(500, Math.ceil(packages / 20));
export const usersOf = ({ bookings }: DataSize): number => Math.ceil(bookings / 5) + 20;
