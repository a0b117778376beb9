import type { Dependencies } from '../../dependencies.ts';
import { keyIdsOf } from './passport-seal.ts';
import { travellersRepository } from './travellers.repository.ts';

/**
 * What is wrong with TRAVELLER_KEY and what to do; null where every passport number can be read. Each number
 * names the key that has sealed it, so this is known whatever version stored it.
 */
export const sentenceOnTravellerKey = async ({
  database,
  config,
}: Pick<Dependencies, 'database' | 'config'>): Promise<string | null> => {
  const count = await travellersRepository(database).countSealedByOthers(keyIdsOf(config));
  if (count === 0) return null;
  const [which, then] =
    config.TRAVELLER_KEY === undefined
      ? ['TRAVELLER_KEY is not set', '']
      : ['TRAVELLER_KEY is another than before', ', with the present one as TRAVELLER_KEY_ACCEPTED'];
  return `${which}, so the passport numbers of ${count} bookings cannot be read. Set the former one again${then}: it is in the copy of .env. If it is lost: docs/operations.md, 'A lost TRAVELLER_KEY'.`;
};
