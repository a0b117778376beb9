import { isTooYoung, type NewBooking, oldEnoughText } from '@wayfarer/contracts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Offer } from '../../tour-packages/index.ts';

/** @throws VALIDATION at the number of a category whose travellers are all younger than the trip allows */
export const assertOldEnough = ({ facts, categories }: Offer, { party = {} }: Pick<NewBooking, 'party'>): void => {
  const minAge = facts?.minAge;
  const young = categories?.find((category) => (party[category.id] ?? 0) > 0 && isTooYoung(category, minAge));
  if (young && minAge !== undefined) throw wrongField(`party.${young.id}`, oldEnoughText(minAge));
};
