import { useQuery } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { askedPartyOf } from '../../../shared/quote/choice-search.ts';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { t } from '../../../shared/words/words.ts';
import { useAsked, useCarriedSearch, useChosenSearch } from '../asked-days.ts';
import { TourPackageCard } from '../tour-package-card.tsx';
import { similarPackagesQuery } from './similar-packages-query.ts';
import { similarityOf } from './similarity-of.ts';

/** Similar packages. Not essential, so it shows nothing if it fails or finds none. */
export const SimilarPackages = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const asked = useAsked();
  const carried = useCarriedSearch();
  const party = askedPartyOf(new URLSearchParams(useChosenSearch()));
  const { data, isPending } = useQuery(similarPackagesQuery(tourPackage._id, asked, party));
  // What is below does not move when they load.
  if (isPending) return <div className="min-h-144" />;
  if (data === undefined || data.length === 0) return null;
  return (
    <Section heading={t('Similar packages')} ground="tinted">
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((similar) => (
          <li key={similar._id} className="flex min-w-0 flex-col">
            <div className="grow">
              <TourPackageCard tourPackage={similar} heading="h3" askedSearch={carried} party={party} />
            </div>
            <p className="figures mt-2 text-ink-soft text-small">{similarityOf(tourPackage, similar)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
