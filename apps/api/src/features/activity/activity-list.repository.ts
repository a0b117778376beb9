import { type ActivityFilter, addDays, type CalendarDate, callsOfArea, startOfDay } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { chooseListIndex, type ListQuestion } from '../../database/lists/choose-list-index.ts';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import type { ObjectId } from '../../database/object-ids.ts';
import { type ActivityRecord, activityListIndexes, activitySchema } from './activity.model.ts';

const questionOf = ({ by, about, area, from, to }: ActivityFilter, timeZone: string): ListQuestion => {
  const begin = (date: CalendarDate): Date => startOfDay(date, timeZone);
  return {
    equals: {
      stage: 'ended',
      ...(by ? { 'by.id': by.toLowerCase() } : {}),
      ...(about ? { 'outcome.changes.id': about.toLowerCase() } : {}),
      ...(area ? { endpoint: { $in: callsOfArea(area) } } : {}),
    },
    ranges: from || to ? { at: { ...(from ? { $gte: begin(from) } : {}), ...(to ? { $lt: begin(addDays(to, 1)) } : {}) } } : {},
    order: 'at',
  };
};

/** The reads of the log of admin actions. */
export const activityListRepository = (database: Connection) => {
  const entries = modelOf(database, 'Activity', activitySchema);
  return {
    /**
     * The ends of actions, latest first. One that never ended is not among them.
     * @param timeZone in which days begin
     */
    listEnded: async (
      { limit, cursor, ...asked }: ActivityFilter & PageRequest,
      timeZone: string,
    ): Promise<PageOf<ActivityRecord>> => {
      const question = questionOf(asked, timeZone);
      const hint = await chooseListIndex(entries, activityListIndexes, question);
      const filter = { ...question.equals, ...question.ranges } as QueryFilter<ActivityRecord>;
      return listPage(entries, filter, { field: 'at', direction: -1 }, { limit, cursor }, { hint });
    },
    findEnded: (id: string): Promise<ActivityRecord | null> =>
      entries.findOne({ _id: id, stage: 'ended' }).lean<ActivityRecord>(),
    /** What was asked for by some actions, by their ids. */
    askedOf: async (actions: readonly ObjectId[]): Promise<Map<string, ActivityRecord['asked']>> => {
      const found = await entries
        .find({ action: { $in: [...actions] }, stage: 'begun' }, { action: 1, asked: 1 })
        .lean<Pick<ActivityRecord, 'action' | 'asked'>[]>();
      return new Map(found.map(({ action, asked }) => [String(action), asked]));
    },
  };
};
