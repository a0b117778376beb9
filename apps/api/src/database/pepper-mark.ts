import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { jobMarksOf } from './job-marks.ts';

const MARK = 'password pepper';

type PepperMark = { _id: string; derived: string };
type Pepper = Pick<Config, 'PASSWORD_PEPPER'>;

/**
 * What the database keeps of the pepper. Slow on purpose, so that a stolen database does not help to guess
 * it.
 */
const derive = async (pepper: string): Promise<string> => {
  const derived = await promisify<string, string, number, Buffer>(scrypt)(pepper, 'wayfarer password pepper', 32);
  return derived.toString('base64url');
};

/**
 * Whether the pepper is the one by which the passwords of this database are hashed; null where none has been
 * marked yet, or none is set.
 */
export const isPepperOf = async (database: Connection, { PASSWORD_PEPPER }: Pepper): Promise<boolean | null> => {
  const mark = await jobMarksOf<PepperMark>(database).findOne({ _id: MARK });
  return mark && PASSWORD_PEPPER !== undefined ? mark.derived === (await derive(PASSWORD_PEPPER)) : null;
};

export const OTHER_PEPPER =
  "PASSWORD_PEPPER is not the one that the passwords in this database are hashed with, so nobody could log in. Set the former one again: it is in the copy of .env. If it is lost: docs/operations.md, 'A lost PASSWORD_PEPPER'.";

/**
 * Marks the database with its first pepper, and refuses any other.
 * @throws Error with one sentence where the pepper is another than before
 */
export const assertSamePepper = async (database: Connection, config: Pepper): Promise<void> => {
  if (config.PASSWORD_PEPPER === undefined) return;
  const isSame = await isPepperOf(database, config);
  if (isSame === false) throw new Error(OTHER_PEPPER);
  if (isSame) return;
  const derived = await derive(config.PASSWORD_PEPPER);
  await jobMarksOf<PepperMark>(database).updateOne({ _id: MARK }, { $setOnInsert: { derived } }, { upsert: true });
};
