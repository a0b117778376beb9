/** The default and the maximum number of entries in a list (no call returns an unbounded list). */
export const LONGEST_PAGE = 100;
