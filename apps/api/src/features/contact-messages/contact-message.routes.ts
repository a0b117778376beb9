import type { contactMessageEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactMessageHandlers = (dependencies: Dependencies): Handlers<keyof typeof contactMessageEndpoints> => ({
  sendContactMessage: ({ body }) => sendContactMessage(dependencies, body),
});
