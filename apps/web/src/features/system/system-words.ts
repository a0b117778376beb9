import { groupDigits, type System } from '@wayfarer/contracts';
import type { BadgeTone } from '../../shared/ui/display/badge.tsx';

/** The state of what is watched, in a word. */
export const stateWords: Readonly<Record<System['parts'][number]['state'], { tone: BadgeTone; words: string }>> = {
  ok: { tone: 'green', words: 'All is well' },
  wrong: { tone: 'red', words: 'Wrong' },
  unknown: { tone: 'grey', words: 'Not known' },
};

export const queueNames: Readonly<Record<System['queues'][number]['name'], string>> = {
  bookings: 'Bookings that are due',
  refunds: 'Refunds',
  events: 'Events of the payment provider',
  emails: 'Emails',
};

/** '40 s', '12 min', '3 h'. */
export const waitingWords = (seconds: number): string => {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
};

/** 'took 40 ms', 'took 1.2 s', 'took 2 min'. */
export const tookWords = (milliseconds: number): string => {
  if (milliseconds < 1000) return `took ${milliseconds} ms`;
  if (milliseconds < 10_000) return `took ${(milliseconds / 1000).toFixed(1)} s`;
  return `took ${waitingWords(Math.round(milliseconds / 1000))}`;
};

/** 'none reviewed', '12 reviewed', 'all reviewed'. */
export const reviewedWords = (texts: number, unreviewed: number): string => {
  if (unreviewed === 0) return 'all reviewed';
  return unreviewed === texts ? 'none reviewed' : `${groupDigits(texts - unreviewed)} reviewed`;
};

/** 'Send emails' for `send emails`. */
export const jobWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
