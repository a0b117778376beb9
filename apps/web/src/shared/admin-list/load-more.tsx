import type { PagedList } from '../api/use-paged-list.ts';
import { Button } from '../ui/button.tsx';

const counted = (count: number, noun: string): string => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

interface LoadMoreProps {
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'loadMore' | 'total'>;
  shown: number;
  /** In the singular: 'booking'. */
  noun: string;
}

/** How much of the list stands here, and the way to more of it. */
export const LoadMore = ({ list, shown, noun }: LoadMoreProps) => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
    <output className="figures text-ink-faint text-small">
      {list.hasMore ? `${shown.toLocaleString('en')} of ${counted(list.total, noun)}` : counted(shown, noun)}
    </output>
    {list.hasMore ? (
      <Button variant="secondary" size="small" busy={list.loadingMore} onClick={list.loadMore}>
        Load more
      </Button>
    ) : null}
  </div>
);
