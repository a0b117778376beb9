import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, mongo, Types } from 'mongoose';

/** A change, with the fields that sums depend on. */
export type FigureChange = {
  readonly _id: unknown;
  readonly operationType: string;
  readonly ns: { readonly coll: string };
  readonly documentKey: { readonly _id: Types.ObjectId };
  /** Of what was inserted or replaced. */
  readonly fullDocument?: {
    readonly bookingDate?: Date;
    readonly travelDate?: string;
    readonly bookingStatus?: string;
    readonly createdAt?: Date;
    readonly availableTo?: string;
    readonly asked?: number;
    readonly askedAt?: Date;
  };
  readonly updateDescription?: {
    readonly updatedFields?: {
      readonly bookingStatus?: string;
      readonly availableTo?: string;
      readonly capacity?: number | null;
      readonly asked?: number;
      readonly askedAt?: Date;
    };
  };
};

/** The fields that affect a sum; an erased name or a price does not. */
const SUMMED = {
  bookings: ['bookingStatus', 'amountReceived', 'amountRefunded'],
  users: ['withdrawnAt'],
  tourpackages: ['withdrawnAt', 'availableTo', 'capacity'],
};
const WHOLE = { operationType: { $in: ['insert', 'replace', 'delete'] } };
const READ = ['bookingDate', 'travelDate', 'bookingStatus', 'createdAt', 'availableTo', 'asked', 'askedAt'];
const READ_OF_UPDATE = ['bookingStatus', 'availableTo', 'capacity', 'asked', 'askedAt'];

const fieldsIn = (path: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [`${path}.${name}`, 1]));
const isUpdated = (name: string) => ({ [`updateDescription.updatedFields.${name}`]: { $exists: true } });

/** The database sends only the fields needed here, so that no long text is transferred. */
const STAGES = [
  {
    $match: {
      $or: [
        ...Object.entries(SUMMED).map(([coll, names]) => ({ 'ns.coll': coll, $or: [WHOLE, ...names.map(isUpdated)] })),
        { 'ns.coll': 'figuremarks', 'documentKey._id': 'question' },
      ],
    },
  },
  {
    $project: {
      operationType: 1,
      ns: 1,
      documentKey: 1,
      ...fieldsIn('fullDocument', READ),
      ...fieldsIn('updateDescription.updatedFields', READ_OF_UPDATE),
    },
  },
];

/** Changes that are taken at once, and the wait for the next, in milliseconds. */
const MAX_AT_ONCE = 1000;
const GATHERED_FOR = 20;

/** Error codes of a stream that cannot be resumed: what was written since is unknown. */
const LOST = new Set<unknown>([260, 280, 286]);
export const isHistoryLost = (thrown: unknown): boolean => LOST.has((thrown as { code?: unknown } | null)?.code);

/** The changes that affect figures, in order, by any process. */
export const watchFigureChanges = (
  database: Connection,
  from: Pick<mongo.ChangeStreamOptions, 'resumeAfter' | 'startAtOperationTime'>,
) => {
  const stream = database.getClient().db(database.name).watch(STAGES, from);
  let coming: Promise<FigureChange> | null = null;
  const nextWithin = async (longest: number): Promise<FigureChange | null> => {
    if (!coming) {
      coming = stream.next() as Promise<unknown> as Promise<FigureChange>;
      coming.catch(() => undefined);
    }
    const change = await Promise.race([coming, pause(longest, null, { ref: false })]);
    if (change) coming = null;
    return change;
  };
  return {
    /** The next batch of changes; empty after `longest` milliseconds of silence. */
    read: async (longest: number): Promise<FigureChange[]> => {
      const changes: FigureChange[] = [];
      let next = await nextWithin(longest);
      while (next) {
        changes.push(next);
        next = changes.length < MAX_AT_ONCE ? await nextWithin(GATHERED_FOR) : null;
      }
      return changes;
    },
    close: () => stream.close(),
  };
};

/** The database's time of the latest write: a stream that begins there misses nothing that is made from now on. */
export const operationTimeOf = async (database: Connection): Promise<mongo.Timestamp> =>
  (await database.getClient().db(database.name).command({ hello: 1 })).operationTime;
