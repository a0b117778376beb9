import { bookingNumberOf, displayNameOf, fillFields, type LetterField, type LetterKind, letterKinds } from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import { inLanguage } from '../../../language/in-language.ts';
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

/** 'in a week', 'in 3 days', 'tomorrow'; 'today' after an outage. In English, as the words around it. */
const whenItBegins = ({ inDays = A_WEEK }: { readonly inDays?: number }): string => {
  if (inDays < 2) return inDays === 1 ? 'tomorrow' : 'today';
  return inDays === A_WEEK ? 'in a week' : `in ${inDays} days`;
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What the fields of an email stand for. */
const valuesOf = (content: LetterContent, { brand }: Site): { readonly [Name in LetterField]?: string } => {
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

/** An empty line begins a paragraph. */
const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part, index) => prose(part, `own ${index}`));

/**
 * The same email in the words of the agency, where it has some: subject and first paragraphs. Heading, facts,
 * amounts, terms, buttons and why it was sent stay in ours. Where a field has no value it goes out in our
 * words: it is never held back.
 */
export const inOwnWords = (
  template: Template,
  content: EmailContent,
  { site, letters }: { readonly site: Site; readonly letters: OwnWords | undefined },
): Template => {
  const own = isLetter(content) ? letters?.[content.kind] : undefined;
  if (!own || !isLetter(content)) return template;
  // The agency writes in English, so days and amounts within its words are English, too.
  const values = inLanguage(BASE_LANGUAGE, () => valuesOf(content, site));
  const filled = fillFields(own.subject, { ...values, trip: shortened(content.trip.title) });
  const subject = filled && own.subject.startsWith('{when}') ? capitalized(filled) : filled;
  const text = fillFields(own.text, values);
  if (subject === null || text === null) return template;
  return { ...template, subject, preview: text, words: [...paragraphsOf(text), ...(template.kept ?? [])] };
};
