import { useQuery } from '@tanstack/react-query';
import { countWithNoun } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { Section } from '../../../shared/ui/layout/section.tsx';
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
        title="No packages found"
        text={`New trips to ${name} are being prepared. In the meantime, there are others.`}
        action={<LinkButton to={paths.packageList()}>See all packages</LinkButton>}
      />
    );
  }
  return (
    <>
      <TourPackageGrid tourPackages={data.entries} />
      {data.entries.length < data.total.count ? (
        <div className="mt-12 text-center">
          <LinkButton to={paths.packageList(`destination=${_id}`)} variant="secondary">
            See all {countWithNoun(data.total, 'trip')}
          </LinkButton>
        </div>
      ) : null}
    </>
  );
};

/** The packages that can be booked at a destination, the most booked ones first. */
export const PackagesAt = ({ destination }: PackagesAtProps) => (
  <Section
    heading={`Trips to ${destination.name}`}
    ground="tinted"
    action={
      <LinkButton to={paths.packageList(`destination=${destination._id}`)} variant="secondary">
        Filter by month, length and price
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
    <Section heading={`${name} in pictures`}>
      <PackageGallery title={name} images={images} isFirst={false} />
    </Section>
  );
};
