import { randomUUID } from 'node:crypto';
import type { CalendarFeed, newCalendarFeedSchema } from '@wayfarer/contracts';
import { everyRoute } from '@wayfarer/contracts';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { linkHashOf, linkTokenOf } from '../../emails/index.ts';
import { calendarFeedRepository } from '../../users/index.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock'>;
type Own = Pick<Caller, 'userId'>;

/** Whether the caller has a calendar address; the address itself is not known any more. */
export const showCalendarFeed = async ({ database }: Needs, { userId }: Own): Promise<CalendarFeed> => ({
  since: (await calendarFeedRepository(database).find(userId))?.at.toISOString() ?? null,
});

/** Makes a calendar address and tells it, this once. The one before ends. */
export const renewCalendarFeed = async (
  { config, database, clock }: Needs,
  { userId }: Own,
): Promise<z.input<typeof newCalendarFeedSchema>> => {
  const [nonce, at] = [randomUUID(), clock()];
  await calendarFeedRepository(database).set(userId, { hash: linkHashOf(config, nonce), at });
  recordChange({ thing: 'calendar address', id: userId, from: null, to: { at } });
  const path = everyRoute.readCalendarFeed.path.replace('{token}', `${linkTokenOf(config, nonce)}.ics`);
  return { since: at.toISOString(), address: new URL(path, config.PUBLIC_URL).href };
};

/** Ends the calendar address of the caller, if there is one. */
export const stopCalendarFeed = async ({ database }: Needs, { userId }: Own): Promise<CalendarFeed> => {
  await calendarFeedRepository(database).remove(userId);
  recordChange({ thing: 'calendar address', id: userId, from: {}, to: null });
  return { since: null };
};
