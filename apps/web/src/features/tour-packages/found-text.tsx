import type { FoundIn, TourPackage } from '@wayfarer/contracts';
import { t } from '../../shared/words/words.ts';

const Marked = ({ before, hit, after }: FoundIn) => (
  <>
    {before}
    <mark className="rounded-sm bg-warm-soft text-ink">{hit}</mark>
    {after}
  </>
);

type FoundTextProps = {
  foundIn: FoundIn | undefined;
  field: FoundIn['field'];
  /** The text itself. */
  children: string;
};

/** A text of a card; what a search by words has found in it is marked. */
export const FoundText = ({ foundIn, field, children }: FoundTextProps) =>
  foundIn?.field === field ? <Marked {...foundIn} /> : children;

const labelOf = ({ field, day }: FoundIn, place: string): string => {
  if (field === 'itinerary') return day === null ? t('Itinerary') : t('Itinerary, day {day}', { day });
  return field === 'about-place' ? t('About {place}', { place }) : t('Description');
};

/** Why a search by words has found a package, where its card does not show that text. */
export const FoundLine = ({ tourPackage: { foundIn, destination } }: { tourPackage: TourPackage }) =>
  foundIn === undefined || foundIn.field === 'title' || foundIn.field === 'place' ? null : (
    <p className="mb-4 text-ink-soft text-small">
      <span className="font-medium text-ink">{labelOf(foundIn, destination.name)}:</span> <Marked {...foundIn} />
    </p>
  );
