/** The documents of a cursor in pages, so that memory use does not grow with their number. */
export const pagesOf = async function* <Record>(cursor: AsyncIterable<Record>, size: number): AsyncGenerator<Record[]> {
  let page: Record[] = [];
  for await (const record of cursor) {
    page.push(record);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
};
