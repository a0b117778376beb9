import { charactersOf, type FoundIn, foundInFields, MAX_REASON_LENGTH, type TourPackage } from '@wayfarer/contracts';
import { placeLine } from './place-line.ts';
import { isSought, type SoughtWord } from './sought-words.ts';
import { splitText } from './split-text.ts';

type Texts = Pick<TourPackage, 'title' | 'destination' | 'description' | 'itinerary'>;
type Hit = Pick<FoundIn, 'field' | 'day'> & { readonly text: string; readonly from: number; readonly to: number };

/** What a place is found by beside its name and country, and its description. */
export type AboutPlace = { readonly line: string; readonly description: string };

/** How much of a text is shown before a hit, where there is as much behind it. */
const LEAD = 40;
/** Of the text beside a hit at most so many code units are looked at: to count characters takes long. */
const MAX_UNITS = 8 * MAX_REASON_LENGTH;

const oneLine = (text: string): string[] => charactersOf(text.replaceAll(/\s+/g, ' '));
/** The last or first characters of a text; where some are left out it begins or ends with a whole word. */
const endOf = (text: readonly string[], most: number): string => {
  if (text.length <= most) return text.join('');
  return `…${text
    .slice(text.length - most)
    .join('')
    .replace(/^\S*\s/, '')}`;
};
const beginningOf = (text: readonly string[], most: number): string => {
  if (text.length <= most) return text.join('');
  return `${text
    .slice(0, most)
    .join('')
    .replace(/\s\S*$/, '')}…`;
};

/** What is shown of the text around a hit. */
const excerptOf = ({ field, day, text, from, to }: Hit): FoundIn => {
  // A character that the cut may have split is not shown.
  const before = oneLine(text.slice(Math.max(0, from - MAX_UNITS), from)).slice(from > MAX_UNITS ? 1 : 0);
  const hit = charactersOf(text.slice(from, to)).slice(0, MAX_REASON_LENGTH);
  const after = oneLine(text.slice(to, to + MAX_UNITS)).slice(0, to + MAX_UNITS < text.length ? -1 : undefined);
  const room = MAX_REASON_LENGTH - hit.length;
  const lead = Math.min(before.length, room, Math.max(LEAD, room - after.length));
  return { field, day, before: endOf(before, lead), hit: hit.join(''), after: beginningOf(after, room - lead) };
};

/** The texts of a package in the order of `foundInFields`, each normalized as the typed words are. */
const textsOf = function* ({ title, destination, description, itinerary }: Texts, place: AboutPlace) {
  yield { field: 'title', day: null, text: title } as const;
  yield { field: 'place', day: null, text: `${destination.name}, ${destination.country}` } as const;
  // With the continent only where that is what was asked for.
  yield { field: 'place', day: null, text: place.line } as const;
  yield { field: 'description', day: null, text: description } as const;
  for (const [index, text] of itinerary.entries()) yield { field: 'itinerary', day: index + 1, text } as const;
  yield { field: 'about-place', day: null, text: place.description } as const;
};

/** The first hit of each sought word that is in one of the texts. */
const hitsOf = (sought: readonly SoughtWord[], texts: Iterable<Pick<Hit, 'field' | 'day' | 'text'>>): Hit[] => {
  const open = new Set(sought);
  const hits: Hit[] = [];
  for (const { field, day, text } of texts) {
    const composed = text.normalize('NFC');
    for (const { word, from, to } of splitText(composed)) {
      for (const one of open)
        if (isSought(one, word)) {
          hits.push({ field, day, text: composed, from, to });
          open.delete(one);
        }
    }
    if (open.size === 0) break;
  }
  return hits;
};

/**
 * Why words find a package: of the word that stands only in the last field, the first hit. Title and place
 * are on its card anyway. Undefined where a word is not found outside the description of its place, which
 * was not given.
 */
export const reasonOf = (
  sought: readonly SoughtWord[],
  tourPackage: Texts,
  place: AboutPlace = { line: placeLine(tourPackage.destination), description: '' },
): FoundIn | undefined => {
  const hits = hitsOf(sought, textsOf(tourPackage, place));
  const last = Math.max(...hits.map(({ field }) => foundInFields.indexOf(field)));
  const hit = hits.find(({ field }) => foundInFields.indexOf(field) === last);
  return hit && hits.length === sought.length ? excerptOf(hit) : undefined;
};
