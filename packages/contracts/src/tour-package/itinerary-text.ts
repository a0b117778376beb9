import { quotedEntry, splitEntries } from '../values/quoted-entries.ts';

/** The commas of keyboards: Latin, Arabic, the Chinese one for lists, and full width. */
export const COMMAS = ',،、，';

/**
 * Parses the itinerary as an admin types it: days separated by commas of any script, trimmed, empty ones
 * dropped; a quoted "day, with a comma" stays whole, and a doubled quote inside quotes is a quote
 * (docs/specification.md sections 5 and 10).
 */
export const itineraryOf = (text: string): string[] => splitEntries(text, COMMAS).entries;

/** The text that `itineraryOf` reads back as the same days: a day with a comma or a quote in it is quoted. */
export const itineraryTextOf = (days: readonly string[]): string => days.map((day) => quotedEntry(day, COMMAS)).join(', ');
