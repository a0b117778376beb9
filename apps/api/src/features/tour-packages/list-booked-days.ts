import type { BookedDay as PresentedDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { BookedDay, ListBookedDays } from './edit-effect.ts';
import { noSuchPackage } from './get-tour-package.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

export const presentBookedDay = ({ travelDate, paid, unpaid, seats }: BookedDay): PresentedDay => ({
  day: travelDate,
  bookings: paid + unpaid,
  persons: seats,
});

/**
 * The coming days on which a package has bookings, also those on which it does not leave; a draft has none.
 * @throws NOT_FOUND
 */
export const listBookedDays = async (
  needs: Pick<Dependencies, 'database'>,
  list: ListBookedDays,
  id: string,
): Promise<PresentedDay[]> => {
  if (!(await tourPackageRepository(needs.database).findEditable(id))) throw noSuchPackage();
  return (await list(id)).map(presentBookedDay);
};
