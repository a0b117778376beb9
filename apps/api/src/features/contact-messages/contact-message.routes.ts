import type { contactMessageEndpoints } from '@wayfarer/contracts';
import { modelOf } from '../../database/model-of.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { contactMessageSchema } from './contact-message.model.ts';

/** Keeps what visitors write. The sentence is what a sender may be shown. */
export const contactMessageHandlers = ({ database, clock }: Dependencies): Handlers<keyof typeof contactMessageEndpoints> => ({
  sendContactMessage: async ({ body }) => {
    await modelOf(database, 'ContactMessage', contactMessageSchema).create({ ...body, receivedAt: clock() });
    return { message: 'Thank you. We will write back to you soon.' };
  },
});
