import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { smtpServer } from '../../integrations/smtp/mail-server.ts';
import { type EmailAgency, replyAddressOf } from '../emails/index.ts';
import { userRepository } from '../users/index.ts';

const PATIENCE_MS = 10_000;

/**
 * Sends an email past the queue, so that its answer is the mail server's own. To the caller's confirmed
 * address alone: nobody else can be sent anything by it.
 * @throws CONFLICT with what is missing, or with what the mail server said
 */
export const sendTestEmail = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  { userId }: Caller,
  readAgency: () => Promise<EmailAgency>,
): Promise<{ sentTo: string }> => {
  const { SMTP_URL, EMAIL_FROM } = config;
  if (SMTP_URL === undefined || EMAIL_FROM === undefined)
    throw new ApiError('CONFLICT', 'No mail server is set. Set SMTP_URL and EMAIL_FROM in .env, then run docker/update.sh.');
  const user = await userRepository(database).findById(userId);
  if (!user?.emailVerifiedAt) throw new ApiError('CONFLICT', 'Confirm your email address on the page of your account first.');
  const agency = await readAgency();
  const { name } = agency;
  const server = smtpServer(SMTP_URL, { answersWithin: PATIENCE_MS });
  const failure = await server.send({
    from: { name, address: EMAIL_FROM },
    to: user.email,
    replyTo: replyAddressOf({ ...config, agency }),
    subject: `Test email of ${name}`,
    text: `Hello ${user.username},\n\nthe mail server takes emails from ${config.PUBLIC_URL}. You asked for this email on the page System.\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  await server.close();
  if (failure) throw new ApiError('CONFLICT', `The mail server did not take it (${failure.code}): ${failure.sentence}`);
  return { sentTo: user.email };
};
