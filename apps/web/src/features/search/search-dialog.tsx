import { useIsFetching, useQueries } from '@tanstack/react-query';
import { has } from '@wayfarer/contracts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { useTypedSearch } from '../../shared/admin-list/use-typed-search.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { controlStyle } from '../../shared/ui/fields/control-style.ts';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { FoundOfSource } from './found-of-source.tsx';
import { foundQuery } from './found-query.ts';
import { moveAmongHits } from './move-among-hits.ts';
import { searchSources } from './search-sources.ts';

type SearchDialogProps = {
  /** What is typed, kept outside: the first keys come before this is there. */
  typed: ReturnType<typeof useTypedSearch>;
  onClose: () => void;
};

/** One search over what a role may read: bookings with who travels, customers, packages, messages, codes. */
export const SearchDialog = ({ typed, onClose }: SearchDialogProps) => {
  const { role } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, search, isLongEnough } = typed;
  const searching = useIsFetching({ queryKey: laterQueryKeys.search.all });
  const sources = searchSources.filter(({ opens }) => has(role, opens));
  const hasFound = useQueries({
    queries: isLongEnough ? sources.map((source) => foundQuery(source, search)) : [],
    combine: (results) => results.some(({ data = [], error }) => data.length > 0 || error !== null),
  });
  const outcome = hasFound ? `Found for “${search}”:` : `Nothing found for “${search}”.`;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Search" wide initialFocus={field}>
      <input
        ref={field}
        data-stop
        onKeyDown={moveAmongHits}
        type="search"
        aria-label="Search everything"
        placeholder="Name, phone, booking number, trip, month…"
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.target.value)}
        className={controlStyle}
      />
      <output className="mt-2 block min-h-6 text-ink-soft text-small">
        {isLongEnough ? (searching > 0 ? 'Searching...' : outcome) : 'Type at least two letters.'}
      </output>
      {has(role, 'change-bookings') ? (
        <Link
          to={paths.adminNewBooking()}
          onClick={onClose}
          className="inline-flex min-h-11 items-center font-medium text-accent-strong underline underline-offset-4"
        >
          New booking
        </Link>
      ) : null}
      {isLongEnough
        ? sources.map((source) => <FoundOfSource key={source.heading} source={source} search={search} onChoose={onClose} />)
        : null}
    </Dialog>
  );
};
