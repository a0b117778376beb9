import { displayNameOf, formatMoney, type ListedCustomer, TRAVELLER, userColumnHeadings } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { mailtoOf, telOf } from '../../shared/format/reach.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { buttonStyle } from '../../shared/ui/actions/button-style.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';

type RowActions = {
  mayBook: boolean;
  /** Null for whom deleting is not offered. */
  onDelete: ((customer: ListedCustomer) => void) | null;
  /** The id of the customer who is being deleted. */
  deleting: string | undefined;
};

const reached = 'one-line inline-flex min-h-11 items-center hover:underline';

const Actions = ({ customer, mayBook, onDelete, deleting }: { customer: ListedCustomer } & RowActions) => {
  const called = displayNameOf(customer);
  return (
    <span className="-me-2 flex items-center justify-end">
      {mayBook ? (
        <LinkButton
          variant="quiet"
          size="small"
          className="px-2"
          to={paths.adminNewBooking(`customer=${customer._id}`)}
          aria-label={`Book for ${called}`}
        >
          Book
        </LinkButton>
      ) : null}
      {customer.email === '' ? null : (
        <a href={mailtoOf(customer.email)} className={buttonStyle('quiet', 'small', 'px-2')} aria-label={`Write to ${called}`}>
          Write
        </a>
      )}
      {onDelete === null ? null : (
        <Button
          variant="quiet"
          size="small"
          className="px-2 not-hover:not-focus-visible:text-ink-soft hover:text-red focus-visible:text-red"
          aria-label={`Delete ${called}`}
          busy={deleting === customer._id}
          onClick={() => onDelete(customer)}
        >
          Delete
        </Button>
      )}
    </span>
  );
};

/**
 * Username, Email and Action (docs/specification.md section 2), with what the desk asks of a customer between
 * them.
 */
export const customerColumns = (actions: RowActions): AdminColumn<ListedCustomer>[] => [
  {
    id: 'username',
    heading: userColumnHeadings.username,
    place: 'title',
    cell: ({ _id, ...customer }) => (
      <span className="block min-w-32">
        <Link
          to={paths.adminUser(_id)}
          className="row-link block font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          <span className="one-line">{displayNameOf(customer)}</span>
        </Link>
        {customer.name === undefined ? null : (
          <span className="one-line font-normal text-ink-soft text-small">{customer.username}</span>
        )}
      </span>
    ),
    sortable: true,
    csv: ({ username }) => username,
    moreCsv: [
      { heading: userColumnHeadings.name, csv: ({ name }) => name ?? '' },
      { heading: userColumnHeadings.role, csv: () => TRAVELLER },
    ],
  },
  {
    id: 'phone',
    heading: userColumnHeadings.phone,
    cell: ({ phone }) =>
      phone === undefined ? (
        '–'
      ) : (
        <a href={telOf(phone)} className={`${reached} whitespace-nowrap text-ink-soft`}>
          {phone}
        </a>
      ),
    csv: ({ phone }) => phone ?? '',
  },
  {
    id: 'email',
    heading: userColumnHeadings.email,
    cell: ({ email }) => (
      <span className="one-line min-w-24 text-ink-soft" title={email}>
        {email === '' ? '–' : email}
      </span>
    ),
    sortable: true,
    csv: ({ email }) => email,
  },
  {
    id: 'trips',
    heading: 'Trips',
    align: 'end',
    cell: ({ trips }) => trips,
    csv: ({ trips }) => trips,
  },
  {
    id: 'spent',
    heading: 'Spent',
    align: 'end',
    cell: ({ spent }) => <span className="whitespace-nowrap">{formatMoney(spent)}</span>,
    csv: ({ spent }) => spent,
  },
  {
    id: 'lastTrip',
    heading: 'Last trip',
    cell: ({ lastTrip }) =>
      lastTrip === undefined ? (
        '–'
      ) : (
        <span className="block min-w-24">
          <span className="one-line" title={lastTrip.title}>
            {lastTrip.title}
          </span>
          <span className="one-line block text-ink-soft text-small">{formatShortDay(lastTrip.travelDate)}</span>
        </span>
      ),
    csv: ({ lastTrip }) => lastTrip?.travelDate ?? '',
    moreCsv: [{ heading: 'Last trip to', csv: ({ lastTrip }) => lastTrip?.title ?? '' }],
  },
  { id: 'actions', heading: 'Action', place: 'actions', cell: (customer) => <Actions customer={customer} {...actions} /> },
];
