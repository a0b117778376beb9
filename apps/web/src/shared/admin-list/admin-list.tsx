import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { FailedState } from '../ui/feedback/failed-state.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { RetryNotice } from '../ui/feedback/retry-notice.tsx';
import { DataTable, type TableSort } from '../ui/table/data-table.tsx';
import { LoadMore } from '../ui/table/load-more.tsx';
import { Toolbar } from '../ui/table/toolbar.tsx';
import type { AdminListProps } from './admin-list-props.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { CardSort } from './card-sort.tsx';
import { ColumnsMenu } from './columns/columns-menu.tsx';
import { shownOf, useHiddenColumns } from './columns/hidden-columns.ts';
import { DensityButton } from './density-button.tsx';
import { ExportButton } from './export/export-button.tsx';
import { useExport } from './export/use-export.ts';
import { sortWordOf, tableSortOf } from './list-sort.ts';
import { PageSteps } from './page-steps.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { ViewsMenu } from './views/views-menu.tsx';

/**
 * Toolbar, table and paging of an admin's list, in each of its states. What has loaded stays in view whatever
 * fails afterwards.
 */
export const AdminList = <Row extends { _id: string }>({ readOnly = false, ...given }: AdminListProps<Row>) => {
  const { action: _action, bulk: _bulk, ...read } = given;
  const props: AdminListProps<Row> = readOnly
    ? { ...read, columns: given.columns.filter(({ place }) => place !== 'actions') }
    : given;
  const { name, noun, list, search, filters, action, sort: asked } = props;
  const rows = list.entries;
  const sort = asked && tableSortOf(asked.value);
  const onSortChange = asked && ((next: TableSort | undefined) => asked.onChange(sortWordOf(next)));
  const exporting = useExport(name.toLowerCase(), props.columns, list);
  const shown = shownOf(props.columns, useHiddenColumns(name));
  const empty = rows.length === 0;
  // Between a key press and its answer the rows belong to the previous search.
  const text = search?.value.trim() ?? '';
  const isBehind = list.stale || (search?.applied ?? text) !== text;
  const bulk = useBulk(props, rows);
  return (
    <div className={classNames('table-room space-y-4', props.fewColumns && 'table-room-slim')}>
      <Toolbar
        {...(search === undefined ? {} : { search })}
        action={
          <div className="flex flex-wrap items-center justify-end gap-2">
            {onSortChange && <CardSort columns={props.columns} sort={sort} onSortChange={onSortChange} />}
            {props.page ? <ViewsMenu list={name} columns={props.columns} /> : null}
            <ColumnsMenu list={name} columns={props.columns} />
            <DensityButton />
            <ExportButton exporting={exporting} list={list} noun={noun} disabled={empty || isBehind} />
            {action}
          </div>
        }
      >
        {filters}
      </Toolbar>
      {exporting.failure === null ? null : <Notice>{exporting.failure} Nothing was exported.</Notice>}
      {list.failure !== null && !empty ? (
        <RetryNotice busy={list.retrying} onRetry={list.retry}>
          {list.failure} Showing the last loaded data.
        </RetryNotice>
      ) : null}
      <AdminListBody {...props} empty={empty}>
        <DataTable
          caption={name}
          columns={shown}
          rows={rows}
          rowKeyOf={(row) => row._id}
          sort={sort}
          onSortChange={onSortChange}
          dimmed={list.stale}
          fewColumns={props.fewColumns ?? false}
          {...(bulk === null ? {} : { choice: bulk.choice })}
        />
        {props.page ? null : <LoadMore list={list} shown={rows.length} noun={noun} />}
      </AdminListBody>
      {props.page && (!empty || props.page.after !== null) ? (
        <PageSteps list={list} page={props.page} shown={rows.length} noun={noun} />
      ) : null}
      {bulk?.bar}
    </div>
  );
};

type BodyProps<Row> = AdminListProps<Row> & { empty: boolean; children: ReactNode };

const AdminListBody = <Row extends { _id: string }>(props: BodyProps<Row>) => {
  const { list, empty, narrowed = false, children } = props;
  const isBehindAll = (props.page?.after ?? null) !== null;
  if (list.loading) return <TableSkeleton text={props.loadingText} />;
  if (!empty) return children;
  if (list.notUnderstood)
    return (
      <EmptyState
        title="This link contains a filter that no longer exists."
        text="Perhaps it was cut off when it was copied, or is out of date."
        icon={<SearchX className="size-6" />}
        action={
          <LinkButton variant="secondary" to={{ search: '' }}>
            Show the whole list
          </LinkButton>
        }
      />
    );
  if (list.failure !== null) return <FailedState message={list.failure} onRetry={list.retry} retrying={list.retrying} />;
  return (
    <EmptyState
      title={props.emptyText}
      text={isBehindAll ? 'There is nothing left on this page.' : narrowed ? 'Nothing matches your search.' : props.emptyHint}
      icon={<SearchX className="size-6" />}
      action={
        narrowed ? (
          <Button variant="secondary" onClick={props.onClear}>
            Clear search
          </Button>
        ) : undefined
      }
    />
  );
};
