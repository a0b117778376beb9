import { groupDigits, type ManifestEntry } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';
import { Fact } from '../../shared/ui/display/fact.tsx';
import { manifestTotals } from './manifest-totals.ts';

const countsText = (counts: readonly [string, number][]): string =>
  counts.map(([text, count]) => `${groupDigits(count)} × ${text}`).join(', ');

/** How many come, of which kind, with which food and extras, and how many of them are here. */
export const ManifestTotalsList = ({ entries }: { entries: readonly ManifestEntry[] }) => {
  const { persons, categories, diets, extras, singleRooms, here, noShow, expected } = manifestTotals(entries);
  return (
    <div className="space-y-3">
      <h2 className="figures font-semibold text-ink text-lead">
        {counted(persons, 'person')} in {counted(entries.length, 'booking')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 xl:grid-cols-1">
        {categories.length > 0 ? <Fact name="Persons">{countsText(categories)}</Fact> : null}
        <Fact name="Arrived">
          {`${groupDigits(here)} here, ${groupDigits(noShow)} no-show, ${groupDigits(expected)} to come`}
        </Fact>
        {diets.length > 0 ? (
          <Fact name="Food">
            <strong>{countsText(diets)}</strong>
          </Fact>
        ) : null}
        {extras.length > 0 ? <Fact name="Extras">{countsText(extras)}</Fact> : null}
        {singleRooms > 0 ? <Fact name="Single rooms">{groupDigits(singleRooms)}</Fact> : null}
      </dl>
    </div>
  );
};
