/** The default and the maximum number of entries in a list (no call returns an unbounded list). */
export const MAX_PAGE_SIZE = 100;
