import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/api-failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BottomBar } from '../../ui/layout/bottom-bar.tsx';
import type { AdminListProps } from '../admin-list-props.ts';
import { createCsvFile } from '../export/create-csv-file.ts';
import { downloadCsv } from '../export/download-csv.ts';
import { type AllRowsAction, type BulkAction, MAX_AT_ONCE } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

type Previewed<Row> = { action: BulkAction<Row> | AllRowsAction<Row>; rows: readonly Row[] };

/** Selecting rows of a list, and acting on all selected ones; null for a list without bulk actions. */
export const useBulk = <Row extends { _id: string }>(
  { bulk, list, name, noun, columns, page }: AdminListProps<Row>,
  shown: readonly Row[],
) => {
  const [params] = useSearchParams();
  const selection = useSelection(shown, String(params));
  const [previewed, setPreviewed] = useState<Previewed<Row> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (bulk === undefined) return null;

  /** Loaded again: rows on other pages have never been loaded. */
  const chosenRows = async (): Promise<readonly Row[]> => {
    if (!selection.isEverything) return selection.rows;
    const rows: Row[] = [];
    for await (const { entries } of list.everyPage(AbortSignal.timeout(60_000))) {
      rows.push(...entries);
      if (rows.length >= MAX_AT_ONCE) break;
    }
    return rows.slice(0, MAX_AT_ONCE);
  };
  /** With all of their parts: an import takes an empty cell for a part that is to go. */
  const wholeOf = async (rows: readonly Row[]): Promise<readonly Row[]> => {
    if (!list.isShort || selection.isEverything) return rows;
    const found = new Map<string, Row>();
    for await (const { entries } of list.everyPage(AbortSignal.timeout(60_000))) {
      for (const entry of entries) if (rows.some(({ _id }) => _id === entry._id)) found.set(entry._id, entry);
      if (found.size === rows.length) break;
    }
    return rows.flatMap(({ _id }) => found.get(_id) ?? []);
  };
  const withChosen = async (use: (rows: readonly Row[]) => void | Promise<void>): Promise<void> => {
    setFailure(null);
    try {
      await use(await chosenRows());
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
  };
  const close = (done: readonly Row[]): void => {
    setPreviewed(null);
    if (done.length === 0) return;
    selection.clear();
    bulk.onDone?.(done);
  };
  const exporting = async (rows: readonly Row[]): Promise<void> => {
    const file = createCsvFile(columns);
    file.add(await wholeOf(rows));
    downloadCsv(name.toLowerCase(), await file.parts());
  };
  const bar = (
    // At the bottom of the window, so that no row moves under the pointer, and as near to the last row as to
    // the first.
    <BottomBar className="selection-bar space-y-2 pb-3 empty:hidden">
      {failure === null ? null : <Notice>{failure} Nothing was done.</Notice>}
      <SelectionBar
        selection={selection}
        list={list}
        isPart={list.nextCursor !== null || (page?.after ?? null) !== null}
        noun={noun}
        actions={bulk.actions}
        onExport={() => void withChosen(exporting)}
        onAct={(action) => void withChosen((rows) => setPreviewed({ action, rows }))}
      />
      {previewed === null ? null : 'Dialog' in previewed.action ? (
        <previewed.action.Dialog rows={previewed.rows} onClose={close} />
      ) : (
        <BulkDialog action={previewed.action} rows={previewed.rows} noun={noun} onClose={close} />
      )}
    </BottomBar>
  );
  return { bar, choice: { ...selection, toggleAll: selection.togglePage, nameOf: bulk.nameOf } };
};
