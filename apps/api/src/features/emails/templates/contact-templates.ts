import type { ContentOf } from '../email-content.ts';
import { factTable, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

/**
 * The address is not verified, and anybody can have this sent to anybody, so it contains nothing that the
 * sender wrote.
 */
export const contactReceived = (_content: ContentOf<'contact-received'>, { brand }: Site): Template => ({
  subject: 'We have your message',
  preview: 'We will write back to you soon.',
  heading: 'We have your message',
  body: [
    paragraph('Hello, thank you for writing to us. A person will read your message and write back to you soon.'),
    paragraph('If you would like to add something, reply to this email.'),
  ],
  why: `You are receiving this email because somebody wrote to ${brand} with this address. If that was not you, reply to this email.`,
});

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
  subject: `Your message to ${brand}`,
  preview: reply,
  heading: 'Our reply to your message',
  body: [
    paragraph(`Hello ${name},`, 'greeting'),
    paragraph(reply, 'reply'),
    paragraph('You wrote:', 'wrote'),
    paragraph(message, 'message'),
    paragraph('If you would like to add something, reply to this email.', 'answer'),
  ],
  why: `You are receiving this email because somebody wrote to ${brand} with this address. If that was not you, reply to this email.`,
});
