import {
  csvOfPart,
  formatMoney,
  itineraryTextOf,
  packageColumns,
  packageParts,
  type TourPackage,
  UNLIMITED,
  windowTextOf,
} from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../../shared/admin-list/admin-column.ts';
import { EditDeleteActions } from '../../../shared/admin-list/form/edit-delete-actions.tsx';
import { RowMenuItem } from '../../../shared/admin-list/row-menu.tsx';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { paths } from '../../../shared/paths.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Picture } from '../../../shared/ui/display/picture.tsx';
import { SeatsSold } from './seats-sold.tsx';

type RowActions = {
  onEdit: (tourPackage: TourPackage) => void;
  onCopy: (tourPackage: TourPackage) => void;
  onDelete: (tourPackage: TourPackage) => void;
  /** The id of the package that is being deleted. */
  deleting: string | undefined;
  /** Whether they are withdrawn or drafts: listed in an order of their own, and nothing of them is sold. */
  isApart: boolean;
  /** For withdrawn packages; no other action applies to them. */
  onPutBack?: (tourPackage: TourPackage) => void;
};

const Title = ({ tourPackage: { title, images, destination, itinerary, isDraft } }: { tourPackage: TourPackage }) => (
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

const Actions = ({
  tourPackage,
  onEdit,
  onCopy,
  onDelete,
  deleting,
}: Omit<RowActions, 'isApart'> & { tourPackage: TourPackage }) => (
  <EditDeleteActions
    name={tourPackage.title}
    deleting={deleting === tourPackage._id}
    onEdit={() => onEdit(tourPackage)}
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
    <RowMenuItem label={`Copy this package ${tourPackage.title}`} onSelect={() => onCopy(tourPackage)}>
      Copy this package
    </RowMenuItem>
  </EditDeleteActions>
);

const seatsColumn: AdminColumn<TourPackage> = {
  id: 'seats',
  heading: 'Seats sold',
  cell: (tourPackage) => <SeatsSold tourPackage={tourPackage} />,
};

/**
 * The columns of the packages table. Destination and length are below the title, and have columns of their
 * own in the CSV, as have its parts. An import reads all but days and pictures.
 */
export const tourPackageColumns = ({ isApart, ...actions }: RowActions): AdminColumn<TourPackage>[] => [
  {
    id: 'title',
    heading: packageColumns.title,
    place: 'title',
    cell: (tourPackage) => <Title tourPackage={tourPackage} />,
    sortable: !isApart,
    csv: ({ title }) => title,
    moreCsv: [
      { heading: packageColumns.id, csv: ({ _id }) => _id },
      { heading: packageColumns.destination, csv: ({ destination }) => `${destination.name}, ${destination.country}` },
      { heading: 'Days', csv: ({ itinerary }) => itinerary.length },
    ],
  },
  {
    id: 'availableFrom',
    heading: packageColumns.available,
    cell: ({ availableFrom, availableTo }) => (
      <span className="block text-ink-soft">
        <span className="whitespace-nowrap">{formatShortDay(availableFrom)} –</span>{' '}
        <span className="whitespace-nowrap">{formatShortDay(availableTo)}</span>
      </span>
    ),
    sortable: !isApart,
    csv: windowTextOf,
    moreCsv: [{ heading: packageColumns.capacity, csv: ({ capacity }) => capacity ?? UNLIMITED }],
  },
  ...(isApart ? [] : [seatsColumn]),
  {
    id: 'price',
    heading: packageColumns.price,
    align: 'end',
    cell: ({ price }) => <span className="whitespace-nowrap">{formatMoney(price)}</span>,
    sortable: !isApart,
    csv: ({ price }) => ({ amount: price }),
    moreCsv: [
      { heading: packageColumns.description, csv: ({ description }) => description },
      { heading: packageColumns.itinerary, csv: ({ itinerary }) => itineraryTextOf(itinerary) },
      ...Object.values(packageParts).map((part) => ({
        heading: part.heading,
        csv: (tourPackage: TourPackage) => csvOfPart(part, tourPackage),
      })),
      { heading: 'Pictures', csv: ({ images }) => images.join('; ') },
    ],
  },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (tourPackage) =>
      actions.onPutBack === undefined ? (
        <Actions tourPackage={tourPackage} {...actions} />
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Put ${tourPackage.title} back on offer`}
          onClick={() => actions.onPutBack?.(tourPackage)}
        >
          Put back
        </Button>
      ),
  },
];
