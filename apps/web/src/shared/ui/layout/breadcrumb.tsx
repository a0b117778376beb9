import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { t } from '../../words/words.ts';

export type Crumb = {
  label: string;
  /** Missing for the current page. */
  to?: string;
};

/** Where this page is in the site. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={t('Breadcrumb')}>
    <ol className="flex flex-wrap items-center gap-1 text-ink-faint text-small">
      {crumbs.map((crumb, index) => (
        <li key={crumb.to ?? 'here'} className="flex min-w-0 items-center gap-1">
          {crumb.to === undefined ? (
            <span aria-current="page" className="truncate text-ink">
              {crumb.label}
            </span>
          ) : (
            <Link
              to={crumb.to}
              className="touchable inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.label}
            </Link>
          )}
          {/* After its crumb, so that no line begins with it. */}
          {index === crumbs.length - 1 ? null : <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
        </li>
      ))}
    </ol>
  </nav>
);
