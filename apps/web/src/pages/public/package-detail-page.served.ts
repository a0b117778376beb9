import type { TourPackage } from '@wayfarer/contracts';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { type PageFacts, SHARED_PICTURE, shortened } from '../../server/page-facts.ts';
import { productDataOf } from '../../server/product-data.ts';
import { readOne, type ServePage } from '../../server/served-page.ts';
import { paths } from '../../shared/paths.ts';

const factsOf = (tourPackage: TourPackage): PageFacts => ({
  title: tourPackage.title,
  description: shortened(tourPackage.description),
  canonical: paths.packageDetail(tourPackage._id),
  picture: tourPackage.images[0] ?? SHARED_PICTURE,
  kind: 'product',
  dataOf: (context) => productDataOf(tourPackage, context),
});

export const served: ServePage = async (read, { id = '' }) => {
  const tourPackage = await readOne(read, 'findTourPackage', { id });
  return tourPackage && { data: [[tourPackageQuery(id).queryKey, tourPackage]], facts: factsOf(tourPackage) };
};
