import { groupDigits } from '@wayfarer/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type PagedList, SHOWN_PAGE } from '../api/use-paged-list.ts';
import { countWithNoun } from '../format/format-total.ts';
import { Button } from '../ui/actions/button.tsx';
import type { ListPage } from './use-list-page.ts';

type PageStepsProps = {
  list: Pick<PagedList<unknown>, 'nextCursor' | 'total' | 'stale'>;
  page: ListPage;
  /** How many rows are shown. */
  shown: number;
  /** In the singular: 'booking'. */
  noun: string;
};

const rangeOf = ({ list, page, shown, noun }: PageStepsProps): string => {
  // The rows shown are those of the previous page.
  if (list.stale) return 'Loading…';
  const all = countWithNoun(list.total, noun);
  if (page.number === 1 && list.nextCursor === null) return countWithNoun({ count: shown, isExact: true }, noun);
  const first = (page.number - 1) * SHOWN_PAGE + 1;
  return shown === 0 ? all : `${groupDigits(first)}–${groupDigits(first + shown - 1)} of ${all}`;
};

/** If a removed button or row had the focus, reading continues here. */
const useKeptFocus = (what: string) => {
  const status = useRef<HTMLOutputElement>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current !== what && document.activeElement === document.body) status.current?.focus({ preventScroll: true });
    before.current = what;
  }, [what]);
  return status;
};

/** Which rows of the list are shown, and links to the others. */
export const PageSteps = (props: PageStepsProps) => {
  const { list, page, noun } = props;
  const { nextCursor, stale } = list;
  const range = rangeOf(props);
  const status = useKeptFocus(range);
  return (
    <nav aria-label={`Pages of ${noun}s`} className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <output ref={status} tabIndex={-1} className="figures text-ink-faint text-small">
        {range}
      </output>
      <span className="flex flex-wrap gap-2">
        {page.number > 2 || (page.after !== null && page.toPrevious === undefined) ? (
          <Button variant="quiet" size="small" onClick={page.toFirst}>
            First page
          </Button>
        ) : null}
        {page.toPrevious === undefined ? null : (
          <Button
            variant="secondary"
            size="small"
            icon={<ChevronLeft aria-hidden="true" className="size-4" />}
            onClick={page.toPrevious}
          >
            Previous
          </Button>
        )}
        {nextCursor === null ? null : (
          <Button
            variant="secondary"
            size="small"
            icon={<ChevronRight aria-hidden="true" className="size-4" />}
            busy={stale}
            onClick={() => page.toNext(nextCursor)}
          >
            Next
          </Button>
        )}
      </span>
    </nav>
  );
};
