import type { TourPackageForm } from '@wayfarer/contracts';
import { foldText } from '../../database/lists/fold-text.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { storedPricesOf } from './stored-prices.ts';
import { titlePartsOf } from './title-parts.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

export type TourPackageFields = Omit<TourPackageForm, 'keptImages' | 'version' | 'acceptedEffect' | 'translations'> & {
  images: string[];
} & Pick<TourPackageRecord, 'translations' | 'translatedInto'>;

/**
 * A package as it is stored, of what the form says. Whether it is a draft is not in it: an edit may leave
 * that as it is.
 */
export const storedTourPackage = ({
  destination,
  price,
  capacity,
  taxPercent,
  cancellationPolicy,
  schedule,
  asks,
  ownQuestions,
  facts,
  isDraft: _stays,
  categories,
  seasons,
  groups,
  groupOf,
  single,
  extras,
  deposit,
  ...fields
}: TourPackageFields) => ({
  // A field that the record does not know is a type error.
  ...(fields satisfies Pick<TourPackageRecord, keyof typeof fields>),
  ...storedPricesOf({ price, categories, seasons, groups, groupOf, single, extras, deposit }),
  ...(cancellationPolicy === undefined ? {} : { cancellationPolicy }),
  ...(capacity === undefined ? {} : { capacity }),
  ...(taxPercent === undefined ? {} : { taxPercent }),
  ...(schedule === undefined ? {} : { schedule }),
  ...(asks === undefined ? {} : { asks }),
  ...(ownQuestions === undefined ? {} : { ownQuestions: ownQuestions && ownQuestions.length > 0 ? ownQuestions : null }),
  ...(facts === undefined ? {} : { facts: facts && Object.keys(facts).length > 0 ? facts : null }),
  titleKey: foldText(fields.title),
  days: fields.itinerary.length,
  titleParts: titlePartsOf(fields.title),
  destinationId: objectIdOf(destination),
});
