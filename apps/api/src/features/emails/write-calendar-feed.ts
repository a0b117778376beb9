import type { FeedEvent } from './templates/feed-calendar.ts';
import type { TemplateConfig } from './templates/site-of.ts';

export type { FeedEvent } from './templates/feed-calendar.ts';

/** Departures as one calendar. The library that writes it is loaded with the first one. */
export const writeCalendarFeed = async (config: TemplateConfig, events: readonly FeedEvent[]): Promise<string> => {
  const { feedOf } = await import('./templates/feed-calendar.ts');
  return feedOf(events, config);
};
