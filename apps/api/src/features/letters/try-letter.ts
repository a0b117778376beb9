import { bookingNumberOf, type LetterKind, type LetterTrial, type TriedLetter } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { assertLanguageOffered, offeredLanguage } from '../../language/own-language.ts';
import { aboutBooking } from '../bookings/index.ts';
import { type EmailAgency, type OwnWords, writeKeptEmail, writingConfigOf } from '../emails/index.ts';
import { assertFieldsExist } from './assert-fields-exist.ts';
import { exampleContent } from './example-content.ts';
import { translatedLetter } from './translated-letter.ts';

type Needs = Pick<Dependencies, 'database' | 'config'> & { readonly agency: () => Promise<EmailAgency> };

const UNKNOWN = 'No booking has this number, or its traveller has no account any more.';
const NONE = 'There is no booking yet to show it for.';

/** In the words that are tried, or in the product's. */
const wordsOf = (kind: LetterKind, { subject, text, translations: sent }: LetterTrial): OwnWords => {
  if (subject === undefined || text === undefined) return {};
  const own = { subject, text };
  assertFieldsExist(kind, { ...own, translations: sent });
  const { translations } = translatedLetter(own, sent, null);
  return { [kind]: { ...own, ...(translations ? { translations } : {}) } };
};

/**
 * The email as a booking would get it in these words, where its traveller reads that language. Nothing is
 * stored or sent, and its secret links are worth nothing.
 * @throws VALIDATION for a field that the email does not have, at `language`, and at `booking`
 */
export const tryLetter = async (
  { database, config, agency }: Needs,
  kind: LetterKind,
  trial: LetterTrial,
): Promise<TriedLetter> => {
  assertLanguageOffered(config, trial.language);
  const letters = wordsOf(kind, trial);
  const number = trial.booking || undefined;
  const about = await aboutBooking(database, number);
  if (!about) throw wrongField('booking', number === undefined ? NONE : UNKNOWN);
  const content = exampleContent(kind, about);
  const { subject, html, text } = await writeKeptEmail(writingConfigOf(config, { ...(await agency()), letters }), {
    _id: `preview/${kind}`,
    to: '',
    content,
    ...offeredLanguage(config, trial.language),
  });
  return { booking: bookingNumberOf(about.trip.bookingId), subject, html, text };
};
