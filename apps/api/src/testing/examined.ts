import { type Connection, mongo } from 'mongoose';
import { INDEX_COMMENT } from '../features/tour-packages/search/index-comment.ts';

type Filter = Record<string, unknown>;
type Profiled = {
  ns: string;
  op: string;
  planSummary?: string;
  keysExamined?: number;
  docsExamined?: number;
  nreturned?: number;
  command: { findAndModify?: string; q?: Filter; query?: Filter; multi?: boolean; limit?: number };
};

/** What the database read, by its profiler; `plans` are the indexes used, or COLLSCAN. */
export type Examined = {
  readonly queries: number;
  readonly keys: number;
  readonly documents: number;
  readonly returned: number;
  /** The most keys and documents that one query, or one batch of it, read. */
  readonly mostOfOne: number;
  /** The most documents that came at once. */
  readonly mostReturned: number;
  readonly plans: readonly string[];
};

/** Large enough for every query of a call. */
const PROFILE_BYTES = 64 * 1024 * 1024;

const NAMESPACE_EXISTS = 48;

/**
 * Empties the profile. A read that waits for changes, and began while the last profile was written, is
 * written down when it ends, which may be in between: then once more.
 */
const emptyProfile = async (db: mongo.Db): Promise<void> => {
  await db.dropCollection('system.profile');
  try {
    await db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.code !== NAMESPACE_EXISTS) throw error;
    await emptyProfile(db);
  }
};

/**
 * Runs something, and returns all database queries meanwhile. What the catalogue's index reads beside it, as
 * after a change of a package or of the settings, is not part of it. What the provider's events cause is: a
 * test that counts exactly and moves money loses them.
 */
const profiled = async (database: Connection, work: () => PromiseLike<unknown>): Promise<Profiled[]> => {
  const { db } = database;
  if (!db) throw new Error('There is no database.');
  await emptyProfile(db);
  await db.setProfilingLevel('all');
  try {
    await work();
  } finally {
    await db.setProfilingLevel('off');
  }
  return db
    .collection<Profiled>('system.profile')
    .find({ ns: { $not: /\.system\./ }, 'command.comment': { $ne: INDEX_COMMENT } })
    .toArray();
};

const collectionOf = ({ ns }: Profiled): string => ns.slice(ns.indexOf('.') + 1);

/** Runs something, and returns what the database read meanwhile. */
export const examinedBy = async (database: Connection, work: () => Promise<unknown>): Promise<Examined> => {
  const seen = await profiled(database, work);
  const sum = (field: 'keysExamined' | 'docsExamined' | 'nreturned'): number =>
    seen.reduce((total, entry) => total + (entry[field] ?? 0), 0);
  return {
    queries: seen.length,
    keys: sum('keysExamined'),
    documents: sum('docsExamined'),
    returned: sum('nreturned'),
    mostOfOne: Math.max(0, ...seen.map(({ keysExamined = 0, docsExamined = 0 }) => keysExamined + docsExamined)),
    mostReturned: Math.max(0, ...seen.map(({ nreturned = 0 }) => nreturned)),
    plans: seen.map((entry) => `${collectionOf(entry)} ${entry.op} ${entry.planSummary ?? ''}`),
  };
};

/** An update or deletion. `isOne`: of one document at most. */
export type WrittenCommand = { readonly collection: string; readonly filter: Filter; readonly isOne: boolean };

/** Runs something, and returns its updates and deletions in the database. */
export const commandsOf = async (database: Connection, work: () => Promise<unknown>): Promise<WrittenCommand[]> => {
  const seen = await profiled(database, work);
  return seen
    .filter(({ op, command }) => op === 'update' || op === 'remove' || command.findAndModify !== undefined)
    .map((entry) => {
      const { q, query, multi, limit, findAndModify } = entry.command;
      const isOne = findAndModify !== undefined || (entry.op === 'update' ? multi !== true : limit === 1);
      return { collection: collectionOf(entry), filter: q ?? query ?? {}, isOne };
    });
};

type Tested = { readonly dependencies: { readonly database: Connection } };

const nameOf = ({ op, command }: Profiled): string =>
  ['aggregate', 'find', 'findAndModify', 'count', 'getMore'].find((name) => name in command) ?? op;

/** Every database command while something runs, by collection, in the order in which they ended. */
export const commandsDuring = async ({ dependencies }: Tested, happens: () => PromiseLike<unknown>): Promise<string[]> =>
  (await profiled(dependencies.database, happens)).map((entry) => `${collectionOf(entry)} ${nameOf(entry)}`);

/** How many catalogue queries the database gets while something runs. */
export const countReads = async ({ dependencies }: Tested, run: () => Promise<unknown>): Promise<number> => {
  const seen = await profiled(dependencies.database, run);
  return seen.filter(
    (entry) => /^(destinations|tourpackages)$/.test(collectionOf(entry)) && ['query', 'command'].includes(entry.op),
  ).length;
};
