import type { Collection, Connection } from 'mongoose';

/** The collection in which jobs, leaders and migrations record their progress, by name. */
export const JOB_MARKS = 'jobmarks';

export const jobMarksOf = <Mark extends { _id: string }>(database: Connection): Collection<Mark> =>
  database.collection<Mark>(JOB_MARKS);
