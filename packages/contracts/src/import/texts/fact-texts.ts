import type { CancellationPolicy } from '../../cancellation-policy/cancellation-policy.rules.ts';
import type { PackageFacts } from '../../tour-package/facts.schema.ts';
import { levelNames } from '../../tour-package/level-names.ts';
import { type AskedField, askedFields } from '../../traveller/traveller.rules.ts';
import { doubledIn, undoubledIn } from './doubled-sign.ts';
import { cellOf, entriesIn, matched, shown, UnreadableText } from './unreadable-text.ts';

type Question = NonNullable<PackageFacts['questions']>[number];

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

export const levelTextOf = (level: number): string => levelNames[level - 1] ?? String(level);

export const levelIn = (text: string): number => {
  const index = levelNames.findIndex((name) => isSame(text, name));
  if (index < 0) throw new UnreadableText(`${shown(text)} is not a level. The levels are ${levelNames.join(', ')}.`);
  return index + 1;
};

const BETWEEN = ' | ';
const BAR = '|';

/** 'Is there hot water? | Yes, in the morning.' A bar within one of the two stands twice. */
export const questionsTextOf = (questions: readonly Question[]): string =>
  cellOf(questions.map(({ question, answer }) => [question, answer].map((text) => doubledIn(text, BAR)).join(BETWEEN)));

export const questionsIn = (text: string): Question[] =>
  entriesIn(text).map((entry) => {
    const [question = '', answer, more] = entry.split(BETWEEN).map((part) => undoubledIn(part, BAR));
    if (answer === undefined)
      throw new UnreadableText(`${shown(entry)} cannot be read. Write it like “Is lunch included? | Yes, each day.”.`);
    if (more === undefined) return { question, answer };
    throw new UnreadableText(
      `${shown(entry)} has several “|”. Write those that belong to the question or its answer twice: “||”.`,
    );
  });

/** As the form calls them; names can always be given. */
const askedNames: Readonly<Record<AskedField, string>> = {
  birthDate: 'Date of birth',
  nationality: 'Nationality',
  passport: 'Passport',
  diet: 'Food and allergies',
  phone: 'Phone',
  note: 'Note',
};
const NAME = 'Name';

/** 'Name; Date of birth; Phone': the name comes first, and alone where nothing else is asked. */
export const asksTextOf = (asks: readonly AskedField[]): string => cellOf([NAME, ...asks.map((field) => askedNames[field])]);

export const asksIn = (text: string): AskedField[] =>
  entriesIn(text)
    .filter((entry) => !isSame(entry, NAME))
    .map((entry) => {
      const field = askedFields.find((one) => isSame(entry, askedNames[one]));
      if (field) return field;
      throw new UnreadableText(`${shown(entry)} cannot be asked. Write ${Object.values(askedNames).join(', ')}.`);
    });

const NO_REFUND = 'No refund';

/** '30 days before: 100%; 7 days before: 50%' */
export const policyTextOf = (policy: CancellationPolicy): string =>
  policy.length === 0
    ? NO_REFUND
    : cellOf(policy.map(({ daysBefore, percent }) => `${daysBefore} day${daysBefore === 1 ? '' : 's'} before: ${percent}%`));

export const policyIn = (text: string): { daysBefore: number; percent: number }[] =>
  isSame(text, NO_REFUND)
    ? []
    : entriesIn(text).map((entry) => {
        const [, days, percent] = matched(entry, /^(\d{1,4}) days? before\s?:\s*(\d{1,3})\s?%$/i, '7 days before: 50%');
        return { daysBefore: Number(days), percent: Number(percent) };
      });
