import { isSamePerson, type Traveller, type Travellers } from '@wayfarer/contracts';
import { type TravellerValues, valuesOf } from './traveller-form.ts';

/** What is kept of a person beside the name, as the screen calls it. */
const keptOf = ({ passport, nationality, birthDate, diet, phone, note, answers = [] }: Traveller): string[] => [
  ...(passport ? ['passport number'] : []),
  ...(birthDate === undefined ? [] : ['date of birth']),
  ...(nationality === undefined ? [] : ['nationality']),
  ...(diet === undefined ? [] : ['food']),
  ...(phone === undefined ? [] : ['phone']),
  ...(note === undefined ? [] : ['note']),
  ...(answers.length === 0 ? [] : ['answers']),
];

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'The passport number and food of Asha Rao are removed.' */
export const removedWords = (before: Traveller): string => {
  const kept = keptOf(before);
  if (kept.length === 0) return `${before.name} is removed.`;
  return `The ${listed.format(kept)} of ${before.name} ${kept.length === 1 ? 'is' : 'are'} removed.`;
};

/** Whether somebody else than the traveller before was typed, by the rule of the API. */
export const isReplacedBy = (before: Traveller, { name, birthDate }: TravellerValues): boolean =>
  before.name !== null &&
  name.trim() !== '' &&
  !isSamePerson(
    { name: before.name, birthDate: before.birthDate },
    { name, birthDate: birthDate === '' ? undefined : birthDate },
  );

/**
 * What is typed of a newcomer, without what still says what the traveller before had; and with it again where
 * it is them after all.
 */
export const withoutFormer = (
  before: Traveller,
  typed: TravellerValues,
  isReplaced: boolean,
  questions: Travellers['ownQuestions'],
): TravellerValues => {
  const former = valuesOf(before, questions);
  const answers = Object.entries(typed.answers).map(([question, answer]) => {
    const given = former.answers[question] ?? '';
    if (isReplaced) return [question, answer === given ? '' : answer];
    return [question, answer === '' ? given : answer];
  });
  const now = { ...typed, answers: Object.fromEntries(answers) };
  for (const field of ['birthDate', 'nationality', 'expires', 'diet', 'phone', 'note'] as const) {
    if (isReplaced && typed[field] === former[field]) now[field] = '';
    if (!isReplaced && typed[field] === '') now[field] = former[field];
  }
  return now;
};
