import type { InfiniteData } from '@tanstack/react-query';
import type { Page, Total } from './call-list.ts';

type Identified = { _id: string };
/** What react-query stores for a list that is loaded page by page. */
export type LoadedPages<Entry> = InfiniteData<Page<Entry>, string | null>;

const mapPages = <Entry>(
  loaded: LoadedPages<Entry>,
  change: (page: Page<Entry>, index: number) => Page<Entry>,
): LoadedPages<Entry> => ({
  ...loaded,
  pages: loaded.pages.map(change),
});

/** Every loaded entry, in order. */
export const entriesOf = <Entry>(loaded: { pages: Page<Entry>[] } | undefined): Entry[] =>
  loaded?.pages.flatMap((page) => page.entries) ?? [];

/** How many entries the list has on the server, loaded or not, by the newest answer. */
export const totalOf = (loaded: { pages: Page<unknown>[] } | undefined): Total =>
  loaded?.pages.at(-1)?.total ?? { count: 0, isExact: true };

/** docs/specification.md section 4: what was added is at the end of the list. */
export const appendEntry = <Entry>(loaded: LoadedPages<Entry> | undefined, entry: Entry): LoadedPages<Entry> | undefined =>
  loaded &&
  mapPages(loaded, (page, index) => ({
    ...page,
    total: { ...page.total, count: page.total.count + 1 },
    entries: index === loaded.pages.length - 1 ? [...page.entries, entry] : page.entries,
  }));

/** docs/specification.md section 4: an edited entry replaces the one with its `_id`. */
export const replaceEntry = <Entry extends Identified>(
  loaded: LoadedPages<Entry> | undefined,
  entry: Entry,
): LoadedPages<Entry> | undefined =>
  loaded && mapPages(loaded, (page) => ({ ...page, entries: page.entries.map((old) => (old._id === entry._id ? entry : old)) }));

/** docs/specification.md section 4: a deleted entry leaves the list, by the id of the answer. */
export const removeEntry = <Entry extends Identified>(
  loaded: LoadedPages<Entry> | undefined,
  id: string,
): LoadedPages<Entry> | undefined => {
  if (!loaded?.pages.some((page) => page.entries.some((entry) => entry._id === id))) return loaded;
  return mapPages(loaded, (page) => ({
    ...page,
    total: { ...page.total, count: Math.max(0, page.total.count - 1) },
    entries: page.entries.filter((entry) => entry._id !== id),
  }));
};
