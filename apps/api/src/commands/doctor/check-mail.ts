import type { Config } from '../../config.ts';
import { smtpServer } from '../../integrations/smtp/mail-server.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** The mail server, without sending anything. */
export const checkMail = async ({ SMTP_URL, EMAIL_FROM }: Config): Promise<Finding[]> => {
  if (!SMTP_URL) return [note('mail', 'No mail server is set, so no email is sent. Set SMTP_URL and EMAIL_FROM.')];
  const server = smtpServer(SMTP_URL);
  const failure = await server.check();
  await server.close();
  if (failure)
    return [wrong('mail', `The mail server does not accept emails (${failure.code}): ${failure.sentence} Check SMTP_URL.`)];
  return [ok('mail', `The mail server is ready; emails are sent from ${EMAIL_FROM}.`)];
};
