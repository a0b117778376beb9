import { type Endpoint, everyEndpoint } from '@wayfarer/contracts';
import { mongo } from 'mongoose';
import { jobMarksOf } from '../../database/job-marks.ts';
import type { Backfill } from '../../database/migrate.ts';

type Mark = { _id: string; upTo: mongo.ObjectId };

const MARK = 'texts cut from the log of admins';
const PAGE = 1000;
/** Seconds for which a process of an earlier version may still run beside this one: a day. */
const OVERLAP = 24 * 60 * 60;

const ERASABLE = Object.values<Endpoint>(everyEndpoint).flatMap(({ erasable = [] }) =>
  erasable.map((field) => `asked.body.${field}`),
);

/**
 * Removes free text about people from admin actions logged by an earlier version: the only change ever made to the log (docs/decisions/0058). Goes
 * through it by id and records its progress, so it may be interrupted, and reads at most a day's entries once it is done.
 */
export const cutErasableFields: Backfill = async ({ database }) => {
  const entries = database.collection('adminactions');
  const marks = jobMarksOf<Mark>(database);
  const mark = await marks.findOne({ _id: MARK });
  const reached = mark ? mark.upTo.getTimestamp().getTime() / 1000 : 0;
  let after = mongo.ObjectId.createFromTime(Math.max(0, reached - OVERLAP));
  for (;;) {
    const page = await entries
      .find({ _id: { $gt: after } }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(PAGE)
      .toArray();
    const last = page.at(-1);
    if (!last) return;
    const within = { _id: { $gt: after, $lte: last._id }, $or: ERASABLE.map((path) => ({ [path]: { $exists: true } })) };
    await entries.updateMany(within, { $unset: Object.fromEntries(ERASABLE.map((path) => [path, ''])) });
    await marks.updateOne({ _id: MARK }, { $max: { upTo: last._id } }, { upsert: true });
    after = last._id;
  }
};
