import {
  answerFits,
  type Contact,
  type NewAnswers,
  type NewTraveller,
  questionsOf,
  type Traveller,
  type Travellers,
  type TravellersForm,
  travellersFormSchema,
} from '@wayfarer/contracts';
import { z } from 'zod';
import { t } from '../../../shared/words/words.ts';

/** What is typed as answers, by the ids of their questions. */
export type AnswerValues = { answers: Readonly<Record<string, string>> };

/** What is typed of one person; '' where nothing is. */
export type TravellerValues = Record<'name' | 'birthDate' | 'nationality' | 'diet' | 'phone' | 'note', string> & {
  number: string;
  expires: string;
} & AnswerValues;

/** The answers that are given and can still be: others are asked for again. */
export const answerValuesOf = (
  answers: Traveller['answers'] = [],
  questions: Travellers['ownQuestions'] = [],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    questions.map((asked) => {
      const given = answers.find(({ question }) => question === asked.id)?.answer ?? '';
      return [asked.id, answerFits(asked, given) ? given : ''];
    }),
  );

export const valuesOf = (
  { name, birthDate, nationality, diet, phone, note, passport, answers }: Traveller,
  questions: Travellers['ownQuestions'],
): TravellerValues => ({
  name: name ?? '',
  birthDate: birthDate ?? '',
  nationality: nationality ?? '',
  diet: diet ?? '',
  phone: phone ?? '',
  note: note ?? '',
  // Never sent to the browser: what is typed replaces the number that is stored.
  number: '',
  expires: passport?.expires ?? '',
  answers: answerValuesOf(answers, questions),
});

const given = <Field extends string>(field: Field, text: string) => (text.trim() === '' ? {} : { [field]: text });

/** As the contract wants them: nothing of what is left empty. */
export const answersIn = (answers: AnswerValues['answers']): NewAnswers =>
  Object.entries(answers).flatMap(([question, answer]) => (answer.trim() === '' ? [] : [{ question, answer }]));

/** Of what a list asks at present, though more was asked when the form was opened. */
const stillAsked = (answers: NewAnswers | undefined, list: Travellers, scope: 'traveller' | 'booking') => {
  const questions = questionsOf(list.ownQuestions, scope);
  const asked = answers?.filter(({ question }) => questions.some(({ id }) => id === question)) ?? [];
  return questions.length === 0 ? {} : { answers: asked };
};

/** As the contract wants it: nothing where nothing was typed. */
const travellerIn = ({ number, expires, answers, ...facts }: TravellerValues): object => {
  const { name, ...others } = facts;
  const asked = Object.entries(others).map(([field, text]) => given(field, text));
  const hasPassport = number.trim() !== '' || expires !== '';
  // Passports print spaces and hyphens between the digits.
  const passport = hasPassport ? { passport: { ...given('number', number.replaceAll(/[\s-]/g, '')), expires } } : {};
  return Object.assign({ name, answers: answersIn(answers) }, ...asked, passport);
};

/**
 * The contract's schema of one person, for what is typed; a sentence about a passport stands at its own
 * field.
 */
export const travellerSchema = z.custom<TravellerValues>().transform((typed, context): NewTraveller => {
  const [checked] = [travellersFormSchema.shape.travellers.element.safeParse(travellerIn(typed))];
  if (checked.data) return checked.data;
  for (const { path, message } of checked.error?.issues ?? []) {
    const isLeftOut = path.at(-1) === 'expires' && typed.expires === '';
    const told = isLeftOut ? t('Enter until when the passport is valid.') : message;
    const [field, index] = path;
    const question = field === 'answers' ? answersIn(typed.answers)[Number(index)]?.question : undefined;
    const place = question === undefined ? path.filter((part) => part !== 'passport') : ['answers', question];
    context.addIssue({ code: 'custom', path: place, message: told });
  }
  return z.NEVER;
});

/** Somebody who is stored, as they are sent back unchanged. */
const unchanged = (
  { id, category: _category, warning: _warning, answers: _stay, name, passport, ...facts }: Traveller,
  asks: Travellers['asks'],
): NewTraveller | null => {
  if (name === null) return null;
  const kept = Object.entries(facts).filter(([field]) => asks?.some((asked) => asked === field));
  const passports = passport && asks?.includes('passport') ? { passport: { expires: passport.expires } } : {};
  return { id, name, ...Object.fromEntries(kept), ...passports };
};

/** The whole list with one person of it changed. */
export const listWith = (list: Travellers, place: number, { answers, ...changed }: NewTraveller): TravellersForm => ({
  travellers: list.travellers.map((traveller, at) =>
    at === place ? { ...changed, ...stillAsked(answers, list, 'traveller'), id: traveller.id } : unchanged(traveller, list.asks),
  ),
  version: list.version,
});

/** The whole list with other answers of the booking. */
export const listWithAnswers = (list: Travellers, answers: NewAnswers): TravellersForm => ({
  travellers: list.travellers.map((traveller) => unchanged(traveller, list.asks)),
  ...stillAsked(answers, list, 'booking'),
  version: list.version,
});

/** The whole list with another contact. */
export const listWithContact = ({ travellers, asks, version }: Travellers, contact: Contact): TravellersForm => ({
  travellers: travellers.map((traveller) => unchanged(traveller, asks)),
  contact,
  version,
});

/** The field of a card that a path of the whole list is about; null where it is about another card. */
export const fieldAt = (path: string, place: number): string | null => {
  const prefix = `travellers.${place}.`;
  return path.startsWith(prefix) ? path.slice(prefix.length).replace('passport.', '') : null;
};
