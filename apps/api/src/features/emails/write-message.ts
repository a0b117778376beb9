import { createHash } from 'node:crypto';
import { render, toPlainText } from '@react-email/render';
import type { Config } from '../../config.ts';
import type { Message } from '../../integrations/smtp/mail-server.ts';
import type { EmailRecord } from './email.model.ts';
import type { EmailContent } from './email-content.ts';
import type { EmailDocument } from './email-documents.ts';
import { calendarEntryOf } from './templates/calendar-entry.ts';
import { templateOf } from './templates/every-template.ts';
import { layout } from './templates/layout.ts';
import type { TemplateConfig } from './templates/site-of.ts';

export type WritingConfig = TemplateConfig & Pick<Config, 'EMAIL_FROM' | 'EMAIL_REPLY_TO'>;

/** Of a header: one line without control characters, not so long that a list of emails shows nothing else. */
const LONGEST_LINE = 150;
const headerLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line;
};

/** The same each time that an email is sent, so that a mailbox can tell a second copy. Tells nothing of what is in the key. */
const messageIdOf = (key: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(PUBLIC_URL).hostname}>`;

type Address = { readonly name: string; readonly address: string };
/** The parts that people read are texts here. */
export type WrittenMessage = Message & {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly from: Address;
  readonly replyTo: Address;
};

/** The subject alone, of what is in no mailbox yet. */
export const writeSubject = (config: TemplateConfig, content: EmailContent): string =>
  headerLine(templateOf(content, config).subject);

const withDocuments = (content: EmailContent, documents: readonly EmailDocument[]): EmailContent =>
  content.kind === 'booking-confirmed' || content.kind === 'refund-completed'
    ? { attached: documents.map(({ kind }) => kind), ...content }
    : content;

/** An email as the mail server gets it. It is made anew for each try, of what the record says alone. */
export const writeMessage = async (
  config: WritingConfig,
  email: Pick<EmailRecord, '_id' | 'to' | 'content'>,
  documents: readonly EmailDocument[] = [],
): Promise<WrittenMessage> => {
  const content = withDocuments(email.content, documents);
  const brand = config.BRAND_NAME;
  const template = templateOf(content, config);
  const html = await render(layout(brand, template));
  const entry = calendarEntryOf(content, config);
  const from = config.EMAIL_FROM ?? '';
  const replyTo =
    content.kind === 'contact-forwarded'
      ? { name: headerLine(content.name), address: content.email }
      : { name: brand, address: config.EMAIL_REPLY_TO ?? from };
  return {
    from: { name: headerLine(brand), address: from },
    to: { name: '', address: email.to },
    replyTo,
    subject: headerLine(template.subject),
    html,
    text: toPlainText(html),
    messageId: messageIdOf(email._id, config),
    // Robots that answer everything leave these alone.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: documents.map(({ filename, bytes }) => ({
      filename,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      contentType: 'application/pdf',
    })),
    ...(entry ? { icalEvent: entry } : {}),
  };
};
