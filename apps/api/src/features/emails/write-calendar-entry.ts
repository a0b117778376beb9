import type { BookedTrip } from './email-content.ts';
import type { TemplateConfig } from './templates/site-of.ts';

/**
 * The calendar entry of a confirmed trip, as its email brings it. The library that writes it is loaded with
 * the first one.
 */
export const writeCalendarEntry = async (config: TemplateConfig, trip: BookedTrip): Promise<string> => {
  const { entryOf } = await import('./templates/calendar-entry.ts');
  return entryOf(trip, config, false);
};
