import { Reply } from './handler.ts';

/** A list with its paging headers: how many there are in all, and the address of the next page, relative to this one. */
export const pageReply = <Entry>(
  entries: Entry[],
  page: { total: number; nextCursor: string | null },
  query: Readonly<Record<string, string | number | undefined>>,
): Reply<Entry[]> => {
  const headers: Record<string, string> = { 'X-Total-Count': String(page.total) };
  if (page.nextCursor) {
    const next = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) if (value !== undefined) next.set(key, String(value));
    next.set('cursor', page.nextCursor);
    headers.Link = `<?${next.toString()}>; rel="next"`;
  }
  return new Reply(entries, { headers });
};
