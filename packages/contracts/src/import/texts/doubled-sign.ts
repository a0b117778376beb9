/**
 * A text in front of a sign that ends it in its entry, such as '|' or ':': the same sign within it stands
 * twice.
 */
export const doubledIn = (text: string, sign: string): string => text.replaceAll(sign, sign + sign);

/** The text that `doubledIn` was given. */
export const undoubledIn = (text: string, sign: string): string => text.replaceAll(sign + sign, sign);
