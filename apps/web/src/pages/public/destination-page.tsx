import type { Destination } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useParams } from 'react-router-dom';
import { offersOf } from '../../features/destinations/offers-of.ts';
import { useDestination } from '../../features/destinations/use-destination.ts';
import { PackagesAt, PicturesOf } from '../../features/tour-packages/list/packages-at.tsx';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Prose } from '../../shared/ui/display/prose.tsx';
import { FailedState } from '../../shared/ui/feedback/failed-state.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { Hero } from '../../shared/ui/layout/hero.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { OwnText, ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

const UnknownDestination = () => (
  <>
    <PageHeading
      title={t('Destination not found')}
      text={t('It may have been withdrawn, or the address is mistyped. There are more places to see.')}
    >
      {t('We could not find this destination')}
    </PageHeading>
    <LinkButton to={paths.destinations()} className="mt-8">
      {t('See all destinations')}
    </LinkButton>
  </>
);

const Place = ({ destination }: { destination: Destination }) => {
  const { name, country, description, imageUrl } = destination;
  return (
    <>
      <Hero
        pageTitle={`${name}, ${country}`}
        heading={
          <OwnText of={destination} at="name">
            {name}
          </OwnText>
        }
        text={
          <OwnText of={destination} at="country">
            {country}
          </OwnText>
        }
        picture={imageUrl}
      />
      <div className="gutters py-8 sm:py-12">
        <Breadcrumb crumbs={[{ label: screens.destinations.title, to: paths.destinations() }, { label: name }]} />
        <div className="mt-6 flex flex-wrap items-start justify-between gap-x-16 gap-y-8">
          <Prose text={description} {...ownText(destination, 'description')} />
          <p className="figures rounded-panel border border-hairline bg-surface px-6 py-4 font-semibold text-ink text-lead">
            {offersOf(destination)}
          </p>
        </div>
      </div>
      <PackagesAt destination={destination} />
      <PicturesOf destination={destination} />
    </>
  );
};

const Opened = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useDestination(id);
  if (data !== undefined) return <Place destination={data} />;
  if (error === null) {
    return (
      <>
        {/* The page's heading until the real one loads and takes the focus. */}
        <h1 className="sr-only">{screens.destination.title}</h1>
        <LoadingBlock text={t('Loading destination...')} showText={false}>
          <Skeleton className="min-h-72 sm:min-h-96" />
          <div className="gutters py-8 sm:py-12">
            <Skeleton className="h-40 max-w-prose" />
          </div>
        </LoadingBlock>
      </>
    );
  }
  return (
    <div className="gutters space-y-6 py-16 sm:py-24">
      {isMissing(error) ? (
        <UnknownDestination />
      ) : (
        <>
          <PageHeading title={screens.destination.title}>{t('This destination did not load')}</PageHeading>
          <FailedState message={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
        </>
      )}
    </div>
  );
};

/** /destination-view/:id */
export const DestinationPage = () => {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
};
