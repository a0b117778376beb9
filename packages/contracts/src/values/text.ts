import { z } from 'zod';
import { groupDigits } from './group-digits.ts';

/** Bounds of free text, in characters (docs/decisions). */
export const TITLE_LENGTH = 120;
export const DESCRIPTION_LENGTH = 5000;

/** Text without NUL characters, which cannot be typed, and which a database search does not accept. */
export const withoutNul = (text: z.ZodString) =>
  text.refine((value) => !value.includes('\0'), { message: 'Use visible characters only.' });

/** A line of text that is not empty. */
export const lineSchema = (what: string, longest = TITLE_LENGTH) =>
  withoutNul(
    z
      .string({ error: `Enter ${what}.` })
      .trim()
      .min(1, `Enter ${what}.`)
      .max(longest, `Use at most ${groupDigits(longest)} characters.`),
  );

/** A description or a message: several lines, at most 5,000 characters. */
export const proseSchema = (what: string) => lineSchema(what, DESCRIPTION_LENGTH);

export const emailSchema = z
  .string({ error: 'Enter an email address.' })
  .trim()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter an email address such as name@example.com.'));
