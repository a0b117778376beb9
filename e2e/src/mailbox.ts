import { expect } from '@playwright/test';
import type { ReceivedEmail } from './start-mailbox.ts';

/**
 * The emails to an address, oldest first. If the product already runs (PRODUCT_URL), MAILBOX_URL is the
 * address of a server that answers as `start-mailbox.ts` does.
 */
export const emailsTo = async (address: string): Promise<ReceivedEmail[]> => {
  const { MAILBOX_URL } = process.env;
  if (MAILBOX_URL === undefined) throw new Error('MAILBOX_URL is not set.');
  const answer = await fetch(`${MAILBOX_URL}/?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as ReceivedEmail[];
};

/** Waits for the email with this subject. */
export const emailTo = async (address: string, subject: string): Promise<ReceivedEmail> => {
  const find = async () => (await emailsTo(address)).findLast((email) => email.subject === subject);
  await expect.poll(find, { message: `'${subject}' to ${address}` }).toBeDefined();
  return (await find()) as ReceivedEmail;
};

/** The path of the first link in an email to a screen. */
export const linkIn = ({ text }: ReceivedEmail, screen: string): string => {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === screen);
  if (link === undefined) throw new Error(`There is no link to ${screen} in this email: ${text}`);
  const { pathname, hash } = new URL(link);
  return pathname + hash;
};
