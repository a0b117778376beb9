export { backfillContactMessages, backfillInbox } from './backfill-contact-messages.ts';
export { contactEmails } from './contact-emails.ts';
export { contactMessageSchema } from './contact-message.model.ts';
export { contactMessageRepository } from './contact-message.repository.ts';
export { contactMessageHandlers } from './contact-message.routes.ts';
