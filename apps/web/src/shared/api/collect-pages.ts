import type { Page } from './call-list.ts';

/**
 * The entries of a list, page by page, up to a number of pages. @returns `isWhole`: whether these are all
 * entries
 */
export const collectPages = async <Entry>(
  load: (cursor: { cursor?: string }) => Promise<Page<Entry>>,
  most: number,
): Promise<{ entries: Entry[]; isWhole: boolean }> => {
  const entries: Entry[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < most; count += 1) {
    const page: Page<Entry> = await load(cursor === null ? {} : { cursor });
    entries.push(...page.entries);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { entries, isWhole: cursor === null };
};
