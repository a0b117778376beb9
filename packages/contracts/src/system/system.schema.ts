import { z } from 'zod';
import { watchedParts } from './watched-parts.ts';

const instant = z.iso.datetime().nullable();

/** Of the source that runs; null where it was built without being told. */
export const commitSchema = z.string().nullable().meta({ description: 'Commit that it was built from', example: '3f2a9c1d5e7b' });

const partSchema = z.object({
  part: z.enum(watchedParts),
  state: z.enum(['ok', 'wrong', 'unknown']),
  sentence: z.string().meta({ description: 'How it is and, where something is wrong, what to do first' }),
  since: instant,
  seenAt: instant,
});

const queueSchema = z.object({
  name: z.enum(['bookings', 'refunds', 'events', 'emails']),
  length: z.int().meta({ description: 'Counted up to a thousand' }),
  oldestSeconds: z.int(),
});

const jobSchema = z.object({
  name: z.string(),
  lastRunAt: instant,
  lastTookMs: z.int().min(0).nullable().meta({ description: 'How long that run took, in milliseconds' }),
  lastErrorAt: instant,
  lastError: z.string().nullable(),
  isErrorOver: z.boolean().meta({ description: 'Whether it has done its work since' }),
});

const languageSchema = z.object({
  language: z.string().meta({ example: 'German' }),
  texts: z.int().meta({ description: 'That there are in this language' }),
  unreviewed: z.int().meta({ description: 'Of them, those that nobody who speaks it has read' }),
  untranslated: z.int().meta({ description: 'That are shown in English' }),
  own: z.int().meta({ description: 'Of the texts, those of the operator (WORDS_DIR)' }),
});

const wordsSchema = z.object({
  languages: z.array(languageSchema),
  faults: z.array(z.string()).meta({ description: 'What is wrong with texts of the operator, and was left out' }),
});

/** How the installation is, for admins. */
export const systemSchema = z
  .object({
    version: z.string(),
    commit: commitSchema,
    database: z.string().meta({ description: 'Version of the database', example: '8.2.12' }),
    parts: z.array(partSchema).length(watchedParts.length),
    exchangeRates: z
      .object({ state: z.enum(['ok', 'wrong', 'unknown']), sentence: z.string(), since: instant })
      .optional()
      .meta({ description: 'Of other currencies that readers may choose; absent where there are none' }),
    words: wordsSchema
      .optional()
      .meta({ description: 'Absent where all is in English, and in no words but those of the product' }),
    mail: z.object({
      from: z.string().nullable().meta({ description: 'The address that emails come from; null without a mail server' }),
      lastSentAt: instant,
      lastFailure: z.string().nullable().meta({ description: 'What the mail server said to the email that waits longest' }),
    }),
    webhook: z.object({ lastEventAt: instant.meta({ description: 'Of those that the provider itself sent' }) }),
    queues: z.array(queueSchema),
    figuresCountedUpTo: instant,
    jobs: z.array(jobSchema),
  })
  .meta({ id: 'System' });
export type System = z.infer<typeof systemSchema>;
