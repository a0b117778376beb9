import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { jobMarksOf } from './job-marks.ts';

const MARK = 'password pepper';

/**
 * `unprovenSince`: it was marked on a database that had passwords and no mark, as after a restore of an older
 * backup, so that it may be another; until one of those passwords has matched.
 */
type PepperMark = { _id: string; derived: string; unprovenSince?: Date };
type Pepper = Pick<Config, 'PASSWORD_PEPPER'>;

const marksIn = (database: Connection) => jobMarksOf<PepperMark>(database);

/**
 * What the database keeps of the pepper. Slow on purpose, so that a stolen database does not help to guess
 * it.
 */
const derive = async (pepper: string): Promise<string> => {
  const derived = await promisify<string, string, number, Buffer>(scrypt)(pepper, 'wayfarer password pepper', 32);
  return derived.toString('base64url');
};

/**
 * Whether the pepper is the one by which the passwords of this database are hashed. `unknown`: none has been
 * marked yet, or none is set.
 */
export const comparePepper = async (
  database: Connection,
  { PASSWORD_PEPPER }: Pepper,
): Promise<'same' | 'other' | 'unproven' | 'unknown'> => {
  const mark = await marksIn(database).findOne({ _id: MARK });
  if (!mark || PASSWORD_PEPPER === undefined) return 'unknown';
  if (mark.unprovenSince !== undefined) return 'unproven';
  return mark.derived === (await derive(PASSWORD_PEPPER)) ? 'same' : 'other';
};

export const OTHER_PEPPER =
  "PASSWORD_PEPPER is not the one that the passwords in this database are hashed with, so nobody could log in. Set the former one again: it is in the copy of .env. If it is lost: docs/operations.md, 'A lost PASSWORD_PEPPER'.";

/**
 * Marks the database with its first pepper, and refuses any other. Where passwords were there before the mark
 * nothing can be compared until one of them matches (`provePepper`), and until then another pepper is taken
 * too: the right one may come second.
 * @throws Error with one sentence where the pepper is another than before
 */
export const assertSamePepper = async (database: Connection, config: Pepper): Promise<void> => {
  if (config.PASSWORD_PEPPER === undefined) return;
  const found = await comparePepper(database, config);
  if (found === 'other') throw new Error(OTHER_PEPPER);
  if (found === 'same') return;
  const derived = await derive(config.PASSWORD_PEPPER);
  if (found === 'unproven') {
    await marksIn(database).updateOne({ _id: MARK, unprovenSince: { $exists: true } }, { $set: { derived } });
    return;
  }
  const hasPasswords = (await database.collection('users').findOne({}, { projection: { _id: 1 } })) !== null;
  const mark = { derived, ...(hasPasswords ? { unprovenSince: new Date() } : {}) };
  await marksIn(database).updateOne({ _id: MARK }, { $setOnInsert: mark }, { upsert: true });
};

/**
 * A password that was set at an instant has matched: where that was before the mark, the pepper of this
 * process is the right one.
 */
export const provePepper = async (database: Connection, { PASSWORD_PEPPER }: Pepper, setAt: Date): Promise<void> => {
  const unproven = { _id: MARK, unprovenSince: { $gt: setAt } };
  if (PASSWORD_PEPPER === undefined || !(await marksIn(database).findOne(unproven))) return;
  const derived = await derive(PASSWORD_PEPPER);
  await marksIn(database).updateOne(unproven, { $set: { derived }, $unset: { unprovenSince: '' } });
};
