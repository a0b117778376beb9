import type { Message } from '../../integrations/smtp/mail-server.ts';
import type { EmailRecord } from './email.model.ts';
import type { WritingConfig } from './write-message.ts';

/** An email as it was sent, without what its secret links are worth. React is loaded with the first one. */
export const writeKeptEmail = async (
  config: WritingConfig,
  email: Pick<EmailRecord, '_id' | 'to' | 'content'>,
): Promise<Message> => {
  const { writeMessage } = await import('./write-message.ts');
  return writeMessage({ ...config, TOKEN_SECRET: null }, email);
};
