import type { PackageFacts } from '@wayfarer/contracts';

export type QuestionValues = { question: string; answer: string };

/** What is typed of a package's facts: lists with one entry on each line, languages between commas. */
export type FactsValues = { [Fact in Exclude<keyof PackageFacts, 'questions'>]-?: string } & { questions: QuestionValues[] };

const linesOf = (entries: readonly string[] = []): string => entries.join('\n');

export const factsValuesOf = (facts: PackageFacts = {}): FactsValues => ({
  highlights: linesOf(facts.highlights),
  included: linesOf(facts.included),
  notIncluded: linesOf(facts.notIncluded),
  toBring: linesOf(facts.toBring),
  meetingPoint: facts.meetingPoint ?? '',
  map: facts.map ?? '',
  level: String(facts.level ?? ''),
  languages: (facts.languages ?? []).join(', '),
  minAge: String(facts.minAge ?? ''),
  questions: facts.questions ?? [],
});

const listIn = (text: string, between: RegExp): string[] | undefined => {
  const entries = text.split(between).flatMap((entry) => entry.trim() || []);
  return entries.length === 0 ? undefined : entries;
};
const textIn = (text: string): string | undefined => text.trim() || undefined;
const numberIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** What is typed as the contract has it, which checks it; null where nothing is filled. */
export const factsIn = ({ questions, ...typed }: FactsValues): Record<string, unknown> | null => {
  const facts = {
    highlights: listIn(typed.highlights, /\n/),
    included: listIn(typed.included, /\n/),
    notIncluded: listIn(typed.notIncluded, /\n/),
    toBring: listIn(typed.toBring, /\n/),
    meetingPoint: textIn(typed.meetingPoint),
    map: textIn(typed.map),
    level: numberIn(typed.level),
    languages: listIn(typed.languages, /[,\n]/),
    minAge: numberIn(typed.minAge),
    questions: questions.length === 0 ? undefined : questions,
  } satisfies Record<keyof PackageFacts, unknown>;
  const filled = Object.entries(facts).filter(([, value]) => value !== undefined);
  return filled.length === 0 ? null : Object.fromEntries(filled);
};
