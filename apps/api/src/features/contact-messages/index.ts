export { contactMessageSchema } from './contact-message.model.ts';
export { contactMessageHandlers } from './contact-message.routes.ts';
