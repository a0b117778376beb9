import type { PageRead, ReadForPage } from '@wayfarer/contracts';
import type { AnswerOf } from '../shared/api/call-endpoint.ts';
import { listPageOf, type Page } from '../shared/api/call-list.ts';
import type { PageFacts } from './page-facts.ts';

/** What a query of the page would fetch, under its key. */
export type Entry = readonly [key: readonly unknown[], data: unknown];

/** What the server knows of a page that shows data. */
export type Served = {
  readonly data: readonly Entry[];
  /**
   * Of a page about one thing; without them search engines are told to leave an address with a parameter out.
   */
  readonly facts?: PageFacts;
};

/**
 * Reads what a public page shows at once. It is beside its page as `<page>.served.ts`, which exports it as
 * `served`. null: what the page is about does not exist, so it is answered with status 404.
 */
export type ServePage = (
  read: ReadForPage,
  params: Readonly<Record<string, string>>,
  /** Empty but for a page that depends on it. */
  search: URLSearchParams,
  /** On the site. */
  today: string,
) => Promise<Served | null>;

type Input = Parameters<ReadForPage>[1];

/** A call's answer, which the API has parsed with the contract of the call; null where there is nothing. */
const answerTo = async <N extends PageRead>(read: ReadForPage, name: N, input: Input) =>
  (await read(name, input)) as { readonly body: AnswerOf<N>; readonly headers: Readonly<Record<string, string>> } | null;

/** What a call answers about one thing; null if there is no such thing. */
export const readOne = async <N extends PageRead>(
  read: ReadForPage,
  name: N,
  params: Record<string, string>,
): Promise<AnswerOf<N> | null> => (await answerTo(read, name, { params }))?.body ?? null;

type ListName = {
  [N in PageRead]: AnswerOf<N> extends readonly unknown[] ? N : never;
}[PageRead];

/** A page of a list; empty where there is nothing. */
export const readList = async <N extends ListName>(
  read: ReadForPage,
  name: N,
  input: Input,
): Promise<Page<AnswerOf<N>[number]>> => {
  const { body, headers = {} } = (await answerTo(read, name, input)) ?? {};
  const entries: readonly AnswerOf<N>[number][] = body ?? [];
  return listPageOf([...entries], (header) => headers[header] ?? null);
};

/** The first page of a list that is loaded page by page, as the query keeps it. */
export const firstOf = <Listed>(page: Page<Listed>) => ({ pages: [page], pageParams: [null] });
