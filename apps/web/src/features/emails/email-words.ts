import { type EmailEntry, type EmailKind, emailKinds } from '@wayfarer/contracts';
import type { BadgeTone } from '../../shared/ui/display/badge.tsx';

/** 'Booking confirmed' for `booking-confirmed`. */
export const kindWordsOf = (kind: EmailKind): string => {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const kindOptions = emailKinds.map((value) => ({ value, label: kindWordsOf(value) }));

export const stateOptions = [
  { value: 'waiting', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
  { value: 'given_up', label: 'Not delivered' },
] as const;

/** The state of an email, in a few words. */
export const stateOf = ({ state, tries }: Pick<EmailEntry, 'state' | 'tries'>): { tone: BadgeTone; words: string } => {
  if (state === 'sent') return { tone: 'green', words: 'Sent' };
  if (state === 'given_up') return { tone: 'red', words: 'Not delivered' };
  return tries > 0 ? { tone: 'yellow', words: 'Trying again' } : { tone: 'grey', words: 'Queued' };
};
