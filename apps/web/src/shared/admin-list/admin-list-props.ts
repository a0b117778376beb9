import type { ReactNode } from 'react';
import type { PagedList } from '../api/use-paged-list.ts';
import type { AdminColumn } from './admin-column.ts';
import type { AllRowsAction, BulkAction } from './bulk/bulk-action.ts';
import type { ListPage } from './use-list-page.ts';

export type AdminListProps<Row> = {
  /** 'Bookings': names the table and its CSV. */
  name: string;
  /** 'booking', for counts. */
  noun: string;
  list: PagedList<Row>;
  /** Which page is shown. Without it the list grows by 'Load more'. */
  page?: ListPage;
  /** The order that the server sorts by, as in the address. */
  sort?: { value: string; onChange: (sort: string) => void };
  /** A constant or a memo. */
  columns: ReadonlyArray<AdminColumn<Row>>;
  /** `applied`: the search that the list was loaded with, if it lags behind the typing. */
  search?: { label: string; value: string; onChange: (text: string) => void; applied?: string };
  filters?: ReactNode;
  /** Read-only users are shown no actions: none for a row, for several, or for the list. */
  readOnly?: boolean;
  /** The one main action. */
  action?: ReactNode;
  loadingText: string;
  /** The specified sentence, e.g. 'No bookings found', and what to do about it. */
  emptyText: string;
  emptyHint: string;
  /** Whether a search or filter is the reason for an empty list, and how to clear it. */
  narrowed?: boolean;
  onClear: () => void;
  /** Actions on several rows at once, and the name of a row. Export is always among them. */
  bulk?: {
    nameOf: (row: Row) => string;
    actions: ReadonlyArray<BulkAction<Row> | AllRowsAction<Row>>;
    onDone?: (rows: readonly Row[]) => void;
  };
  /** Two or three columns beside a form: stays a table at widths where others become cards. */
  fewColumns?: boolean;
};
