import type { EndpointName, WebsiteCall } from '@wayfarer/contracts';
import { type AnswerOf, type InputOf, requestEndpoint } from './call-endpoint.ts';

/** How many entries a list has; if not exact, there are more. */
export type Total = { count: number; isExact: boolean };
/**
 * A page of a list: its entries, how many there are in total, and where the next page begins (null on the
 * last).
 */
export type Page<Entry> = { entries: Entry[]; total: Total; nextCursor: string | null };

type EntryOf<N extends EndpointName> = AnswerOf<N> extends (infer Entry)[] ? Entry : never;

const nextCursorOf = (link: string | null): string | null => {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return next ? new URL(next, 'http://any').searchParams.get('cursor') : null;
};

/** A page of a list from its entries and its paging headers. */
export const listPageOf = <Entry>(entries: Entry[], header: (name: string) => string | null): Page<Entry> => ({
  entries,
  total: { count: Number(header('X-Total-Count') ?? entries.length), isExact: header('X-Total-Count-Is') !== 'at-least' },
  nextCursor: nextCursorOf(header('Link')),
});

/** Makes a call whose answer is a list, and reads the paging headers beside it. */
export const callList = async <N extends WebsiteCall>(name: N, input: InputOf<N>): Promise<Page<EntryOf<N>>> => {
  const response = await requestEndpoint(name, input);
  const entries = (await response.json()) as EntryOf<N>[];
  return listPageOf(entries, (header) => response.headers.get(header));
};
