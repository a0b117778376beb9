import type { Dependencies } from '../../dependencies.ts';
import type { OwnWords } from '../emails/index.ts';
import { letterRepository } from './letter.repository.ts';

/** What the agency says in its own words now, in each language: read once for a page of emails. */
export const readOwnWords = async ({ database }: Pick<Dependencies, 'database'>): Promise<OwnWords> => {
  const letters = await letterRepository(database).list();
  return Object.fromEntries(
    letters.flatMap(({ _id, own, translations }) => (own ? [[_id, { ...own, ...(translations ? { translations } : {}) }]] : [])),
  );
};
