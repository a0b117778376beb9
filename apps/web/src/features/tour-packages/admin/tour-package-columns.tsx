import {
  columnTextIn,
  csvOfPart,
  formatMoney,
  headingIn,
  itineraryTextOf,
  packageColumns,
  packageParts,
  type TourPackage,
  textColumnNames,
  textColumns,
  UNLIMITED,
  windowTextOf,
} from '@wayfarer/contracts';
import { translatedLanguages } from '@wayfarer/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AdminColumn, CsvColumn } from '../../../shared/admin-list/admin-column.ts';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import type { EditorSection } from '../editor/editor-sections.ts';
import { SeatsSold } from './seats-sold.tsx';
import { ActionsCell, type RowActions, TitleCell } from './tour-package-cells.tsx';

type ColumnsOptions = RowActions & {
  /** Whether they are withdrawn or drafts: listed in an order of their own, and nothing of them is sold. */
  isApart: boolean;
  /** Whether days and price lead to the editor: not of withdrawn ones, nor for who may not edit. */
  isEditable: boolean;
};

type ToPartProps = Pick<ColumnsOptions, 'list' | 'isEditable'> & {
  tourPackage: TourPackage;
  part: EditorSection;
  /** What is changed there. */
  label: string;
  children: ReactNode;
};

/** A value of the table that leads to where it is changed. */
const ToPart = ({ tourPackage: { _id, title }, part, label, list, isEditable, children }: ToPartProps) =>
  isEditable ? (
    <Link
      to={`${paths.adminEditPackage(_id)}?section=${part}`}
      state={{ list }}
      className="underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center md:touchable"
    >
      <span className="sr-only">
        {label} of {title}:{' '}
      </span>
      {children}
    </Link>
  ) : (
    children
  );

/** Each text in each language that a package of the file is translated into. */
const languageColumns = translatedLanguages.flatMap((language) =>
  textColumnNames.map(
    (name): CsvColumn<TourPackage> => ({
      heading: headingIn(textColumns[name].heading, language),
      csv: (tourPackage) => columnTextIn(language, name, tourPackage),
      group: language,
    }),
  ),
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
export const tourPackageColumns = ({ isApart, isEditable, ...actions }: ColumnsOptions): AdminColumn<TourPackage>[] => [
  {
    id: 'title',
    heading: packageColumns.title,
    place: 'title',
    cell: (tourPackage) => <TitleCell tourPackage={tourPackage} />,
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
    cell: (tourPackage) => (
      <span className="block text-ink-soft">
        <ToPart tourPackage={tourPackage} part="days" label="Days" list={actions.list} isEditable={isEditable}>
          <span className="whitespace-nowrap">{formatShortDay(tourPackage.availableFrom)} –</span>{' '}
          <span className="whitespace-nowrap">{formatShortDay(tourPackage.availableTo)}</span>
        </ToPart>
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
    cell: (tourPackage) => (
      <ToPart tourPackage={tourPackage} part="prices" label="Price" list={actions.list} isEditable={isEditable}>
        <span className="whitespace-nowrap">{formatMoney(tourPackage.price)}</span>
      </ToPart>
    ),
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
      ...languageColumns,
    ],
  },
  {
    id: 'actions',
    heading: 'Actions',
    place: 'actions',
    cell: (tourPackage) => <ActionsCell tourPackage={tourPackage} {...actions} />,
  },
];
