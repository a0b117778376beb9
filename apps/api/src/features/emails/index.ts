export { emailSchema } from './email.model.ts';
export { emailRepository } from './email.repository.ts';
export type { BookedTrip, EmailContent } from './email-content.ts';
export { hashOfToken, linkTokenOf } from './link-token.ts';
export { addDueEmails, type DueEmail, dueEmail, type OwesEmails } from './outbox/due-email.model.ts';
export { dueEmailRepository } from './outbox/due-email.repository.ts';
export { type EmailSource, emailSource } from './outbox/email-source.ts';
export { emailWorker, runOutbox } from './outbox/run-outbox.ts';
export { writeKeptEmail } from './write-kept-email.ts';
