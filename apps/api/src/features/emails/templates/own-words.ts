import {
  bookingNumberOf,
  displayNameOf,
  fillFields,
  type LetterField,
  type LetterKind,
  letterIn,
  letterKinds,
} from '@wayfarer/contracts';
import { type LanguageCode, spokenLanguage, t, tn } from '@wayfarer/words';
import { inLanguage } from '../../../language/in-language.ts';
import { isolated } from '../../../language/right-to-left.ts';
import { dayText } from '../../../time/day-text.ts';
import type { OwnWords } from '../email-agency.ts';
import type { ContentOf, EmailContent } from '../email-content.ts';
import { money, prose } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { shortened } from './trip-parts.ts';

type LetterContent = ContentOf<LetterKind>;
const isLetter = (content: EmailContent): content is LetterContent => letterKinds.some((kind) => kind === content.kind);

const A_WEEK = 7;

/** 'in a week', 'in 3 days', 'tomorrow'; 'today' after an outage. */
const whenItBegins = ({ inDays = A_WEEK }: { readonly inDays?: number }): string => {
  if (inDays < 2) return inDays === 1 ? t('tomorrow') : t('today');
  return inDays === A_WEEK ? t('in a week') : tn(inDays, 'in {n} day', 'in {n} days');
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

type Values = { readonly [Name in LetterField]?: string };

/** What the fields of an email stand for, in the language of the moment. */
const valuesOf = (content: LetterContent, { brand }: Site): Values => {
  const { trip } = content;
  return {
    name: displayNameOf(content),
    trip: trip.title,
    day: dayText(trip.travelDate),
    place: trip.place,
    number: bookingNumberOf(trip.bookingId),
    persons: String(trip.totalPersons),
    total: money(trip.totalAmount),
    agency: brand,
    ...(content.kind === 'trip-reminder' ? { when: whenItBegins(content) } : {}),
    ...('received' in content ? { received: money(content.received) } : {}),
    ...('refund' in content ? { refund: money(content.refund) } : {}),
    ...(trip.plan ? { owed: money(trip.plan.owed), due: dayText(trip.plan.dueOn) } : {}),
  };
};

/** Each is put in order by itself within words that are read from right to left. */
const isolatedValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));

/** An empty line begins a paragraph. */
const paragraphsOf = (text: string, language: LanguageCode) =>
  text
    .split(/\r?\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => prose(part, `own ${index}`, language));

/**
 * The same email in the words of the agency, where it has some: subject and first paragraphs, in the reader's
 * language where both are translated, else in English. Heading, facts, amounts, terms, buttons and why it was
 * sent stay in ours. Where a field has no value it goes out in our words: it is never held back.
 */
export const inOwnWords = (
  template: Template,
  content: EmailContent,
  { site, letters }: { readonly site: Site; readonly letters: OwnWords | undefined },
): Template => {
  const own = isLetter(content) ? letters?.[content.kind] : undefined;
  if (!own || !isLetter(content)) return template;
  const words = letterIn(own, spokenLanguage());
  // Days and amounts are in the language of the words around them.
  const [filled, text] = inLanguage(words.language, () => {
    const values = valuesOf(content, site);
    return [
      fillFields(words.subject, isolatedValues({ ...values, trip: shortened(content.trip.title) })),
      fillFields(words.text, isolatedValues(values)),
    ] as const;
  });
  const subject = filled && words.subject.startsWith('{when}') ? capitalized(filled) : filled;
  if (subject === null || text === null) return template;
  return { ...template, subject, preview: text, words: [...paragraphsOf(text, words.language), ...(template.kept ?? [])] };
};
