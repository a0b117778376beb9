import { t } from '@wayfarer/words';
import type { ContentOf } from '../email-content.ts';
import { factTable, paragraph, prose, salutation } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/** Why somebody who wrote to the agency is written to. */
const whyOf = (agency: string): string =>
  t(
    'You are receiving this email because somebody wrote to {agency} with this address. If that was not you, reply to this email.',
    { agency },
  );

/**
 * The address is not verified, and anybody can have this sent to anybody, so it contains nothing that the
 * sender wrote.
 */
export const contactReceived = (_content: ContentOf<'contact-received'>, { brand }: Site): Template => ({
  subject: t('We have your message'),
  preview: t('We will write back to you soon.'),
  heading: t('We have your message'),
  body: [
    paragraph(t('Hello, thank you for writing to us. A person will read your message and write back to you soon.')),
    paragraph(t('If you would like to add something, reply to this email.')),
  ],
  why: whyOf(brand),
});

/** In English, as all that staff read. */
export const contactForwarded = ({ name, email, message }: ContentOf<'contact-forwarded'>, { brand }: Site): Template => ({
  subject: `Message from ${name}`,
  preview: message,
  heading: 'A message from the website',
  body: [
    factTable([
      ['Name', name],
      ['Address', email],
    ]),
    paragraph(message, 'message'),
    paragraph('Your reply to this email goes to the sender.', 'answer'),
  ],
  why: `You are receiving this email because ${brand} forwards messages from its contact form to this address.`,
});

/** Sent to the address that wrote: it quotes that person's own message. */
export const contactReply = ({ name, message, reply }: ContentOf<'contact-reply'>, { brand }: Site): Template => ({
  subject: t('Your message to {agency}', { agency: brand }),
  preview: reply,
  heading: t('Our reply to your message'),
  body: [
    salutation(name),
    prose(reply, 'reply'),
    paragraph(t('You wrote:'), 'wrote'),
    prose(message, 'message'),
    paragraph(t('If you would like to add something, reply to this email.'), 'answer'),
  ],
  why: whyOf(brand),
});
