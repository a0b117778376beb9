import { type Endpoint, everyEndpoint } from '@wayfarer/contracts';
import { mongo } from 'mongoose';
import { jobMarksOf } from '../../database/job-marks.ts';
import type { Backfill } from '../../database/migrate.ts';

type Mark = { _id: string; upTo: mongo.ObjectId };

const MARK = 'texts cut from the log of admins';
const PAGE = 1000;
/** Seconds for which a process of an earlier version may go on writing beside this one: a day. */
const OVERLAP = 24 * 60 * 60;

const ERASABLE = Object.values<Endpoint>(everyEndpoint).flatMap(({ erasable = [] }) =>
  erasable.map((field) => `asked.body.${field}`),
);

/**
 * Takes free text about people out of what an earlier version logged of admins: the one change that the log knows (docs/decisions/0058). Goes
 * through it by id and remembers how far it came, so it may be broken off, and reads at most a day's entries once it is done.
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
