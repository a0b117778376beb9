import type { LetterPreview, WrittenLetter } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { previewCancellation } from '../../bookings/index.ts';
import { type EmailAgency, writeKeptEmail, writingConfigOf } from '../../emails/index.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'> & { readonly agency: () => Promise<EmailAgency> };

/**
 * The email that a booking would get, just as it would be sent.
 * @throws NOT_FOUND for a booking that is cancelled, or whose traveller has no account any more
 */
export const previewLetter = async (
  { agency, ...needs }: Needs,
  bookingId: string,
  words: LetterPreview,
): Promise<WrittenLetter> => {
  const email = await previewCancellation(needs, bookingId, words);
  if (!email) throw new ApiError('NOT_FOUND', 'This booking gets no letter.');
  const { to, content } = email;
  const { subject, text } = await writeKeptEmail(writingConfigOf(needs.config, await agency()), {
    _id: `preview/${bookingId}`,
    to,
    content,
  });
  return { subject, text };
};
