import { displayNameOf, type GuideToName } from '@wayfarer/contracts';
import { identityOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { userRepository } from '../../users/index.ts';

/**
 * The staff who can be named on departures: whoever may check travellers in, by name, those with the role of
 * a guide first.
 */
export const listGuides = async ({ database }: Pick<Dependencies, 'database'>): Promise<GuideToName[]> => {
  const found = await userRepository(database).listWith('check-in');
  return found
    .toSorted(
      (one, other) =>
        Number(other.role === 'guide') - Number(one.role === 'guide') || displayNameOf(one).localeCompare(displayNameOf(other)),
    )
    .map((user) => ({ ...identityOf(user._id), name: displayNameOf(user) }));
};
