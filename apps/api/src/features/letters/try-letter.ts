import { bookingNumberOf, type LetterKind, type LetterTrial, type TriedLetter } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { wrongField } from '../../errors/wrong-field.ts';
import { aboutBooking } from '../bookings/index.ts';
import { type EmailAgency, type OwnWords, writeKeptEmail, writingConfigOf } from '../emails/index.ts';
import { assertFieldsExist } from './assert-fields-exist.ts';
import { exampleContent } from './example-content.ts';

type Needs = Pick<Dependencies, 'database' | 'config'> & { readonly agency: () => Promise<EmailAgency> };

const UNKNOWN = 'No booking has this number, or its traveller has no account any more.';
const NONE = 'There is no booking yet to show it for.';

/** In the words that are tried, or in the product's. */
const wordsOf = (kind: LetterKind, { subject, text }: LetterTrial): OwnWords =>
  subject === undefined || text === undefined ? {} : { [kind]: { subject, text } };

/**
 * The email as a booking would get it in these words. Nothing is stored or sent, and its secret links are
 * worth nothing.
 * @throws VALIDATION for a field that the email does not have, and at `booking`
 */
export const tryLetter = async (
  { database, config, agency }: Needs,
  kind: LetterKind,
  trial: LetterTrial,
): Promise<TriedLetter> => {
  const letters = wordsOf(kind, trial);
  const own = letters[kind];
  if (own) assertFieldsExist(kind, own);
  const number = trial.booking || undefined;
  const about = await aboutBooking(database, number);
  if (!about) throw wrongField('booking', number === undefined ? NONE : UNKNOWN);
  const content = exampleContent(kind, about);
  const { subject, html, text } = await writeKeptEmail(writingConfigOf(config, { ...(await agency()), letters }), {
    _id: `preview/${kind}`,
    to: '',
    content,
  });
  return { booking: bookingNumberOf(about.trip.bookingId), subject, html, text };
};
