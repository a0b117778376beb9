/** Joins class names; anything falsy is left out. */
export const classNames = (...parts: ReadonlyArray<string | false | null | undefined>): string => parts.filter(Boolean).join(' ');
