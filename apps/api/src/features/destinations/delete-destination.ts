import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { presentDestination } from './destination.presenter.ts';
import { destinationRepository } from './destination.repository.ts';

/** The titles of the packages that use a destination and are not withdrawn. */
export type ListTitlesAt = (destinationId: string) => Promise<string[]>;

const assertUnused = (packages: readonly string[]): void => {
  if (packages.length === 0) return;
  const names = packages.slice(0, 5).join(', ');
  const more = packages.length > 5 ? ` and ${packages.length - 5} more` : '';
  throw new ApiError('DESTINATION_IN_USE', `Packages use this destination: ${names}${more}. Delete them first.`, { packages });
};

/**
 * Withdraws a destination from every list. It can be put back until it is erased (`eraseWithdrawnAtNight`).
 * It is withdrawn before its uses are checked for the last time: a package added at that moment is either
 * seen here, or sees the withdrawal.
 * @throws NOT_FOUND; DESTINATION_IN_USE, naming the packages that use it
 */
export const deleteDestination = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  listTitlesAt: ListTitlesAt,
  id: string,
): Promise<{ id: string }> => {
  const destinations = destinationRepository(database);
  const present = await destinations.findById(id);
  if (!present) throw new ApiError('NOT_FOUND', 'There is no such destination.');
  assertUnused(await listTitlesAt(id));
  await destinations.withdraw(id, clock());
  try {
    assertUnused(await listTitlesAt(id));
  } catch (thrown) {
    await destinations.restore(id);
    throw thrown;
  }
  recordChange({ thing: 'destination', id, from: presentDestination(present), to: null });
  return { id };
};
