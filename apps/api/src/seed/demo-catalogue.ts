import { type CalendarDate, calendarDateAt, type TourPackage } from '@wayfarer/contracts';
import {
  chargesOn,
  datesOn,
  destinations,
  destinationTranslations,
  packageTranslations,
  posterFile,
  type TourPackageContent,
  tourPackages,
} from '@wayfarer/demo-data';
import type { Dependencies } from '../dependencies.ts';
import { addDestination } from '../features/destinations/index.ts';
import { addTourPackage } from '../features/tour-packages/index.ts';

const addOne = async (
  dependencies: Dependencies,
  { key, ...content }: TourPackageContent,
  destinationId: string,
  today: CalendarDate,
): Promise<[string, TourPackage]> => {
  const posters = content.scenes.map((scene) => posterFile(content.destination, scene));
  const form = {
    title: content.title,
    destination: destinationId,
    description: content.description,
    itinerary: [...content.itinerary],
    price: content.price,
    capacity: content.seatsPerDay ?? null,
    ...(content.cancellationPolicy ? { cancellationPolicy: [...content.cancellationPolicy] } : {}),
    ...(content.facts ? { facts: content.facts } : {}),
    ...datesOn(today, content),
    ...chargesOn(today, content.charges),
    ...(packageTranslations[key] ? { translations: packageTranslations[key] } : {}),
  };
  return [key, (await addTourPackage(dependencies, form, posters)).newPackage];
};

/**
 * Adds every destination and package as an admin would, pictures through the same pipeline. @returns the
 * packages by key
 * @param madeAt each package is offered in its running or next season, seen from that day
 */
export const makeCatalogue = async (dependencies: Dependencies, madeAt: Date): Promise<Map<string, TourPackage>> => {
  const today = calendarDateAt(madeAt, dependencies.config.SITE_TIME_ZONE);
  const destinationIds = new Map<string, string>();
  for (const { key, scene, name, country, description } of destinations) {
    const translations = destinationTranslations[key];
    const form = { name, country, description, ...(translations ? { translations } : {}) };
    const { newDestination } = await addDestination(dependencies, form, [posterFile(key, scene)]);
    destinationIds.set(key, newDestination._id);
  }
  const added = tourPackages.map((content) =>
    addOne(dependencies, content, destinationIds.get(content.destination) ?? '', today),
  );
  return new Map(await Promise.all(added));
};
