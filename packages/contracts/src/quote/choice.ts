import { t } from '@wayfarer/words';
import { MAX_OF_ONE_KIND, type Prices } from '../price/price.rules.ts';
import { type Party, partyProblemOf, seatsOf } from './party.ts';
import type { Choice } from './quote.ts';

type Problem = { readonly path: readonly string[]; readonly message: string };
type Order = { readonly party: Party; readonly totalPersons: number } & Pick<Choice, 'extras' | 'singleRooms'>;

const extraProblem = ({ extras: offered = [] }: Prices, chosen: Readonly<Record<string, number>>): Problem | null => {
  for (const [id, quantity] of Object.entries(chosen)) {
    const path = ['extras', id];
    const extra = offered.find((one) => one.id === id);
    if (!extra) return { path, message: t('This trip has no such extra any more. Please choose again.') };
    const most = extra.per === 'piece' ? (extra.most ?? MAX_OF_ONE_KIND) : 1;
    if (quantity > most)
      return {
        path,
        message:
          most === 1
            ? t('{extra} can be chosen once.', { extra: extra.name })
            : t('Choose at most {most} of {extra}.', { most, extra: extra.name }),
      };
  }
  return null;
};

const roomProblem = ({ single }: Prices, singleRooms: number, seats: number): Problem | null => {
  const path = ['singleRooms'];
  if (singleRooms > 0 && !single) return { path, message: t('This trip has no single rooms.') };
  return singleRooms > seats ? { path, message: t('There are more single rooms than persons who need one.') } : null;
};

/**
 * Why a choice does not fit a package: at which field, and a sentence. Null where it fits. In the order in
 * which refusals are told.
 */
export const choiceProblemOf = (prices: Prices, { party, totalPersons, extras = {}, singleRooms = 0 }: Order): Problem | null => {
  const ofParty = partyProblemOf(prices, { party, totalPersons });
  if (ofParty) return { path: ['party'], message: ofParty };
  return extraProblem(prices, extras) ?? roomProblem(prices, singleRooms, seatsOf(prices, party));
};
