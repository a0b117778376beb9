import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/api-failure.ts';
import type { PagedList } from '../../api/use-paged-list.ts';
import type { AdminColumn } from '../admin-column.ts';
import { createCsvFile } from './create-csv-file.ts';
import { downloadCsv } from './download-csv.ts';
import { inExportTurn, MAX_EXPORTS } from './export-turn.ts';

/**
 * Exports every row of the current search and order, loaded or not, page by page.
 * @returns `rows`: how many have loaded so far, null while nothing is exported; `stop` discards them
 */
export const useExport = <Row>(
  name: string,
  columns: ReadonlyArray<AdminColumn<Row>>,
  list: Pick<PagedList<Row>, 'everyPage'>,
) => {
  const [rows, setRows] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  // After leaving the page the export is useless.
  useEffect(() => () => running.current?.abort(), []);

  const run = async (controller: AbortController): Promise<void> => {
    setRows(0);
    const file = createCsvFile(columns);
    let arrived = 0;
    try {
      for await (const { entries } of list.everyPage(controller.signal)) {
        controller.signal.throwIfAborted();
        file.add(entries);
        arrived += entries.length;
        setRows(arrived);
      }
      const parts = await file.parts();
      controller.signal.throwIfAborted();
      downloadCsv(name, parts);
    } catch (thrown) {
      if (!controller.signal.aborted) setFailure(sentenceOf(thrown));
    }
    setRows(null);
  };
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    const isRun = await inExportTurn(() => run(controller));
    if (!isRun) setFailure(`${MAX_EXPORTS} exports are running already, here or in other tabs. Wait for one, or stop it.`);
  };
  return { rows, failure, start: () => void start(), stop: () => running.current?.abort() };
};
