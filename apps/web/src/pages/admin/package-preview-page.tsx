import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type TourPackage, translatedPackage } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { BASE_LANGUAGE, isTranslated, type LanguageCode, languages } from '@wayfarer/words';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { matchPath, useBlocker, useParams } from 'react-router-dom';
import { draftQuery } from '../../features/tour-packages/admin/draft-query.ts';
import { previewClientOf } from '../../features/tour-packages/admin/preview-client.ts';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { RupeesAlone } from '../../shared/currency/rupees-alone.ts';
import { paths, routerPathOf } from '../../shared/paths.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';

// The very page of travellers, from its own file: nothing is added to what they load.
const PageOnSite = lazy(async () => ({
  default: (await loadPart(() => import('../public/package-detail-page.tsx'))).PackageDetailPage,
}));

const toDrafts = (
  <LinkButton to={paths.adminPackages('offered=drafts')} variant="secondary" size="small">
    All drafts
  </LinkButton>
);

const loading = (
  <div className="gutters pt-4 pb-14">
    <h1 className="sr-only">{screens.adminPackagePreview.title}</h1>
    <LoadingBlock text="Loading draft...">
      <Skeleton className="aspect-3/2 rounded-panel md:aspect-auto md:h-112" />
    </LoadingBlock>
  </div>
);

/** A draft cannot be booked: what leads to the booking form says so and stays here. */
const useNoBooking = (): void => {
  const blocker = useBlocker(
    ({ nextLocation }) => matchPath(routerPathOf(screens.bookPackage.path), nextLocation.pathname) !== null,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    void notify({ title: 'A draft cannot be booked.' });
  }, [blocker]);
};

/** What the site says in each language by itself stays in English here. */
const inLanguage = (draft: TourPackage, language: LanguageCode): TourPackage =>
  isTranslated(language) ? translatedPackage(draft, draft.translations?.[language]) : draft;

const Preview = ({ draft }: { draft: TourPackage }) => {
  const [language, setLanguage] = useState<LanguageCode>(BASE_LANGUAGE);
  const client = useMemo(() => previewClientOf(inLanguage(draft, language)), [draft, language]);
  useNoBooking();
  return (
    <>
      <div className="gutters pt-4">
        <Notice tone="grey" action={toDrafts}>
          Draft. Only staff see this, and it cannot be booked.
        </Notice>
        {siteSettings.languages.length < 2 ? null : (
          <div className="pt-3">
            <Segmented
              label="Language of its texts"
              options={siteSettings.languages.map((code) => ({ value: code, label: languages[code].english }))}
              value={language}
              onValueChange={setLanguage}
            />
          </div>
        )}
      </div>
      <QueryClientProvider client={client}>
        <RupeesAlone value={true}>
          <Suspense fallback={loading}>
            <PageOnSite />
          </Suspense>
        </RupeesAlone>
      </QueryClientProvider>
    </>
  );
};

/**
 * The page of a draft as travellers will see it once it is on offer, in the frame of the site
 * (app/layouts/admin-layout.tsx).
 */
export const PackagePreviewPage = () => {
  const { id = '' } = useParams();
  const { data: draft, error, refetch, isFetching } = useQuery(draftQuery(id));
  if (draft !== undefined) return <Preview draft={draft} />;
  if (error === null) return loading;
  return (
    <div className="gutters space-y-6 py-10">
      <PageHeading title={screens.adminPackagePreview.title}>{screens.adminPackagePreview.title}</PageHeading>
      {isMissing(error) ? (
        <EmptyState
          title="There is no such draft."
          text="It may be on offer by now, or was deleted."
          icon={<SearchX className="size-6" />}
          action={toDrafts}
        />
      ) : (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
};
