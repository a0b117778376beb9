export { contactEmails } from './contact-emails.ts';
export { contactMessageSchema } from './contact-message.model.ts';
export { presentEntries } from './contact-message.presenter.ts';
export { contactMessageRepository } from './contact-message.repository.ts';
export { contactMessageHandlers } from './contact-message.routes.ts';
export { exportContactMessages } from './export-contact-messages.ts';
export { foldMessagesAgain } from './fold-messages-again.repository.ts';
