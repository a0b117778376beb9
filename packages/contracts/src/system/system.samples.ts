import type { AnswersOf } from '../answers-of.ts';
import type { systemEndpoints } from './system.endpoints.ts';
import type { System } from './system.schema.ts';

const at = '2026-11-20T09:30:00.000Z';
const night = '2026-11-20T02:30:07.000Z';

export const sampleSystem: System = {
  version: '1.0.0',
  commit: '3f2a9c1d5e7b',
  database: '8.2.12',
  parts: [
    {
      part: 'site',
      state: 'ok',
      sentence:
        'https://travel.example.com can be reached; its certificate is valid until Sat, 30 Jan 2027, 05:30 (Asia/Kolkata).',
      since: at,
      seenAt: at,
    },
    {
      part: 'backup',
      state: 'wrong',
      sentence: 'The last backup failed. There is none. Why: docker compose logs backup.',
      since: at,
      seenAt: at,
    },
    { part: 'disk', state: 'ok', sentence: 'Free space: of the disk of the database 61 % are free.', since: at, seenAt: at },
    {
      part: 'money',
      state: 'unknown',
      sentence: 'The money is checked for the first time in the coming night.',
      since: at,
      seenAt: at,
    },
    { part: 'mail', state: 'ok', sentence: 'Nothing waits for the mail server.', since: at, seenAt: at },
    { part: 'webhook', state: 'ok', sentence: 'Events arrive by the webhook.', since: at, seenAt: at },
    { part: 'jobs', state: 'ok', sentence: 'All jobs run.', since: at, seenAt: at },
  ],
  words: {
    languages: [{ language: 'German', texts: 1943, unreviewed: 1943, untranslated: 12, own: 0 }],
    faults: ["de.po: there is no text 'Book it', so it is left out."],
  },
  mail: { from: 'trips@travel.example.com', lastSentAt: at, lastFailure: null },
  webhook: { lastEventAt: at },
  queues: [
    { name: 'bookings', length: 0, oldestSeconds: 0 },
    { name: 'refunds', length: 1, oldestSeconds: 40 },
    { name: 'events', length: 0, oldestSeconds: 0 },
    { name: 'emails', length: 0, oldestSeconds: 0 },
  ],
  figuresCountedUpTo: at,
  jobs: [
    { name: 'reconcile', lastRunAt: at, lastTookMs: 40, lastErrorAt: null, lastError: null, isErrorOver: false },
    { name: 'check money', lastRunAt: night, lastTookMs: 65_000, lastErrorAt: null, lastError: null, isErrorOver: false },
  ],
};

export const systemAnswers: AnswersOf<typeof systemEndpoints> = {
  showSystem: sampleSystem,
  sendTestEmail: { sentTo: 'admin@example.com' },
};
