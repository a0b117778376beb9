import { priceFields } from '../price/price-fields.ts';
import type { Schedule } from '../schedule/schedule.schema.ts';
import type { PackageFacts } from '../tour-package/facts.schema.ts';
import type { TourPackage, TourPackageForm } from '../tour-package/tour-package.schema.ts';
import type { packageColumns } from './import-columns.ts';
import { depositIn, depositTextOf } from './texts/deposit-text.ts';
import { extrasIn, extrasTextOf } from './texts/extra-texts.ts';
import {
  asksIn,
  asksTextOf,
  levelIn,
  levelTextOf,
  policyIn,
  policyTextOf,
  questionsIn,
  questionsTextOf,
} from './texts/fact-texts.ts';
import { categoriesIn, categoriesTextOf, groupsIn, groupsTextOf, singleIn, singleTextOf } from './texts/price-texts.ts';
import { ownQuestionsIn, ownQuestionsTextOf } from './texts/question-texts.ts';
import { cutOffIn, cutOffTextOf, rulesIn, rulesTextOf, timeIn } from './texts/schedule-texts.ts';
import { seasonsIn, seasonsTextOf } from './texts/season-texts.ts';
import { cellOf, daysIn, entriesIn, taxPercentIn, taxPercentTextOf, wholeNumberIn } from './texts/unreadable-text.ts';

export const partFields = [
  ...priceFields,
  'taxPercent',
  'schedule',
  'facts',
  'asks',
  'ownQuestions',
  'cancellationPolicy',
] as const;
export type PartField = (typeof partFields)[number];
/** What a package has beside what each has, in the units of the wire. Absent: it has none. */
export type PackageParts = { readonly [Field in PartField]?: TourPackage[Field] | undefined };

/** A column of the CSV for a part of a package. */
export type PackagePart = {
  readonly heading: string;
  /** Where it is in the form, as problems name it. */
  readonly path: string;
  /** Empty where the package has none. */
  readonly textOf: (parts: PackageParts) => string;
  /** The parts with what a text says in place of what they had. @throws UnreadableText */
  readonly readInto: (parts: PackageParts, text: string) => PackageParts;
  /** An empty cell leaves the part as it is, rather than taking it away. */
  readonly emptyKeeps?: true;
};

type Way<Value> = {
  readonly write: (value: Value, parts: PackageParts) => string;
  readonly read: (text: string, parts: PackageParts) => Value;
};

const ownPart = <Field extends PartField>(
  heading: string,
  field: Field,
  { write, read }: Way<NonNullable<PackageParts[Field]>>,
): PackagePart => ({
  heading,
  path: field,
  textOf: (parts) => {
    const value = parts[field];
    return value === undefined ? '' : write(value, parts);
  },
  readInto: (parts, text) => ({ ...parts, [field]: text.trim() === '' ? undefined : read(text, parts) }),
});

/** A field with another value; one without a value is left out, as a database would store null for it. */
const withField = <Whole extends object>(whole: Whole, field: keyof Whole, value: unknown): Whole => {
  const { [field]: _before, ...others } = whole;
  return (value === undefined ? others : { ...others, [field]: value }) as Whole;
};

const NO_DAYS: Schedule = { rules: [], added: [], closed: [] };
const schedulePart = <Field extends keyof Schedule>(
  heading: string,
  field: Field,
  { write, read }: Way<NonNullable<Schedule[Field]>>,
): PackagePart => ({
  heading,
  path: `schedule.${field}`,
  textOf: (parts) => {
    const value = parts.schedule?.[field];
    return value === undefined ? '' : write(value, parts);
  },
  readInto: (parts, text) => ({
    ...parts,
    schedule: withField(parts.schedule ?? NO_DAYS, field, text.trim() === '' ? NO_DAYS[field] : read(text, parts)),
  }),
});

const factPart = <Field extends keyof PackageFacts>(
  heading: string,
  field: Field,
  { write, read }: Way<NonNullable<PackageFacts[Field]>>,
): PackagePart => ({
  heading,
  path: `facts.${field}`,
  textOf: (parts) => {
    const value = parts.facts?.[field];
    return value === undefined ? '' : write(value, parts);
  },
  readInto: (parts, text) => ({
    ...parts,
    facts: withField(parts.facts ?? {}, field, text.trim() === '' ? undefined : read(text, parts)),
  }),
});

const asIs: Way<string> = { write: (text) => text, read: (text) => text };
const lines: Way<string[]> = { write: cellOf, read: (text) => entriesIn(text) };
const days: Way<string[]> = { write: cellOf, read: daysIn };
const count: Way<number> = { write: String, read: wholeNumberIn };

/** Pictures come in by the editor alone, an import makes drafts, and the rest is about one edit. */
type NotExported = 'keptImages' | 'isDraft' | 'version' | 'acceptedEffect' | 'translations';
type InOwnColumn = Exclude<keyof TourPackageForm, keyof typeof packageColumns | 'availableFrom' | 'availableTo' | NotExported>;
/** A column for every field, fact and rule of the schedule: one that an export would lose is a type error. */
type EveryPart = {
  [Name in Exclude<InOwnColumn, 'schedule' | 'facts'> | Exclude<keyof Schedule, 'rules'> | keyof PackageFacts]: PackagePart;
} & { departures: PackagePart };

/** In the order of the export. Seasons name categories, so that these are read before them. */
export const packageParts = {
  categories: ownPart('Traveller categories', 'categories', { write: categoriesTextOf, read: categoriesIn }),
  seasons: ownPart('Seasons', 'seasons', { write: seasonsTextOf, read: seasonsIn }),
  groups: ownPart('Group discounts', 'groups', { write: groupsTextOf, read: groupsIn }),
  groupOf: ownPart('Price for a group of', 'groupOf', count),
  single: ownPart('Single room', 'single', { write: singleTextOf, read: singleIn }),
  extras: ownPart('Extras', 'extras', { write: extrasTextOf, read: extrasIn }),
  deposit: ownPart('Deposit', 'deposit', { write: depositTextOf, read: depositIn }),
  taxPercent: ownPart('Tax', 'taxPercent', { write: taxPercentTextOf, read: taxPercentIn }),
  departures: schedulePart('Departures', 'rules', { write: rulesTextOf, read: rulesIn }),
  added: schedulePart('Added days', 'added', days),
  closed: schedulePart('Closed days', 'closed', days),
  startTime: schedulePart('Start time', 'startTime', { write: (time) => time, read: timeIn }),
  cutOff: schedulePart('Bookings close', 'cutOff', { write: cutOffTextOf, read: cutOffIn }),
  minimum: schedulePart('Minimum persons', 'minimum', count),
  highlights: factPart('Highlights', 'highlights', lines),
  included: factPart('Included', 'included', lines),
  notIncluded: factPart('Not included', 'notIncluded', lines),
  toBring: factPart('What to bring', 'toBring', lines),
  meetingPoint: factPart('Meeting point', 'meetingPoint', asIs),
  map: factPart('Map', 'map', asIs),
  level: factPart('Level', 'level', { write: levelTextOf, read: levelIn }),
  languages: factPart('Languages', 'languages', lines),
  minAge: factPart('Minimum age', 'minAge', count),
  questions: factPart('Questions', 'questions', { write: questionsTextOf, read: questionsIn }),
  asks: ownPart('Asked of each traveller', 'asks', { write: asksTextOf, read: asksIn }),
  ownQuestions: ownPart('Own questions', 'ownQuestions', { write: ownQuestionsTextOf, read: ownQuestionsIn }),
  cancellationPolicy: {
    ...ownPart('Cancellation policy', 'cancellationPolicy', { write: policyTextOf, read: policyIn }),
    emptyKeeps: true,
  },
} satisfies Record<string, PackagePart> & EveryPart;

/** What an export writes of a part: a count as a number, and everything else as text. */
export const csvOfPart = ({ textOf }: PackagePart, parts: PackageParts): string | number => {
  const text = textOf(parts);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : text;
};
