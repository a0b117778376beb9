import type { EmailRecord } from './email.model.ts';
import type { WritingConfig } from './write-message.ts';

/** What an email says as it was sent, without what its secret links are worth. React is loaded with the first one. */
export const writeKeptEmail = async (
  config: WritingConfig,
  email: Pick<EmailRecord, '_id' | 'to' | 'content'>,
): Promise<{ subject: string; text: string; html: string }> => {
  const { writeMessage } = await import('./write-message.ts');
  const { subject, text, html } = await writeMessage({ ...config, TOKEN_SECRET: null }, email);
  return { subject, text, html };
};
