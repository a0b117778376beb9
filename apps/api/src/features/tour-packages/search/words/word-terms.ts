import { SHARED_LETTERS, type SoughtWord, stemOf } from './sought-words.ts';

/**
 * Where one word stands: slots and fields, each pair one number, as many as `count`. An array of few takes a
 * third of the memory of a typed one, and most words stand in few texts.
 */
export type Term = { readonly stem: string; places: number[] | Uint32Array; count: number };

/** The stem of what is found by its beginning alone. */
const NO_STEM = '';

/**
 * The words of one language, kept together by the letters that all forms of a word begin with. Only those of
 * English are found by their stems too.
 */
export const createWordTerms = (isEnglish: boolean) => {
  const byKey = new Map<string, Map<string, Term>>();
  const like = function* (word: string): Generator<[string, Term]> {
    const exact = byKey.get(word.slice(0, SHARED_LETTERS));
    if (word.length >= SHARED_LETTERS) yield* exact ?? [];
    else for (const [key, terms] of byKey) if (key.startsWith(word)) yield* terms;
  };
  return {
    /** Of a word, which is added where it is new. */
    of: (word: string): Term => {
      const key = word.slice(0, SHARED_LETTERS);
      const terms = byKey.get(key) ?? new Map<string, Term>();
      if (terms.size === 0) byKey.set(key, terms);
      const known = terms.get(word);
      if (known) return known;
      const term: Term = { stem: isEnglish ? stemOf(word) : NO_STEM, places: [], count: 0 };
      // A copy: a piece of a text would keep all of it in memory.
      terms.set(Buffer.from(word).toString(), term);
      return term;
    },
    /** Those that may be what is looked for. */
    *likeAny({ word, others }: SoughtWord): Generator<[string, Term]> {
      yield* like(word);
      for (const other of others) yield* like(other.word);
    },
    /** Each in turn; one that has no place when the next is asked for goes. */
    *emptied(): Generator<Term> {
      for (const [key, terms] of byKey) {
        for (const [word, term] of terms) {
          yield term;
          if (term.count === 0) terms.delete(word);
        }
        if (terms.size === 0) byKey.delete(key);
      }
    },
    /** Each word, and how many texts have it. */
    *words(): Generator<readonly [word: string, count: number]> {
      for (const terms of byKey.values()) for (const [word, { count }] of terms) yield [word, count];
    },
  };
};

export type WordTerms = ReturnType<typeof createWordTerms>;
