import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** 'bookings', for the sentence 'Page 2 of 7'. */
  label?: string;
};

/**
 * Pages to show: the first, the last, the current one and its neighbours; a negative number is the gap before
 * that page.
 */
export const pagesAround = (page: number, pageCount: number): number[] => {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((entry) => entry >= 1 && entry <= pageCount);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((entry, index) => (index > 0 && entry - (pages[index - 1] ?? 0) > 1 ? [-entry, entry] : [entry]));
};

/** Steps through pages; a row of numbers on wide screens, one sentence on phones. */
export const Pagination = ({ page, pageCount, onPageChange, label = t('Pages') }: PaginationProps) => {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      <IconButton
        label={t('Previous page')}
        icon={<ChevronLeft className="size-5" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <p className="figures px-3 text-ink-soft text-small sm:hidden">{t('Page {page} of {pageCount}', { page, pageCount })}</p>
      <ul className="hidden items-center gap-1 sm:flex">
        {pagesAround(page, pageCount).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span aria-hidden="true" className="px-2 text-ink-faint">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-label={t('Page {page}', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onPageChange(entry)}
                className={classNames(
                  'figures min-h-11 min-w-11 rounded-full px-2 font-semibold text-small transition-colors',
                  entry === page ? 'bg-ink text-page' : 'text-ink-soft hover:bg-hover',
                )}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
      </ul>
      <IconButton
        label={t('Next page')}
        icon={<ChevronRight className="size-5" />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
};
