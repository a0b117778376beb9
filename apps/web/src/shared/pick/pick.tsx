import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTypedSearch } from '../admin-list/use-typed-search.ts';
import { sentenceOf } from '../api/api-failure.ts';
import { laterQueryKeys } from '../api/later-query-keys.ts';
import { Button } from '../ui/actions/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

export type Found = { id: string; title: string; text: string };

type PickProps<One extends Found> = {
  label: string;
  /** What is searched, as a key of the cache. */
  kind: string;
  hint: string;
  find: (search: string, signal: AbortSignal) => Promise<One[]>;
  chosen: Found | null;
  onChoose: (found: One | null) => void;
  error?: string | undefined;
  /** What to do where nothing is found: it is given what was typed. */
  whenNothing?: { label: string; onPress: (text: string) => void };
};

/** Finds one of many by typing, and keeps it until another one is asked for. */
export const Pick = <One extends Found>({ label, kind, hint, find, chosen, onChoose, error, whenNothing }: PickProps<One>) => {
  const box = useRef<HTMLDivElement>(null);
  const { text, setText, search, isLongEnough } = useTypedSearch();
  // What was pressed is gone then, and would take the focus with it.
  const hasPressed = useRef(false);
  const choose = (found: One | null): void => {
    hasPressed.current = true;
    onChoose(found);
  };
  const chosenId = chosen?.id;
  useEffect(() => {
    if (hasPressed.current) box.current?.querySelector<HTMLElement>(chosenId === undefined ? 'input' : 'button')?.focus();
    hasPressed.current = false;
  }, [chosenId]);
  const { data, error: failed } = useQuery({
    queryKey: laterQueryKeys.search.in(kind, search),
    queryFn: ({ signal }) => find(search, signal),
    enabled: isLongEnough && chosen === null,
  });
  if (chosen !== null)
    return (
      <div ref={box} className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-hairline p-3">
        <p className="wrap-anywhere min-w-0">
          <span className="block font-semibold text-ink">{chosen.title}</span>
          <span className="block text-ink-soft text-small">{chosen.text}</span>
        </p>
        <Button variant="secondary" size="small" onClick={() => choose(null)} aria-label={`Change ${label.toLowerCase()}`}>
          Change
        </Button>
      </div>
    );
  return (
    <div ref={box}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={120}
        hint={hint}
        error={error ?? (failed === null ? undefined : sentenceOf(failed))}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isLongEnough && data !== undefined ? (
        <>
          <output className="mt-2 block text-ink-soft text-small">{data.length === 0 ? 'Nothing found.' : 'Found:'}</output>
          {data.length === 0 && whenNothing ? (
            <Button variant="secondary" size="small" className="mt-2" onClick={() => whenNothing.onPress(search)}>
              {whenNothing.label}
            </Button>
          ) : null}
          <ul className="mt-1 divide-y divide-hairline rounded-control border border-hairline empty:hidden">
            {data.map((found) => (
              <li key={found.id}>
                <button
                  type="button"
                  className="block min-h-12 w-full px-3 py-2 text-start hover:bg-grey-soft"
                  onClick={() => choose(found)}
                >
                  <span className="wrap-anywhere block font-medium text-ink">{found.title}</span>
                  <span className="wrap-anywhere block text-ink-soft text-small">{found.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
};
