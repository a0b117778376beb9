import { isSamePerson, type Traveller, type Travellers } from '@wayfarer/contracts';
import { formatAll } from '@wayfarer/words';
import { t, tn } from '../../../shared/words/words.ts';
import { type TravellerValues, valuesOf } from './traveller-form.ts';

/** What is kept of a person beside the name, as the screen calls it. */
const keptOf = ({ passport, nationality, birthDate, diet, phone, note, answers = [] }: Traveller): string[] => [
  ...(passport ? [t('passport number')] : []),
  ...(birthDate === undefined ? [] : [t('date of birth')]),
  ...(nationality === undefined ? [] : [t('nationality')]),
  ...(diet === undefined ? [] : [t('food')]),
  ...(phone === undefined ? [] : [t('phone')]),
  ...(note === undefined ? [] : [t('note')]),
  ...(answers.length === 0 ? [] : [t('answers')]),
];

/** 'The passport number and food of Asha Rao are removed.' */
export const removedWords = (before: Traveller): string => {
  const kept = keptOf(before);
  const name = before.name ?? '';
  if (kept.length === 0) return t('{name} is removed.', { name });
  return tn(kept.length, 'The {details} of {name} is removed.', 'The {details} of {name} are removed.', {
    details: formatAll(kept),
    name,
  });
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
