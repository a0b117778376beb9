import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRecord } from '@wayfarer/api/bookings';
import { departureKeyOf, type SeatDayRecord } from '@wayfarer/api/departures';
import { type ChangeStreamDocument, MongoClient } from 'mongodb';
import { type CodeOnRecord, codeViolationsIn } from '../../invariants/code-invariants.ts';
import { violationsBetween } from '../../invariants/money-invariants.ts';
import { seatViolationsBetween } from '../../invariants/seat-invariants.ts';
import { type Violation, violation } from '../../invariants/violation.ts';

/** Milliseconds before a broken stream is opened again. */
const PAUSE_MS = 300;
const LOOK_EVERY_MS = 50;
/** After which a stream counts as broken, whatever it says. */
const MAX_SILENCE_MS = 20_000;
const MARKS = 'chaosmarks';
const WATCHED = ['bookings', 'seatdays', 'promotioncodes'];

/**
 * What one write of a booking breaks: against what it was before (I4, I6), and confirmed for a second time
 * (I8).
 */
const createWriteCheck = () => {
  const confirmed = new Set<string>();
  return (before: BookingRecord, after: BookingRecord): Violation[] => {
    const id = String(after._id);
    const found = violationsBetween(before, after).map((one) => ({ ...one, sentence: `booking ${id}: ${one.sentence}` }));
    if (before.bookingStatus === 'confirmed' || after.bookingStatus !== 'confirmed') return found;
    const isSecond = confirmed.has(id);
    confirmed.add(id);
    return isSecond ? [...found, violation('I8', `booking ${id} was confirmed twice`)] : found;
  };
};

const withinPatience = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  const patience = new AbortController();
  const silence = pause(MAX_SILENCE_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error('The stream is silent.');
  });
  silence.catch(() => undefined);
  return Promise.race([answer, silence]).finally(() => patience.abort());
};

/** What one write of one of these collections breaks. */
const createEveryCheck = (capacities: ReadonlyMap<string, number>) => {
  const ofBooking = createWriteCheck();
  return (collection: string, before: object, after: object): Violation[] => {
    if (collection === 'seatdays') {
      const day = after as SeatDayRecord;
      const { packageId } = departureKeyOf(day._id);
      return seatViolationsBetween(before as SeatDayRecord, day, day.capacity ?? capacities.get(packageId) ?? null);
    }
    if (collection === 'promotioncodes') return codeViolationsIn(after as CodeOnRecord, new Map());
    return ofBooking(before as BookingRecord, after as BookingRecord);
  };
};

/**
 * Sees every single write of a booking, a departure or a code, with what was stored before and after it,
 * across all kills of the database.
 * @param capacities of the packages that have a limit of seats, by their ids
 */
export const watchWrites = async (uri: string, capacities: ReadonlyMap<string, number>) => {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 120_000 }).connect();
  const database = client.db();
  for (const collection of WATCHED)
    await database.command({ collMod: collection, changeStreamPreAndPostImages: { enabled: true } });
  await database.createCollection(MARKS);
  const check = createEveryCheck(capacities);
  const violations: Violation[] = [];
  const marks = new Set<string>();
  let writes = 0;
  let isOver = false;
  let resumeAfter: unknown;

  const take = (change: ChangeStreamDocument): void => {
    resumeAfter = change._id;
    if (change.operationType === 'insert' && change.ns.coll === MARKS) marks.add(String(change.documentKey._id));
    if (change.operationType !== 'update' && change.operationType !== 'replace') return;
    const { fullDocumentBeforeChange: before, fullDocument: after } = change;
    if (!before || !after) return;
    writes += 1;
    violations.push(...check(change.ns.coll, before, after));
  };
  const watchStream = async (): Promise<void> => {
    const stream = database.watch([{ $match: { 'ns.coll': { $in: [...WATCHED, MARKS] } } }], {
      fullDocument: 'whenAvailable',
      fullDocumentBeforeChange: 'whenAvailable',
      ...(resumeAfter ? { resumeAfter } : {}),
    });
    try {
      while (!isOver) take(await withinPatience(stream.next()));
    } finally {
      stream.close().catch(() => undefined);
    }
  };
  const watch = async (): Promise<void> => {
    while (!isOver) await watchStream().catch(() => pause(PAUSE_MS));
  };
  const watching = watch();
  const mark = () => database.collection(MARKS).insertOne({ at: new Date() });
  return {
    writes: () => writes,
    violations: (): readonly Violation[] => violations,
    /** Resolves when every write that was made before is seen. */
    seen: async (): Promise<void> => {
      const { insertedId } = await mark();
      while (!marks.has(String(insertedId))) await pause(LOOK_EVERY_MS);
    },
    close: async (): Promise<void> => {
      isOver = true;
      await mark();
      await watching;
      await client.close();
    },
  };
};
