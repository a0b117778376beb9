import type { ContentOf } from '../email-content.ts';
import { factTable, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';

export const contactReceived = ({ name, message }: ContentOf<'contact-received'>, { brand }: Site): Template => ({
  subject: 'We have your message',
  preview: 'We will write back to you soon.',
  heading: 'We have your message',
  body: [
    paragraph(`Hello ${name}, thank you for writing to us. We will write back to you soon. This is what you wrote:`, 'hello'),
    paragraph(message, 'message'),
  ],
  why: `You get this email because somebody wrote to ${brand} with this address. If that was not you, answer this email.`,
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
    paragraph('Answer this email, and it goes to the sender.', 'answer'),
  ],
  why: `You get this email because ${brand} forwards messages of its contact form to this address.`,
});
