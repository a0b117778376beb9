import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { contactMessageSchema } from './contact-message.schema.ts';

export const contactMessageEndpoints = defineEndpoints({
  sendContactMessage: {
    summary: 'Send a message to the agency',
    access: 'everyone',
    errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
    body: contactMessageSchema,
    answer: z.object({ message: z.string() }),
    status: 201,
  },
});
