import type { EmailRecord, SentTexts } from './email.model.ts';
import type { EmailDocument } from './email-documents.ts';
import type { EmailToWrite, WritingConfig, WrittenMessage } from './write-message.ts';

const lineOf = ({ name, address }: { readonly name: string; readonly address: string }): string =>
  name === '' ? address : `${name} <${address}>`;

export const keptOf = (
  { subject, from, replyTo, html, text }: WrittenMessage,
  documents: readonly EmailDocument[] = [],
): SentTexts => ({
  subject,
  from: lineOf(from),
  replyTo: lineOf(replyTo),
  html,
  text,
  attachments: documents.map(({ kind, filename }) => ({ kind, filename })),
});

/**
 * The email without the tokens of its secret links: as it was sent, or as it would be sent now. React is
 * loaded with the first one.
 */
export const writeKeptEmail = async (
  config: WritingConfig,
  email: EmailToWrite & Pick<EmailRecord, 'asSent'>,
): Promise<SentTexts> => {
  if (email.asSent) return email.asSent;
  const { writeMessage } = await import('./write-message.ts');
  return keptOf(await writeMessage({ ...config, TOKEN_SECRET: null }, email));
};
