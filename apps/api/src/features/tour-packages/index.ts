export { addTourPackage } from './add-tour-package.ts';
export { backfillTourPackages } from './backfill-tour-packages.ts';
export { getTourPackage } from './get-tour-package.ts';
export { findOffer, type Offer } from './offer.repository.ts';
export {
  CATALOGUE_COLLECTIONS,
  type IsTouchedBy,
  isKeptRead,
  packageListIsTouchedBy,
  TODAY,
  touchOf,
} from './invalidations.ts';
export { listMostBookedDestinations, offersAtDestinations } from './offers-at-destinations.ts';
export { policyOf } from './policy-of.ts';
export { keepTourPackageIndex, type TourPackageIndexKeeper } from './search/keep-tour-package-index.ts';
export { type TourPackageRecord, tourPackageSchema } from './tour-package.model.ts';
export { tourPackageRepository } from './tour-package.repository.ts';
export { tourPackageHandlers } from './tour-package.routes.ts';
