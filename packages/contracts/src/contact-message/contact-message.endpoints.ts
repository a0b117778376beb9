import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { contactMessageRoutes } from './contact-message.routes.ts';
import { contactMessageSchema } from './contact-message.schema.ts';

export const contactMessageEndpoints = {
  sendContactMessage: defineEndpoint(contactMessageRoutes.sendContactMessage, {
    body: contactMessageSchema,
    answer: z.object({ message: z.string() }),
    status: 201,
  }),
};
