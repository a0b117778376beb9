const idOf = (number: number): string => number.toString(16).padStart(24, '0');

/** The id of a sample, under both of its names. */
export const identityOf = (number: number): { _id: string; id: string } => ({ _id: idOf(number), id: idOf(number) });
