import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '../ui/browser/use-is-leaving.ts';
import { type ListPage, PAGE_WORDS, useListPage } from './use-list-page.ts';

/** Milliseconds without a key press before a search is sent. */
const PAUSE_MS = 300;

/** Parameters of the address by name; `search` is that of the search field. */
export type AddressWords = {
  readonly search?: string;
  readonly [name: string]: string | undefined;
};

/** @typeParam Search what the list's call takes */
export type ListAddress<Search> = {
  /** The text in the search field; follows every key press. */
  text: string;
  /** The applied search: `text`, after a pause in typing. */
  search: string;
  setText: (text: string) => void;
  /**
   * Those of the given parameters that are in the address, as the call takes them; the server refuses unknown
   * values.
   */
  wordsOf: <Name extends keyof Search & string>(names: readonly Name[]) => Partial<Pick<Search, Name>>;
  /** Another parameter of the address; '' if it is absent. */
  wordOf: (name: string) => string;
  /** Changes parameters at once; '' removes one. Each change is a step that 'back' undoes. */
  choose: (words: AddressWords) => void;
  page: ListPage;
};

/** A changed search begins on its first page. */
const changed = (present: URLSearchParams, words: AddressWords): URLSearchParams => {
  const next = new URLSearchParams(present);
  for (const word of PAGE_WORDS) next.delete(word);
  for (const [name, word] of Object.entries(words)) {
    if (word === undefined || word === '') next.delete(name);
    else next.set(name, word);
  }
  return next;
};

/**
 * Search and filters of a table are kept in the address, so that a list can be shared, reloaded and returned
 * to.
 */
export const useListAddress = <Search extends object>(): ListAddress<Search> => {
  const [params, setParams] = useSearchParams();
  const page = useListPage();
  const search = params.get('search') ?? '';
  const [text, setText] = useState(search);
  const sent = useRef(search);
  const isLeaving = useIsLeaving();
  const latest = useRef({ params, setParams, isLeaving });
  useEffect(() => {
    latest.current = { params, setParams, isLeaving };
  });

  useEffect(() => {
    // The address changed from outside (back, a link): the field follows it.
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setInterval(() => {
      if (latest.current.isLeaving()) return;
      clearInterval(timer);
      sent.current = text.trim();
      // Typing adds no history entries: 'back' leaves the page instead of removing letters.
      const { params: present, setParams: go } = latest.current;
      go(changed(present, { search: text.trim() }), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [text]);

  return {
    page,
    text,
    search,
    setText,
    wordsOf: <Name extends keyof Search & string>(names: readonly Name[]) =>
      Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : []))) as Partial<
        Pick<Search, Name>
      >,
    wordOf: (name) => params.get(name) ?? '',
    choose: (words) => {
      if (words.search !== undefined) {
        sent.current = words.search;
        setText(words.search);
      }
      setParams(changed(params, words), { preventScrollReset: true });
    },
  };
};
