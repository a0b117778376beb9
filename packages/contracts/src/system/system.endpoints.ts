import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { systemSchema } from './system.schema.ts';

export const systemEndpoints = defineEndpoints({
  showSystem: {
    summary: 'How the installation is: what is watched, mail, webhook, queues and jobs',
    access: 'operate-system',
    errors: [],
    answer: systemSchema,
  },
  sendTestEmail: {
    summary: 'Send an email to the own confirmed address at once, and tell what the mail server says',
    access: 'operate-system',
    errors: ['CONFLICT'],
    answer: z.object({ sentTo: z.string() }),
  },
});
