import { useEffect, useState } from 'react';

/** Milliseconds without a key press before a search is sent. */
const PAUSE_MS = 200;
const MIN_LETTERS = 2;

/**
 * A search as it is typed: the text of its field, and what is searched for, once a pause was made and it is
 * long enough.
 */
export const useTypedSearch = () => {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, search, isLongEnough: search.length >= MIN_LETTERS };
};
