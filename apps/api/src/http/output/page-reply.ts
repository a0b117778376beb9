import { Reply } from '../handler.ts';

type Page = { total: { count: number; isExact: boolean }; nextCursor: string | null };

/**
 * A list with its paging headers: how many there are in all, and the address of the next page, relative to
 * this one.
 */
export const pageReply = <Entry>(
  entries: Entry[],
  { total, nextCursor }: Page,
  query: Readonly<Record<string, string | number | undefined>>,
): Reply<Entry[]> => {
  const headers: Record<string, string> = { 'X-Total-Count': String(total.count) };
  if (!total.isExact) headers['X-Total-Count-Is'] = 'at-least';
  if (nextCursor) {
    const next = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) if (value !== undefined) next.set(key, String(value));
    next.set('cursor', nextCursor);
    // The order in which answers are kept in memory.
    next.sort();
    headers.Link = `<?${next.toString()}>; rel="next"`;
  }
  return new Reply(entries, { headers });
};
