import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle } from '../fields/control-style.ts';

export type ToolbarProps = {
  /** A table's own search. */
  search?: { label: string; value: string; onChange: (value: string) => void };
  /** Filters, such as a Segmented. */
  children?: ReactNode;
  /** The one main action, to the right. */
  action?: ReactNode;
};

/** The controls above a table: search, filters, the main action. */
export const Toolbar = ({ search, children, action }: ToolbarProps) => (
  <div className="no-print flex flex-wrap items-center gap-3">
    {search === undefined ? null : (
      <div className="relative block min-w-48 grow basis-48 sm:max-w-80">
        <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-ink-faint" />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          value={search.value}
          onChange={(event) => search.onChange(event.target.value)}
          className={classNames(controlStyle, 'ps-10')}
        />
      </div>
    )}
    {children}
    {action === undefined ? null : <div className="ms-auto max-sm:min-w-0 max-sm:grow max-sm:basis-48">{action}</div>}
  </div>
);
