import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters of the address for the position in a list; whatever changes the list removes them. */
export const PAGE_WORDS = ['after', 'page'] as const;

/** How many pages back the history entry remembers. */
const MAX_EARLIER = 200;

type Place = { after: string | null; number: number };

export type ListPage = Place & {
  toFirst: () => void;
  /** Absent if a link opened the middle of the list: cursors only go forward. */
  toPrevious: (() => void) | undefined;
  toNext: (cursor: string) => void;
};

const earlierIn = (state: unknown): readonly Place[] => (state as { earlier?: Place[] } | null)?.earlier ?? [];

/** Which page of a list is open. It is in the address: reload, Back and a shared link open the same one. */
export const useListPage = (): ListPage => {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const after = params.get('after');
  const here: Place = { after, number: after === null ? 1 : Math.max(2, Math.floor(Number(params.get('page'))) || 2) };
  const earlier = earlierIn(state);
  const previous = earlier.at(-1);
  const go = (place: Place, before: readonly Place[]): void => {
    const next = new URLSearchParams(params);
    for (const word of PAGE_WORDS) next.delete(word);
    if (place.after !== null) {
      next.set('after', place.after);
      next.set('page', String(place.number));
    }
    void navigate({ search: String(next) }, { state: { earlier: before } });
  };
  return {
    ...here,
    toFirst: () => go({ after: null, number: 1 }, []),
    toPrevious: previous && (() => go(previous, earlier.slice(0, -1))),
    toNext: (cursor) => go({ after: cursor, number: here.number + 1 }, [...earlier, here].slice(-MAX_EARLIER)),
  };
};
