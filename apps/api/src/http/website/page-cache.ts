import type { Page } from './serve-website.ts';

/** Pages that are kept at most; the oldest goes first. One takes some 60 kB in its three forms. */
const MOST_PAGES = 200;

/**
 * Keeps pages that were made from the catalogue until it changes, and makes each only once however many ask at the same moment. Nothing is
 * kept while `isWatching` is false, since then no change made by another process would be noticed.
 */
export const createPageCache = () => {
  const pages = new Map<string, Promise<Page>>();
  let watching = false;

  const remove = (key: string, page: Promise<Page>): void => {
    if (pages.get(key) === page) pages.delete(key);
  };
  const keep = (key: string, page: Promise<Page>): void => {
    pages.set(key, page);
    page.catch(() => remove(key, page));
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  };
  return {
    /** The page under a key, made now unless it is kept. A page that began before a change is not found after it. */
    get: (key: string, make: () => Promise<Page>): Promise<Page> => {
      const known = pages.get(key);
      if (known) return known;
      const page = make();
      if (watching) keep(key, page);
      return page;
    },
    invalidate: (): void => pages.clear(),
    setWatching: (isWatching: boolean): void => {
      watching = isWatching;
      pages.clear();
    },
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
