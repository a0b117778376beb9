import { createHash } from 'node:crypto';
import { render, toPlainText } from '@react-email/render';
import { charactersOf } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { Message } from '../../integrations/smtp/mail-server.ts';
import { inLanguage } from '../../language/in-language.ts';
import { languageRead } from '../../language/own-language.ts';
import { isRightToLeft } from '../../language/right-to-left.ts';
import type { EmailRecord } from './email.model.ts';
import { type EmailAgency, emailLookOf, replyAddressOf } from './email-agency.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailDocument } from './email-documents.ts';
import { calendarEntryOf } from './templates/calendar-entry.ts';
import { templateOf } from './templates/every-template.ts';
import { layout } from './templates/layout.ts';
import type { TemplateConfig } from './templates/site-of.ts';

export type WritingConfig = TemplateConfig &
  Pick<Config, 'EMAIL_FROM' | 'EMAIL_REPLY_TO'> & {
    /** Absent where only the texts are of interest. */
    readonly agency?: EmailAgency;
  };

/** What a header has no room for: control characters and breaks. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** The same, without the marks around the values of a line that is read from right to left. */
const UNWANTED_BESIDE_MARKS = /(?:(?![\u2066-\u2069])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu;

/** A header value: one line without control characters, of limited length. */
const MAX_LINE_LENGTH = 150;
const headerLine = (text: string): string => {
  // What looks like an encoded word would be decoded by whoever reads it, into anything.
  const line = text
    .replaceAll('=?', '= ?')
    .replace(isRightToLeft() ? UNWANTED_BESIDE_MARKS : UNWANTED, ' ')
    .trim();
  if (line.length <= MAX_LINE_LENGTH) return line;
  let beginning = '';
  for (const character of charactersOf(line)) {
    if (beginning.length + character.length >= MAX_LINE_LENGTH) break;
    beginning += character;
  }
  return `${beginning}…`;
};

/** The same for each try, so that a mailbox can recognise a second copy. Reveals nothing of the key. */
const messageIdOf = (key: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(PUBLIC_URL).hostname}>`;

type Address = { readonly name: string; readonly address: string };
/** Subject and text are strings here. */
export type WrittenMessage = Message & {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly from: Address;
  readonly replyTo: Address;
};

/** What is needed to write an email. */
export type EmailToWrite = Pick<EmailRecord, '_id' | 'to' | 'content' | 'language'>;

/** Only the subject, for emails that are not sent yet. */
export const writeSubject = (config: TemplateConfig, email: Pick<EmailToWrite, 'content' | 'language'>): string =>
  inLanguage(languageRead(config, email.language), () => headerLine(templateOf(email.content, config).subject));

const withDocuments = (content: EmailContent, documents: readonly EmailDocument[]): EmailContent =>
  content.kind === 'booking-confirmed' ||
  content.kind === 'booking-changed' ||
  content.kind === 'payment-received' ||
  content.kind === 'refund-completed'
    ? { attached: documents.map(({ kind }) => kind), ...content }
    : content;

const messageOf = async (
  config: WritingConfig,
  email: EmailToWrite,
  documents: readonly EmailDocument[],
): Promise<WrittenMessage> => {
  const content = withDocuments(email.content, documents);
  const brand = config.BRAND_NAME;
  const template = templateOf(content, config);
  const html = await render(layout(emailLookOf(config), template));
  const entry = calendarEntryOf(content, config);
  const from = config.EMAIL_FROM ?? '';
  const replyTo =
    content.kind === 'contact-forwarded'
      ? { name: headerLine(content.name), address: content.email }
      : { name: brand, address: replyAddressOf(config) };
  return {
    from: { name: headerLine(brand), address: from },
    to: { name: '', address: email.to },
    replyTo,
    subject: headerLine(template.subject),
    html,
    text: toPlainText(html),
    messageId: messageIdOf(email._id, config),
    // Auto-responders ignore these emails.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: documents.map(({ filename, bytes }) => ({
      filename,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      contentType: 'application/pdf',
    })),
    ...(entry ? { icalEvent: entry } : {}),
  };
};

/**
 * An email as the mail server gets it, in the language of its reader. Made anew for each try, from the record
 * alone.
 */
export const writeMessage = (
  config: WritingConfig,
  email: EmailToWrite,
  documents: readonly EmailDocument[] = [],
): Promise<WrittenMessage> => inLanguage(languageRead(config, email.language), () => messageOf(config, email, documents));
