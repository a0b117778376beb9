import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { limitWrongGuesses } from '../../http/limits/limit-wrong-guesses.ts';
import type { CodeRecord } from './code.model.ts';
import { codeRepository } from './code.repository.ts';
import { type CodeUseCount, codeUsesRepository } from './code-uses.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'logger'>;

/** Wrong codes of one address in a window, in seconds. */
const WRONG_CODES = { name: 'wrongCode', points: 10, duration: 60 };

/** A code by its text, however it is typed. */
export const findCode = (database: Dependencies['database'], text: string): Promise<CodeRecord | null> =>
  codeRepository(database).findByCode(text.trim().toUpperCase());

/**
 * The same for a caller, who may guess ten wrong ones a minute from one address.
 * @param address of the caller
 * @throws TOO_MANY_REQUESTS, also for right codes, once there were so many wrong ones
 */
export const findCodeAtPace = (needs: Needs, address: string, text: string): Promise<CodeRecord | null> =>
  limitWrongGuesses(needs, { ...WRONG_CODES, countedFor: address }, () => findCode(needs.database, text));

/** How many bookings use a code at an instant, and how many of them are of an account. */
export const usesOf = async (
  database: Dependencies['database'],
  { _id }: Pick<CodeRecord, '_id'>,
  by: ObjectId | null,
  now: Date,
): Promise<CodeUseCount> =>
  (await codeUsesRepository(database).count([_id], by, now)).get(String(_id)) ?? { uses: 0, usesByTraveller: 0 };
