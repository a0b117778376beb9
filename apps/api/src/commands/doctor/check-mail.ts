import type { Config } from '../../config.ts';
import { smtpServer } from '../../integrations/smtp/mail-server.ts';
import { type Finding, note, well, wrong } from './finding.ts';

/** The mail server, without sending anything. */
export const checkMail = async ({ SMTP_URL, EMAIL_FROM }: Config): Promise<Finding[]> => {
  if (!SMTP_URL) return [note('mail', 'There is none: no email is sent. Set SMTP_URL and EMAIL_FROM.')];
  const server = smtpServer(SMTP_URL);
  const failure = await server.check();
  await server.close();
  if (failure)
    return [wrong('mail', `The mail server does not take emails (${failure.code}): ${failure.sentence} Check SMTP_URL.`)];
  return [well('mail', `The mail server is there; emails come from ${EMAIL_FROM}.`)];
};
