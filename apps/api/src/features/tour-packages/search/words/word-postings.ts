import { isSought, SHARED_LETTERS, type SoughtWord, stemOf } from './sought-words.ts';
import { wordsIn } from './split-text.ts';

/** A text and the number of its field, 0 to 3; where a word stands in several, the lowest counts. */
export type FieldText = readonly [field: number, text: string];
/** The field of a slot without the word. */
export const NOWHERE = 255;

const FIELD_BITS = 2;
const FIELD_MASK = 0b11;
/** So many slots at least wait before all words are gone through to free them. */
const MIN_SLOTS_TO_FREE = 500;
/** Places that are looked at with one change: a millisecond. */
const PLACES_A_STEP = 100_000;

/** `places` are slots and fields, each pair one number, as many as `count`. */
type Term = { readonly stem: string; places: Uint32Array; count: number };

const append = (term: Term, place: number): void => {
  if (term.count === term.places.length) {
    const longer = new Uint32Array(Math.ceil(term.count * 1.5) + 1);
    longer.set(term.places);
    term.places = longer;
  }
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

/**
 * Which words stand where: for each word the slots of the texts that have it, 4 bytes each. Texts get a slot
 * when they are added. That of removed ones is not used until all words were gone through, a part with each
 * change, so that a removal need not know the text.
 */
export const createWordPostings = () => {
  const byKey = new Map<string, Map<string, Term>>();
  /** Slot 0 is that of nothing. */
  let size = 1;
  const free: number[] = [];
  let removed: number[] = [];

  const termOf = (word: string): Term => {
    const key = word.slice(0, SHARED_LETTERS);
    const terms = byKey.get(key) ?? new Map<string, Term>();
    if (terms.size === 0) byKey.set(key, terms);
    const known = terms.get(word);
    if (known) return known;
    const term = { stem: stemOf(word), places: new Uint32Array(1), count: 0 };
    // A copy: a piece of a text would keep all of it in memory.
    terms.set(Buffer.from(word).toString(), term);
    return term;
  };
  const termsLike = function* (word: string): Generator<[string, Term]> {
    const exact = byKey.get(word.slice(0, SHARED_LETTERS));
    if (word.length >= SHARED_LETTERS) yield* exact ?? [];
    else for (const [key, terms] of byKey) if (key.startsWith(word)) yield* terms;
  };
  const termsLikeAny = function* ({ word, others }: SoughtWord): Generator<[string, Term]> {
    yield* termsLike(word);
    for (const other of others) yield* termsLike(other.word);
  };
  /** Takes the places of removed slots out of all words, some of them at each step. */
  const freeing = function* (): Generator<void, void> {
    const [gone, isGone] = [removed, new Uint8Array(size)];
    removed = [];
    for (const slot of gone) isGone[slot] = 1;
    let looked = 0;
    for (const [key, terms] of byKey) {
      for (const [word, term] of terms) {
        looked += term.count + 1;
        keep(term, (slot) => isGone[slot] !== 1);
        if (term.count === 0) terms.delete(word);
        if (looked < PLACES_A_STEP) continue;
        looked = 0;
        yield;
      }
      if (terms.size === 0) byKey.delete(key);
    }
    free.push(...gone);
  };
  let steps: Generator<void, void> | null = null;
  return {
    /** @returns the slot of these texts */
    add: (texts: readonly FieldText[]): number => {
      const slot = free.pop() ?? size;
      size = Math.max(size, slot + 1);
      const fields = new Map<string, number>();
      // Of a damaged record what is no text is left out: it must keep no other from being found.
      for (const [field, text] of texts)
        for (const word of typeof text === 'string' ? wordsIn(text) : [])
          if (field < (fields.get(word) ?? NOWHERE)) fields.set(word, field);
      for (const [word, field] of fields) append(termOf(word), (slot << FIELD_BITS) + field);
      return slot;
    },
    remove: (slot: number): void => {
      removed.push(slot);
      if (!steps && removed.length < Math.max(MIN_SLOTS_TO_FREE, size / 4)) return;
      steps ??= freeing();
      if (steps.next().done) steps = null;
    },
    /** The first field of each slot that has a word, by slot; null when none has. */
    find: (sought: SoughtWord): Uint8Array | null => {
      let fields: Uint8Array | null = null;
      for (const [word, { stem, places, count }] of termsLikeAny(sought)) {
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
    /** Each word, and how many texts have it. */
    *words(): Generator<readonly [word: string, count: number]> {
      for (const terms of byKey.values()) for (const [word, { count }] of terms) yield [word, count];
    },
  };
};
