import { type Destination, headingIn } from '@wayfarer/contracts';
import { translatedLanguages } from '@wayfarer/words';
import type { AdminColumn, CsvColumn } from '../../shared/admin-list/admin-column.ts';
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

const headings = { name: 'Name', country: 'Country', description: 'Description' } as const;
/** Each text in each language that a destination of the file is translated into. */
const languageColumns = translatedLanguages.flatMap((language) =>
  (['name', 'country', 'description'] as const).map(
    (text): CsvColumn<Destination> => ({
      heading: headingIn(headings[text], language),
      csv: ({ translations }) => translations?.[language]?.[text] ?? '',
      group: language,
    }),
  ),
);

/** The columns of the destinations table. */
export const destinationColumns = ({ onEdit, onDelete, deleting }: RowActions): AdminColumn<Destination>[] => [
  {
    id: 'name',
    heading: headings.name,
    place: 'title',
    cell: (destination) => <Place destination={destination} />,
    sortable: true,
    csv: (destination) => destination.name,
  },
  {
    id: 'country',
    heading: headings.country,
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
    heading: headings.description,
    cell: (destination) => (
      <span className="one-line text-ink-soft" title={destination.description}>
        {destination.description}
      </span>
    ),
    csv: (destination) => destination.description,
    moreCsv: languageColumns,
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
