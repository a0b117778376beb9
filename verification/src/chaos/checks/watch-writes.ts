import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRecord } from '@wayfarer/api/bookings';
import { type ChangeStreamDocument, type Db, type Document, MongoClient } from 'mongodb';
import { violationsBetween } from '../../model/invariants.ts';
import type { Violation } from './violation.ts';

/** Milliseconds before a broken stream is opened again. */
const PAUSE = 300;
/** After which a stream counts as broken, whatever it says. */
const LONGEST_SILENCE = 20_000;
const MARKS = 'chaosmarks';

export type History = {
  readonly writes: () => number;
  readonly violations: () => readonly Violation[];
  /** Resolves when every write that was made before is seen; then watching is over. */
  readonly end: () => Promise<void>;
};

type Images = { before: BookingRecord; after: BookingRecord };

const imagesOf = (change: ChangeStreamDocument): Images | null => {
  if (change.operationType !== 'update' && change.operationType !== 'replace') return null;
  const { fullDocumentBeforeChange: before, fullDocument: after } = change;
  return before && after ? ({ before, after } as Images) : null;
};

/** What one write of a booking breaks: against what it was before (I4, I6), and confirmed for a second time (I8). */
const createJudge = () => {
  const confirmed = new Set<string>();
  return ({ before, after }: Images): Violation[] => {
    const found = violationsBetween(before, after).map((one) => ({ ...one, sentence: `${String(after._id)}: ${one.sentence}` }));
    if (before.bookingStatus === 'confirmed' || after.bookingStatus !== 'confirmed') return found;
    const isSecond = confirmed.has(String(after._id));
    confirmed.add(String(after._id));
    return isSecond ? [...found, { invariant: 'I8', sentence: `${String(after._id)} was confirmed twice` }] : found;
  };
};

const asked = {
  fullDocument: 'whenAvailable',
  fullDocumentBeforeChange: 'whenAvailable',
} as const;

/** Sees every single write of a booking, with the booking before and after it, across all kills of the database. */
export const watchHistory = async (uri: string): Promise<History> => {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 120_000 }).connect();
  const database: Db = client.db();
  await database.command({ collMod: 'bookings', changeStreamPreAndPostImages: { enabled: true } });
  await database.createCollection(MARKS);
  const judge = createJudge();
  const violations: Violation[] = [];
  let writes = 0;
  let isOver = false;
  let last: unknown;

  const take = (change: ChangeStreamDocument): void => {
    last = change._id;
    if ('ns' in change && 'coll' in change.ns && change.ns.coll === MARKS) isOver = true;
    const images = imagesOf(change);
    if (!images) return;
    writes += 1;
    violations.push(...judge(images));
  };
  const watch = async (): Promise<void> => {
    const stages: Document[] = [{ $match: { 'ns.coll': { $in: ['bookings', MARKS] } } }];
    const stream = database.watch(stages, { ...asked, ...(last ? { resumeAfter: last } : {}) });
    const next = async (): Promise<ChangeStreamDocument> => {
      const patience = new AbortController();
      const silence = pause(LONGEST_SILENCE, undefined, { signal: patience.signal }).then(() => {
        throw new Error('The stream is silent.');
      });
      silence.catch(() => undefined);
      try {
        return await Promise.race([stream.next(), silence]);
      } finally {
        patience.abort();
      }
    };
    try {
      while (!isOver) take(await next());
    } finally {
      stream.close().catch(() => undefined);
    }
  };
  const watching = (async () => {
    while (!isOver) await watch().catch(() => pause(PAUSE));
  })();
  return {
    writes: () => writes,
    violations: () => violations,
    end: async () => {
      await database.collection(MARKS).insertOne({ at: new Date() });
      await watching;
      await client.close();
    },
  };
};
