import { groupDigits } from '@wayfarer/contracts';
import { useEffect, useRef } from 'react';
import type { PagedList } from '../../api/use-paged-list.ts';
import { countWithNoun } from '../../format/format-total.ts';
import { Button } from '../actions/button.tsx';

type LoadMoreProps = {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'loadMore' | 'total'>;
  shown: number;
  /** In the singular: 'booking'. */
  noun: string;
};

/** If a removed row had the focus, reading continues here. */
const useFocusAfterRemoval = (shown: number) => {
  const count = useRef<HTMLOutputElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown < before.current && document.activeElement === document.body) count.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return count;
};

/** How much of the list is shown, and a button for more. */
export const LoadMore = ({ list, shown, noun }: LoadMoreProps) => {
  const count = useFocusAfterRemoval(shown);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
      <output ref={count} tabIndex={-1} className="figures text-ink-faint text-small">
        {list.hasMore
          ? `${groupDigits(shown)} of ${countWithNoun(list.total, noun)}`
          : countWithNoun({ count: shown, isExact: true }, noun)}
      </output>
      {list.hasMore ? (
        <Button variant="secondary" size="small" busy={list.loadingMore} onClick={list.loadMore}>
          Load more
        </Button>
      ) : null}
    </div>
  );
};
