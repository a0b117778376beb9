import type { TourPackage } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { EditDeleteActions } from '../../../shared/admin-list/form/edit-delete-actions.tsx';
import { RowMenuItem } from '../../../shared/admin-list/row-menu.tsx';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { paths } from '../../../shared/paths.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Picture } from '../../../shared/ui/display/picture.tsx';

export type RowActions = {
  /** The address of the list, to which the editor leads back. */
  list: string;
  onDelete: (tourPackage: TourPackage) => void;
  /** The id of the package that is being deleted. */
  deleting: string | undefined;
  /** For withdrawn packages; no other action applies to them. */
  onPutBack?: (tourPackage: TourPackage) => void;
};

/** The picture and the title, above the destination and the length. */
export const TitleCell = ({ tourPackage: { title, images, destination, itinerary, isDraft } }: { tourPackage: TourPackage }) => (
  <span className="flex min-w-0 items-center gap-3">
    <span className="row-picture">
      {images[0] === undefined ? (
        <span aria-hidden="true" className="block h-10 w-15 rounded-tag bg-grey-soft" />
      ) : (
        <Picture src={images[0]} alt="" width={3} height={2} sizes="60px" className="h-10 w-15 rounded-tag" />
      )}
    </span>
    <span className="min-w-0">
      <span className="one-line font-semibold text-ink" title={title}>
        {title}
      </span>
      <span className="one-line font-normal text-ink-faint text-small">
        {isDraft ? 'Draft · ' : null}
        {destination.name} · {durationOf(itinerary.length)}
      </span>
    </span>
  </span>
);

type ActionsProps = RowActions & { tourPackage: TourPackage };

const EditActions = ({ tourPackage, list, onDelete, deleting }: ActionsProps) => (
  <EditDeleteActions
    name={tourPackage.title}
    deleting={deleting === tourPackage._id}
    edit={{ to: paths.adminEditPackage(tourPackage._id), state: { list } }}
    onDelete={() => onDelete(tourPackage)}
  >
    {tourPackage.isDraft ? (
      <RowMenuItem
        label={`Preview ${tourPackage.title}`}
        link={<Link to={paths.adminPackagePreview(tourPackage._id)} target="_blank" />}
      >
        Preview
      </RowMenuItem>
    ) : (
      <>
        <RowMenuItem
          label={`View ${tourPackage.title} on site`}
          link={<Link to={paths.packageDetail(tourPackage._id)} target="_blank" />}
        >
          View on site
        </RowMenuItem>
        <RowMenuItem
          label={`Bookings of ${tourPackage.title}`}
          link={<Link to={paths.adminBookings(`package=${tourPackage._id}`)} />}
        >
          Bookings
        </RowMenuItem>
      </>
    )}
    {useMay('show-activity') ? (
      <RowMenuItem
        label={`Activity of ${tourPackage.title}`}
        link={<Link to={paths.adminActivity(`about=${tourPackage._id}`)} />}
      >
        Activity
      </RowMenuItem>
    ) : null}
    <RowMenuItem
      label={`Copy this package ${tourPackage.title}`}
      link={<Link to={paths.adminNewPackage(`copy=${tourPackage._id}`)} state={{ list }} />}
    >
      Copy this package
    </RowMenuItem>
  </EditDeleteActions>
);

/** What can be done with a package: putting it back where it is withdrawn, else everything but that. */
export const ActionsCell = (props: ActionsProps) => {
  const { tourPackage, onPutBack } = props;
  return onPutBack === undefined ? (
    <EditActions {...props} />
  ) : (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Put ${tourPackage.title} back on offer`}
      onClick={() => onPutBack(tourPackage)}
    >
      Put back
    </Button>
  );
};
