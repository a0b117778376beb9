import { BASE_LANGUAGE, type LanguageCode } from '@wayfarer/words';
import { isSought, type SoughtWord } from './sought-words.ts';
import { wordsIn } from './split-text.ts';
import { createWordTerms, type Term, type WordTerms } from './word-terms.ts';

/** A text and the number of its field, 0 to 3; where a word stands in several, the lowest counts. */
export type FieldText = readonly [field: number, text: string];
/** The texts of one thing, by their languages. */
export type TextsByLanguage = readonly (readonly [language: LanguageCode, texts: readonly FieldText[]])[];
/** The field of a slot without the word. */
export const NOWHERE = 255;

const FIELD_BITS = 2;
const FIELD_MASK = 0b11;
/** A word that stands in more has a typed array. */
const MOST_IN_ARRAY = 32;
/** So many slots at least wait before all words are gone through to free them. */
const MIN_SLOTS_TO_FREE = 500;
/** Places that are looked at with one change: a millisecond. */
const PLACES_A_STEP = 100_000;

const withRoom = ({ places, count }: Term): Term['places'] => {
  // In place of `push`, which makes room for many.
  if (Array.isArray(places) && count < MOST_IN_ARRAY) return places.concat(0);
  const longer = new Uint32Array(Math.ceil(count * 1.5));
  longer.set(places);
  return longer;
};

const append = (term: Term, place: number): void => {
  if (term.count === term.places.length) term.places = withRoom(term);
  term.places[term.count] = place;
  term.count += 1;
};

/** Leaves only the places of some slots. */
const keep = (term: Term, isKept: (slot: number) => boolean): void => {
  let kept = 0;
  for (let at = 0; at < term.count; at += 1) {
    const place = term.places[at] as number;
    if (!isKept(place >>> FIELD_BITS)) continue;
    term.places[kept] = place;
    kept += 1;
  }
  term.count = kept;
};

/** The words of some texts, each with the lowest field that has it. */
const fieldsOf = (texts: readonly FieldText[]): Map<string, number> => {
  const fields = new Map<string, number>();
  // Of a damaged record what is no text is left out: it must keep no other from being found.
  for (const [field, text] of texts)
    for (const word of typeof text === 'string' ? wordsIn(text) : [])
      if (field < (fields.get(word) ?? NOWHERE)) fields.set(word, field);
  return fields;
};

/**
 * Which words stand where: for each word of a language the slots of the texts that have it, 4 bytes each.
 * Texts get a slot when they are added, one for all their languages. That of removed ones is not used until
 * all words were gone through, a part with each change, so that a removal need not know the text.
 */
export const createWordPostings = () => {
  const byLanguage = new Map<LanguageCode, WordTerms>();
  /** Slot 0 is that of nothing. */
  let size = 1;
  const free: number[] = [];
  let removed: number[] = [];

  const termsIn = (language: LanguageCode): WordTerms => {
    const known = byLanguage.get(language) ?? createWordTerms(language === BASE_LANGUAGE);
    byLanguage.set(language, known);
    return known;
  };
  /** Takes the places of removed slots out of all words, some of them at each step. */
  const freeing = function* (): Generator<void, void> {
    const [gone, isGone] = [removed, new Uint8Array(size)];
    removed = [];
    for (const slot of gone) isGone[slot] = 1;
    let looked = 0;
    for (const terms of byLanguage.values()) {
      for (const term of terms.emptied()) {
        looked += term.count + 1;
        keep(term, (slot) => isGone[slot] !== 1);
        if (looked < PLACES_A_STEP) continue;
        looked = 0;
        yield;
      }
    }
    free.push(...gone);
  };
  let steps: Generator<void, void> | null = null;
  return {
    /** @returns the slot of these texts */
    add: (texts: TextsByLanguage): number => {
      const slot = free.pop() ?? size;
      size = Math.max(size, slot + 1);
      for (const [language, own] of texts) {
        const terms = termsIn(language);
        for (const [word, field] of fieldsOf(own)) append(terms.of(word), (slot << FIELD_BITS) + field);
      }
      return slot;
    },
    remove: (slot: number): void => {
      removed.push(slot);
      if (!steps && removed.length < Math.max(MIN_SLOTS_TO_FREE, size / 4)) return;
      steps ??= freeing();
      if (steps.next().done) steps = null;
    },
    /** The first field of each slot that has a word in one of the languages, by slot; null when none has. */
    find: (sought: SoughtWord, languages: readonly LanguageCode[]): Uint8Array | null => {
      let fields: Uint8Array | null = null;
      for (const language of languages)
        for (const [word, { stem, places, count }] of byLanguage.get(language)?.likeAny(sought) ?? []) {
          if (!isSought(sought, word, stem)) continue;
          fields ??= new Uint8Array(size).fill(NOWHERE);
          for (let at = 0; at < count; at += 1) {
            const place = places[at] as number;
            const slot = place >>> FIELD_BITS;
            const field = place & FIELD_MASK;
            if (field < (fields[slot] as number)) fields[slot] = field;
          }
        }
      return fields;
    },
    size: (): number => size,
    /** Each word of some languages, and how many texts have it. */
    *words(languages: readonly LanguageCode[]): Generator<readonly [word: string, count: number]> {
      for (const language of languages) yield* byLanguage.get(language)?.words() ?? [];
    },
  };
};
