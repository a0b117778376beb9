import { z } from 'zod';
import { emailSchema, lineSchema, proseSchema } from '../values/text.ts';

export const contactMessageSchema = z.object({
  name: lineSchema('your name'),
  email: emailSchema,
  message: proseSchema('a message'),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
