import type { Destination } from '@wayfarer/contracts';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { EditDeleteActions } from '../../shared/admin-list/form/edit-delete-actions.tsx';
import { Picture } from '../../shared/ui/display/picture.tsx';

type RowActions = {
  onEdit: (destination: Destination) => void;
  onDelete: (destination: Destination) => void;
  /** The id of the destination that is being deleted. */
  deleting: string | undefined;
};

const Place = ({ destination }: { destination: Destination }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Picture src={destination.imageUrl} alt="" width={3} height={2} sizes="60px" className="h-10 w-15 shrink-0 rounded-tag" />
    <span className="one-line font-semibold text-ink" title={destination.name}>
      {destination.name}
    </span>
  </span>
);

/** The columns of the destinations table. */
export const destinationColumns = ({ onEdit, onDelete, deleting }: RowActions): AdminColumn<Destination>[] => [
  {
    id: 'name',
    heading: 'Name',
    place: 'title',
    cell: (destination) => <Place destination={destination} />,
    sortable: true,
    csv: (destination) => destination.name,
  },
  {
    id: 'country',
    heading: 'Country',
    cell: (destination) => (
      <span className="one-line" title={destination.country}>
        {destination.country}
      </span>
    ),
    sortable: true,
    csv: (destination) => destination.country,
  },
  {
    id: 'description',
    heading: 'Description',
    cell: (destination) => (
      <span className="one-line text-ink-soft" title={destination.description}>
        {destination.description}
      </span>
    ),
    csv: (destination) => destination.description,
  },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (destination) => (
      <EditDeleteActions
        name={destination.name}
        deleting={deleting === destination._id}
        edit={() => onEdit(destination)}
        onDelete={() => onDelete(destination)}
      />
    ),
  },
];
