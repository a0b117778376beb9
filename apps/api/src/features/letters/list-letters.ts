import { type Letter, letterKinds } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { presentLetter } from './letter.presenter.ts';
import { letterRepository } from './letter.repository.ts';

/** Every email that the agency may word, in the order of a booking. */
export const listLetters = async ({ database }: Pick<Dependencies, 'database'>): Promise<Letter[]> => {
  const stored = await letterRepository(database).list();
  return letterKinds.map((kind) =>
    presentLetter(
      kind,
      stored.find(({ _id }) => _id === kind),
    ),
  );
};
