import { calendarDateAt, rupeesOf } from '@wayfarer/contracts';
import { chargesOn, datesOn, tourPackages } from '@wayfarer/demo-data';
import { countSeatsIn } from '../features/bookings/index.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import { editTourPackage, tourPackageRepository } from '../features/tour-packages/index.ts';

/** Far more than the demo has; packages that somebody has added to it are left alone. */
const MAX_PACKAGES = 200;

/**
 * Offers the demo's packages whose season is over in their next one, as an admin would, so that an old demo
 * has trips to book too.
 * @returns how many
 */
export const renewSeasons = async (dependencies: MoneyDependencies): Promise<number> => {
  const { database, clock, config } = dependencies;
  const repository = tourPackageRepository(database);
  const today = calendarDateAt(clock(), config.SITE_TIME_ZONE);
  const contents = new Map(tourPackages.map((content) => [content.title, content]));
  let renewed = 0;
  for (const id of await repository.listIds(0, MAX_PACKAGES)) {
    const found = await repository.findById(id);
    const content = found && contents.get(found.title);
    if (!found || !content || found.availableTo >= today) continue;
    const { title, destinationId, description, itinerary, price } = found;
    const form = { title, destination: String(destinationId), description, itinerary, price: rupeesOf(price) };
    await editTourPackage(
      dependencies,
      // A season that is over has no coming day that a booking could lose.
      { countSeats: (packageId) => countSeatsIn(dependencies, packageId), listBookedDays: async () => [] },
      id,
      { ...form, ...datesOn(today, content), ...chargesOn(today, content.charges) },
      [],
    );
    renewed += 1;
  }
  return renewed;
};
