import type { CalendarDate } from '../values/calendar-date.ts';

/** The maximum number of pictures of a package. */
export const MAX_PACKAGE_PICTURES = 12;

export type Window = { readonly availableFrom: CalendarDate; readonly availableTo: CalendarDate };

/** docs/specification.md section 9: as many days as the itinerary has, one night less. */
export const durationOf = (itinerary: readonly string[]): { days: number; nights: number } => ({
  days: itinerary.length,
  nights: Math.max(0, itinerary.length - 1),
});

/** Both ends of the window are included. Calendar dates compare as text. */
export const isInsideWindow = (date: CalendarDate, window: Window): boolean =>
  window.availableFrom <= date && date <= window.availableTo;

/** The maximum number of places with counts: those with the most packages. */
export const MAX_COUNTED_PLACES = 100;

/** The number of months with counts, from the current one. */
export const COUNTED_MONTHS = 24;

/** The maximum number of similar packages. */
export const MAX_SIMILAR = 3;

/** Bounds of what a package says beside its description (docs/specification.md section 10). */
export const MAX_FACT_LINES = 20;
export const MAX_LANGUAGES = 8;
export const MAX_QUESTIONS = 20;
/** From 1, for everybody, to this, for the very fit. */
export const HARDEST_LEVEL = 5;

/** The maximum length of the words that packages are searched by. */
export const MAX_WORDS_LENGTH = 100;

/**
 * The maximum length of the text that says why words find a package, without the dots for what is left out.
 */
export const MAX_REASON_LENGTH = 120;
