import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTypedSearch } from '../../shared/admin-list/use-typed-search.ts';
import { IconButton } from '../../shared/ui/actions/icon-button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { useEarlyKeys } from './use-early-keys.ts';

/** The part that has the dialog, loaded with the first search. */
const SearchDialog = lazy(() => loadPart(() => import('./search-dialog.tsx')).then((part) => ({ default: part.SearchDialog })));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null;

/** Slash outside of fields, and Ctrl or Command with K everywhere. */
const opensSearch = (event: KeyboardEvent): boolean =>
  (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) ||
  (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey);

/** The search box of the admin area's bar, an icon on phones: it opens the search of everything. */
export const SearchBox = () => {
  const [isOpen, setIsOpen] = useState(false);
  const typed = useTypedSearch();
  useEarlyKeys(isOpen, typed.setText);
  const close = (): void => {
    setIsOpen(false);
    typed.setText('');
  };
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <input
        type="search"
        readOnly
        aria-label="Search"
        aria-haspopup="dialog"
        placeholder="Search ( / )"
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ' ? setIsOpen(true) : undefined)}
        className="hidden min-h-11 w-full max-w-72 cursor-pointer rounded-control border border-edge bg-transparent px-3.5 text-ink-soft text-small sm:block"
      />
      <IconButton
        label="Search"
        icon={<Search className="size-6" />}
        className="ms-auto sm:hidden"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchDialog typed={typed} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
