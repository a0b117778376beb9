import { type Attachment, type EmailEntry, hasSecretLink, isAboutBooking, type KeptEmail } from '@wayfarer/contracts';
import { inLanguage } from '../../language/in-language.ts';
import { languageRead } from '../../language/own-language.ts';
import type { EmailRecord } from './email.model.ts';
import { isResend, wireIdOf } from './email-id.ts';
import { writeKeptEmail } from './write-kept-email.ts';
import type { WritingConfig } from './write-message.ts';

const momentOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const entryOf = (record: EmailRecord, subject: string): EmailEntry => {
  const { _id, to, content, language, state, bookingId, causedAt, sentAt, dueAt, tries, lastFailure } = record;
  const id = wireIdOf(_id);
  return {
    _id: id,
    id,
    to,
    kind: content.kind,
    subject,
    ...(language === undefined ? {} : { language }),
    state,
    booking: bookingId && String(bookingId),
    causedAt: causedAt.toISOString(),
    sentAt: momentOf(sentAt),
    tries,
    // Urgent emails are due before they were caused.
    nextTryAt: state === 'waiting' && dueAt ? momentOf(new Date(Math.max(dueAt.getTime(), causedAt.getTime()))) : null,
    lastFailure,
    isResent: isResend(_id),
  };
};

/** Emails as lines of the list. */
export const presentEmails = async (config: WritingConfig, records: readonly EmailRecord[]): Promise<EmailEntry[]> => {
  const { writeSubject } = await import('./write-message.ts');
  const as = { ...config, TOKEN_SECRET: null };
  return records.map((record) => entryOf(record, record.asSent?.subject ?? writeSubject(as, record)));
};

/** The calendar entry is derived from the email alone, so it is not stored. */
const calendarOf = async (config: WritingConfig, email: EmailRecord): Promise<Attachment[]> => {
  const { calendarEntryOf } = await import('./templates/calendar-entry.ts');
  const entry = inLanguage(languageRead(config, email.language), () => calendarEntryOf(email.content, config));
  return entry ? [{ kind: 'calendar', filename: entry.filename, text: entry.content }] : [];
};

export const presentEmail = async (
  config: WritingConfig,
  record: EmailRecord,
  resends: readonly EmailRecord[],
): Promise<KeptEmail> => {
  const { subject, attachments = [], ...texts } = await writeKeptEmail(config, record);
  const { kind } = record.content;
  const canResend = record.state !== 'waiting' && !hasSecretLink(kind);
  return {
    ...entryOf(record, subject),
    ...texts,
    attachments: [...attachments, ...(await calendarOf(config, record))],
    isAsSent: record.asSent !== undefined,
    canResend,
    canCorrect: canResend && isAboutBooking(kind),
    resends: resends.map((one) => entryOf(one, subject)),
  };
};
