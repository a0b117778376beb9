import type { LetterPreview, WrittenLetter } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { previewCancellation } from '../../bookings/index.ts';
import { type EmailAgency, writeKeptEmail, writingConfigOf } from '../../emails/index.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'> & { readonly agency: () => Promise<EmailAgency> };

/**
 * The email that a booking would get, just as it would be sent; with another day, where it would be offered
 * that.
 * @throws NOT_FOUND for a booking that is cancelled, or whose traveller has no account any more
 */
export const previewLetter = async (
  { agency, ...needs }: Needs,
  bookingId: string,
  { otherDay, ...words }: LetterPreview,
): Promise<WrittenLetter> => {
  const offered = otherDay && { to: otherDay.day, until: new Date(otherDay.until) };
  const email = await previewCancellation(needs, bookingId, { ...words, otherDay: offered });
  if (!email) throw new ApiError('NOT_FOUND', 'This booking gets no letter.');
  const { to, content } = email;
  const { subject, text } = await writeKeptEmail(writingConfigOf(needs.config, await agency()), {
    _id: `preview/${bookingId}`,
    to,
    content,
  });
  return { subject, text };
};
