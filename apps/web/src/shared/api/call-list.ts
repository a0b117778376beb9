import type { EndpointName } from '@wayfarer/contracts/routes';
import { type AnswerOf, type InputOf, requestEndpoint } from './call-endpoint.ts';

/** A page of a list: its entries, how many there are in all, and where the next page begins (null on the last). */
export type Page<Entry> = { entries: Entry[]; total: number; nextCursor: string | null };

type EntryOf<N extends EndpointName> = AnswerOf<N> extends (infer Entry)[] ? Entry : never;

const nextCursorOf = (link: string | null): string | null => {
  const next = link?.match(/<([^>]+)>;\s*rel="next"/)?.[1];
  return next ? new URL(next, 'http://any').searchParams.get('cursor') : null;
};

/** Makes a call whose answer is a list, and reads the paging headers beside it. */
export const callList = async <N extends EndpointName>(name: N, input: InputOf<N>): Promise<Page<EntryOf<N>>> => {
  const response = await requestEndpoint(name, input);
  const entries = (await response.json()) as EntryOf<N>[];
  return {
    entries,
    total: Number(response.headers.get('X-Total-Count') ?? entries.length),
    nextCursor: nextCursorOf(response.headers.get('Link')),
  };
};
