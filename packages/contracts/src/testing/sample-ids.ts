const idOf = (number: number): string => number.toString(16).padStart(24, '0');

/** The id of a sample, as the wire has it twice. */
export const identityOf = (number: number): { _id: string; id: string } => ({ _id: idOf(number), id: idOf(number) });
