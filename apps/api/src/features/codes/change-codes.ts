import type { CodeForm, PromotionCode } from '@wayfarer/contracts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { versionConflict, versionOf } from '../../database/edited-version.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import type { CodeRecord } from './code.model.ts';
import { presentTerms } from './code.presenter.ts';
import { codeRepository } from './code.repository.ts';
import { noSuchCode, withUses } from './list-codes.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

const thing = 'promotion code';
const conflict = (sentence: string): ApiError => new ApiError('CONFLICT', sentence, { code: sentence });

const presentOne = async (needs: Needs, record: CodeRecord): Promise<PromotionCode> => {
  const [presented] = await withUses(needs, [record]);
  if (!presented) throw noSuchCode();
  return presented;
};

/** Writes a code whose text no other has. @throws CONFLICT */
const unlessTaken = async <Written>({ code }: CodeForm, write: Promise<Written>): Promise<Written> => {
  try {
    return await write;
  } catch (thrown) {
    if (isDuplicateKey(thrown)) throw conflict(`There is already a code ${code}.`);
    throw thrown;
  }
};

/** @throws CONFLICT when there is another of this text */
export const addCode = async (needs: Needs, form: CodeForm): Promise<{ promotionCode: PromotionCode }> => {
  const record = await unlessTaken(form, codeRepository(needs.database).insert(form));
  const promotionCode = await presentOne(needs, record);
  recordChange({ thing, id: promotionCode._id, from: null, to: presentTerms(record) });
  return { promotionCode };
};

/**
 * Edits a code. Who uses it keeps that. Its text stays once a booking has used it: it stands on what
 * travellers were sent.
 * @throws NOT_FOUND, CONFLICT
 */
export const editCode = async (needs: Needs, id: string, form: CodeForm): Promise<{ promotionCode: PromotionCode }> => {
  const codes = codeRepository(needs.database);
  const written = await unlessTaken(form, codes.replace(objectIdOf(id), form));
  if (!written) {
    const present = await codes.findById(objectIdOf(id));
    if (!present) throw noSuchCode();
    if (form.version !== undefined && form.version !== versionOf(present))
      throw versionConflict('promotion code', await presentOne(needs, present));
    throw conflict(`Bookings have used ${present.code}, so its text stays. Add another code instead.`);
  }
  const [from, to] = written;
  recordChange({ thing, id, from: presentTerms(from), to: presentTerms(to) });
  return { promotionCode: await presentOne(needs, to) };
};

/** Deletes a code that no booking uses at present. @throws NOT_FOUND, CONFLICT */
export const deleteCode = async ({ database, clock }: Needs, id: string): Promise<{ id: string }> => {
  const codes = codeRepository(database);
  const removed = await codes.remove(objectIdOf(id), clock());
  if (!removed) {
    if (!(await codes.findById(objectIdOf(id)))) throw noSuchCode();
    throw new ApiError('CONFLICT', 'Bookings use this code, so it stays. To end it, set its last day.');
  }
  recordChange({ thing, id, from: presentTerms(removed), to: null });
  return { id };
};
