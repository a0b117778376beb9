import type { QueryKey } from '@tanstack/react-query';
import { groupDigits, MAX_IMPORT_LINES } from '@wayfarer/contracts';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { downloadCsv } from '../export/download-csv.ts';
import { ImportReportView } from './import-report.tsx';
import { type ImportCall, useImport } from './use-import.ts';

type ImportOf = {
  /** 'packages' */
  nouns: string;
  /** What becomes of a line. */
  text: string;
  /** A CSV that can be imported once its lines are replaced. */
  example: () => string;
};
type ImportProps = { call: ImportCall; outdated: QueryKey } & ImportOf;

const HINT = `A CSV file in UTF-8 with the columns of the export, at most ${groupDigits(MAX_IMPORT_LINES)} lines and 8 MB. It is checked first; nothing is written yet.`;

const ImportDialog = ({ call, outdated, nouns, text, example, onClose }: ImportProps & { onClose: () => void }) => {
  const [file, setFile] = useState<File>();
  const { report, failure, isOver, isChecking, isWriting, choose, write } = useImport(call, outdated);
  const take = (chosen?: File): void => {
    setFile(chosen);
    choose(chosen);
  };
  const isReady = file !== undefined && report !== null && report.wrong === 0 && report.added + report.changed > 0;
  return (
    <Dialog
      open
      wide
      title={`Import ${nouns}`}
      text={text}
      onOpenChange={(open) => (open || isWriting ? undefined : onClose())}
      actions={
        isOver ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isWriting} onClick={onClose}>
              Go back
            </Button>
            {isReady ? (
              <Button busy={isWriting} onClick={() => write(file)}>
                Import {report.added + report.changed}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <div className="space-y-4">
        {isOver ? null : (
          <Field label="CSV file" hint={HINT}>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,text/csv"
                disabled={isWriting}
                // A browser says nothing of a file that is chosen again, and cannot send one that was saved
                // anew.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                  take();
                }}
                onChange={({ target }) => take(target.files?.[0])}
                className="block min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 py-2.5 text-ink text-small"
              />
            )}
          </Field>
        )}
        {report !== null || isChecking ? null : (
          <Button variant="secondary" size="small" onClick={() => downloadCsv(`${nouns}-example`, [new Blob([example()])])}>
            Download an example
          </Button>
        )}
        {isChecking ? (
          <output className="flex items-center gap-2 text-ink-soft">
            <Spinner /> Checking the file...
          </output>
        ) : null}
        {failure === null ? null : <Notice>{failure}</Notice>}
        {report === null ? null : <ImportReportView report={report} />}
      </div>
    </Dialog>
  );
};

/** Opens the import of a list: a file, what it would do, and then whether it is done. */
export const ImportButton = (props: ImportProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-label={`Import ${props.nouns}`} onClick={() => setIsOpen(true)}>
        Import
      </Button>
      {isOpen ? <ImportDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
};
