import type { ImportReport } from '@wayfarer/contracts';
import { counted } from '../../format/format-total.ts';
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

type Outcome = ImportReport['preview'][number]['outcome'];
const outcomes: Readonly<Record<Outcome, { words: string; tone: BadgeTone }>> = {
  new: { words: 'New', tone: 'green' },
  changed: { words: 'Changed', tone: 'accent' },
  unchanged: { words: 'Unchanged', tone: 'grey' },
  wrong: { words: 'Wrong', tone: 'red' },
};

const countsOf = ({ added, changed, unchanged, wrong }: ImportReport): string =>
  [`${added} new`, `${changed} changed`, `${unchanged} unchanged`, ...(wrong > 0 ? [`${wrong} wrong`] : [])].join(', ');

const rowStyle = 'gap-x-4 border-hairline border-t px-3 py-2 text-small first:border-t-0';
const listStyle = 'figures rounded-control border border-hairline';

const Problems = ({ problems, wrong }: Pick<ImportReport, 'problems' | 'wrong'>) => (
  <>
    <Notice>{counted(wrong, 'line')} cannot be imported. Nothing of the file is imported until each line is right.</Notice>
    <ul aria-label="Problems" className={listStyle}>
      {problems.map(({ line, column, message }) => (
        <li key={`${line} ${column}`} className={`grid sm:grid-cols-[12rem_1fr] ${rowStyle}`}>
          <span className="font-medium text-ink">
            Line {line}
            {column === null ? '' : `, ${column}`}
          </span>
          <span className="wrap-anywhere min-w-0 text-ink-soft">{message}</span>
        </li>
      ))}
    </ul>
  </>
);

/**
 * What a file would do, or has done: how many of each, and each problem at its line, or the first lines where
 * there is none.
 */
export const ImportReportView = ({ report }: { report: ImportReport }) => (
  <div className="space-y-4">
    <output className="figures block font-medium text-ink">
      {counted(report.lines, 'line')}: {countsOf(report)}.{report.isWritten ? ' The import is done.' : ''}
    </output>
    {report.wrong > 0 && !report.isWritten ? <Problems {...report} /> : null}
    {report.wrong > 0 && report.isWritten ? (
      <Notice tone="amber">
        {counted(report.wrong, 'line')} changed on the server meanwhile. Import the file again to see what is left.
      </Notice>
    ) : null}
    {report.ignored.length === 0 ? null : <p className="text-ink-soft text-small">Not read: {report.ignored.join(', ')}.</p>}
    {report.isWritten || report.wrong > 0 || report.preview.length === 0 ? null : (
      <>
        <p className="text-ink-soft text-small">The first lines:</p>
        <ul aria-label="First lines" className={listStyle}>
          {report.preview.map(({ line, name, outcome }) => (
            <li key={line} className={`flex items-center justify-between ${rowStyle}`}>
              <span className="wrap-anywhere min-w-0 font-medium text-ink">{name || `Line ${line}`}</span>
              <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].words}</Badge>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
