import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AdminColumn } from '../../../shared/admin-list/admin-column.ts';
import { csvHeadOf, csvLinesOf } from '../../../shared/admin-list/export/csv-of.ts';
import { downloadCsv } from '../../../shared/admin-list/export/download-csv.ts';
import { TableSkeleton } from '../../../shared/admin-list/table-skeleton.tsx';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx';
import { FailedState } from '../../../shared/ui/feedback/failed-state.tsx';
import { DataTable } from '../../../shared/ui/table/data-table.tsx';

/** Lines that are shown at once; the rest on request, and all of them in the file. */
const LINES_AT_ONCE = 100;

type ReportTableProps<Line extends { key: string }> = {
  caption: string;
  /** Of the file, without its day. */
  filename: string;
  columns: readonly AdminColumn<Line>[];
  /** Undefined while they load. */
  lines: readonly Line[] | undefined;
  total: ReactNode;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
};

/** A report with its total above it, in each of its states, and as CSV with every line. */
export const ReportTable = <Line extends { key: string }>(props: ReportTableProps<Line>) => {
  const { caption, columns, lines, error } = props;
  const [isWhole, setWhole] = useState(false);
  if (lines === undefined && error !== null)
    return <FailedState message={sentenceOf(error)} onRetry={props.onRetry} retrying={props.retrying} />;
  if (lines === undefined) return <TableSkeleton text="Adding up..." />;
  const shown = isWhole ? lines : lines.slice(0, LINES_AT_ONCE);
  const save = () => downloadCsv(props.filename, [new Blob([csvHeadOf(columns), csvLinesOf(columns, lines)])]);
  return (
    <div className="space-y-4">
      {props.total}
      <DataTable
        caption={caption}
        columns={columns}
        rows={shown}
        rowKeyOf={({ key }) => key}
        empty={<EmptyState title="Nothing in these months" text="Choose other months above." />}
      />
      <div className="flex flex-wrap gap-3">
        {shown.length < lines.length ? (
          <Button variant="secondary" onClick={() => setWhole(true)}>
            Show all {lines.length}
          </Button>
        ) : null}
        {lines.length === 0 ? null : (
          <Button variant="secondary" icon={<FileSpreadsheet aria-hidden="true" className="size-5" />} onClick={save}>
            Save {counted(lines.length, 'line')} as CSV
          </Button>
        )}
      </div>
    </div>
  );
};
