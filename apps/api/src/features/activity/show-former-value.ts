import { type FormerValue, isRestorable } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { activityListRepository } from './activity-list.repository.ts';

/**
 * What a price or a text was before an action, and after it.
 * @throws NOT_FOUND for a field that it did not change
 */
export const showFormerValue = async (
  { database }: Pick<Dependencies, 'database'>,
  id: string,
  { of, field }: { of: string; field: string },
): Promise<FormerValue> => {
  const action = await activityListRepository(database).findEnded(id);
  const changed = action?.outcome?.changes.find((one) => one.id === of);
  const value = changed?.fields.find((one) => one.field === field);
  if (!changed || !value || !isRestorable(changed.thing, field)) throw new ApiError('NOT_FOUND', 'There is no such change.');
  return { thing: changed.thing, from: value.from, to: value.to };
};
