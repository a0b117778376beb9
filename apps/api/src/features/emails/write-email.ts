import type { Message } from '../../integrations/smtp/mail-server.ts';
import type { EmailRecord, SentTexts } from './email.model.ts';
import type { EmailDocument } from './email-documents.ts';
import { keptOf, writeKeptEmail } from './write-kept-email.ts';
import type { EmailToWrite, WritingConfig } from './write-message.ts';

/** The email as sent, and as stored: without the tokens of its secret links. */
export type WrittenEmail = { readonly message: Message; readonly kept: SentTexts };

/** Without secret links both are the same, and it is rendered once. */
export const writeEmail = async (
  config: WritingConfig,
  email: EmailToWrite & Pick<EmailRecord, 'asSent'>,
  documents: readonly EmailDocument[],
): Promise<WrittenEmail> => {
  const { writeMessage } = await import('./write-message.ts');
  const message = await writeMessage(config, email, documents);
  const hasSecret = 'nonce' in email.content || email.asSent;
  return { message, kept: hasSecret ? await writeKeptEmail(config, email) : keptOf(message, documents) };
};
