import { addDays, type Departure, isUntranslated, type TourPackage } from '@wayfarer/contracts';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { type PageFacts, SHARED_PICTURE, shortened } from '../../server/page-facts.ts';
import { productDataOf } from '../../server/product-data.ts';
import { readList, readOne, type ServePage } from '../../server/served-page.ts';
import { paths } from '../../shared/paths.ts';

/** How far ahead search engines are told of departures: as many days as one call returns. */
const MAX_DAYS = 400;

const factsOf = (tourPackage: TourPackage, departures: readonly Departure[]): PageFacts => ({
  title: tourPackage.title,
  description: shortened(tourPackage.description),
  canonical: paths.packageDetail(tourPackage._id),
  isUntranslated: ['title', 'description'].some((text) => isUntranslated(tourPackage.untranslated, text)),
  picture: tourPackage.images[0] ?? SHARED_PICTURE,
  kind: 'product',
  dataOf: (context) => productDataOf(tourPackage, departures, context),
});

export const served: ServePage = async (read, { id = '' }, _address, today) => {
  const tourPackage = await readOne(read, 'findTourPackage', { id });
  if (tourPackage === null) return null;
  const { schedule, availableFrom } = tourPackage;
  const from = availableFrom > today ? availableFrom.slice(0, 10) : today;
  const query = { from, to: addDays(from, MAX_DAYS - 1) };
  const { entries } = schedule ? await readList(read, 'listPackageDepartures', { params: { id }, query }) : { entries: [] };
  return { data: [[tourPackageQuery(id).queryKey, tourPackage]], facts: factsOf(tourPackage, entries) };
};
