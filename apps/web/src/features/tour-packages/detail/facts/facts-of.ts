import type { TourPackage } from '@wayfarer/contracts';

/** Of a package: which of its texts are not in the language of the page. */
export type FactsOf = Pick<TourPackage, 'untranslated'>;
