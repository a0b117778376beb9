/** An answer's fields: each as a value, or, of a list of any length, as what reads it page by page. */
export type PagesOf<Body> = {
  readonly [Field in keyof Body]:
    | Body[Field]
    | (Body[Field] extends readonly unknown[] ? () => AsyncIterable<Body[Field]> : never);
};

/** An answer that is sent while it is read, so that of a list no more is in memory than a page. */
export class PagedAnswer<Body> {
  readonly fields: PagesOf<Body>;

  constructor(fields: PagesOf<Body>) {
    this.fields = fields;
  }
}

type ReadPages = () => AsyncIterable<unknown>;
type InTurn = <Result>(read: () => Promise<Result>) => Promise<Result>;

/** Reads each page in a turn of its own, which ends before the page is sent: a slow caller holds none. */
export const readInTurns = <Body>({ fields }: PagedAnswer<Body>, inTurn: InTurn): PagedAnswer<Body> => {
  const turned = (pages: ReadPages) =>
    async function* () {
      const reading = pages()[Symbol.asyncIterator]();
      try {
        for (let page = await inTurn(() => reading.next()); !page.done; page = await inTurn(() => reading.next()))
          yield page.value;
      } finally {
        await reading.return?.();
      }
    };
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'function' ? turned(value as ReadPages) : value,
  ]);
  return new PagedAnswer(Object.fromEntries(entries) as PagesOf<Body>);
};

const collected = async (pages: AsyncIterable<readonly unknown[]>): Promise<unknown[]> => {
  const all: unknown[] = [];
  for await (const page of pages) all.push(...page);
  return all;
};

/** The whole answer at once, for a command. */
export const wholeOf = async <Body>({ fields }: PagedAnswer<Body>): Promise<Body> => {
  const read = async (value: unknown): Promise<unknown> =>
    typeof value === 'function' ? await collected((value as () => AsyncIterable<readonly unknown[]>)()) : value;
  const entries = Object.entries(fields).map(async ([name, value]) => [name, await read(value)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Body;
};
