import { useQuery } from '@tanstack/react-query';
import { formatTotal } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
import { t, tn } from '../../../shared/words/words.ts';
import { PackageGallery } from '../detail/package-gallery.tsx';
import { packagesAtQuery } from '../tour-package-queries.ts';
import { TourPackageGrid, TourPackageGridSkeleton } from './tour-package-grid.tsx';

type PackagesAtProps = { destination: { readonly _id: string; readonly name: string } };

const Trips = ({ destination: { _id, name } }: PackagesAtProps) => {
  const { data, isPending } = useQuery(packagesAtQuery(_id));
  // The page itself says what failed; without its packages it still links to their list.
  if (data === undefined) return isPending ? <TourPackageGridSkeleton /> : null;
  if (data.entries.length === 0) {
    return (
      <EmptyState
        title={t('No packages found')}
        text={t('New trips to {place} are being prepared. In the meantime, there are others.', { place: name })}
        action={<LinkButton to={paths.packageList()}>{t('See all packages')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <TourPackageGrid tourPackages={data.entries} />
      {data.entries.length < data.total.count ? (
        <div className="mt-12 text-center">
          <LinkButton to={paths.packageList(`destination=${_id}`)} variant="secondary">
            {tn(data.total.count, 'See all {total} trip', 'See all {total} trips', { total: formatTotal(data.total) })}
          </LinkButton>
        </div>
      ) : null}
    </>
  );
};

/** The packages that can be booked at a destination, the most booked ones first. */
export const PackagesAt = ({ destination }: PackagesAtProps) => (
  <Section
    heading={t('Trips to {place}', { place: destination.name })}
    ground="tinted"
    action={
      <LinkButton to={paths.packageList(`destination=${destination._id}`)} variant="secondary">
        {t('Filter by month, length and price')}
      </LinkButton>
    }
  >
    <Trips destination={destination} />
  </Section>
);

/** The first picture of each package. Nothing if they have none. */
export const PicturesOf = ({ destination: { _id, name } }: PackagesAtProps) => {
  const { data } = useQuery(packagesAtQuery(_id));
  const images = [...new Set((data?.entries ?? []).flatMap((tourPackage) => tourPackage.images.slice(0, 2)))];
  if (images.length < 3) return null;
  return (
    <Section heading={t('{place} in pictures', { place: name })}>
      <PackageGallery title={name} images={images} isFirst={false} />
    </Section>
  );
};
