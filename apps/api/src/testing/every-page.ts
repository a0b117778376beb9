import type { PageOf, PageRequest } from '../database/lists/list-page.ts';

/** All records of a list, page by page. @throws when the list does not end */
export const everyPage = async <Record>(
  list: (page: PageRequest) => Promise<PageOf<Record>>,
  limit: number,
): Promise<Record[]> => {
  const records: Record[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 10_000; page += 1) {
    const { records: more, nextCursor } = await list({ limit, cursor });
    records.push(...more);
    if (nextCursor === null) return records;
    cursor = nextCursor;
  }
  throw new Error('The list goes on for ever.');
};
