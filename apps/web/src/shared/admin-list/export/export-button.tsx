import { groupDigits } from '@wayfarer/contracts';
import { Download } from 'lucide-react';
import type { PagedList } from '../../api/use-paged-list.ts';
import { countWithNoun, formatTotal } from '../../format/format-total.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { useExport } from './use-export.ts';

type ExportButtonProps = {
  exporting: ReturnType<typeof useExport>;
  list: Pick<PagedList<unknown>, 'entries' | 'total'>;
  noun: string;
  disabled: boolean;
};

/** Says what will be exported, once known; during the export it shows the progress and stops it. */
export const ExportButton = ({
  exporting: { rows, start, stop },
  list: { entries, total },
  noun,
  disabled,
}: ExportButtonProps) => {
  const words = `Export ${entries.length === 0 ? `${noun}s` : countWithNoun(total, noun)}`;
  return rows === null ? (
    <Button
      variant="secondary"
      className="shrink-0 whitespace-nowrap px-4! max-sm:min-w-11 max-sm:px-2.5!"
      aria-label={words}
      title={words}
      icon={<Download aria-hidden="true" className="size-5" />}
      disabled={disabled}
      onClick={start}
    >
      <span className="max-sm:hidden">Export</span>
    </Button>
  ) : (
    <Button variant="secondary" className="figures shrink-0 whitespace-nowrap" icon={<Spinner />} onClick={stop}>
      {groupDigits(rows)} of {formatTotal(total)} · Stop
    </Button>
  );
};
