import { t } from '@wayfarer/words';
import { z } from 'zod';
import { hasAtMost } from './characters.ts';
import { groupDigits } from './group-digits.ts';
import { pastedLine, pastedProse, pastedSigns, withPlainDigits } from './pasted-text.ts';

/** Bounds of free text, in characters as a person counts them (docs/specification.md section 10). */
export const TITLE_LENGTH = 120;
export const DESCRIPTION_LENGTH = 5000;
/** A character may be several code units; of a text at most so many times its length are kept. */
export const MAX_UNITS_PER_CHARACTER = 4;

const VISIBLE_ONLY = { error: () => t('Use visible characters only.') };
/** Empty in every font, though they count as letters or signs. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/**
 * They change lines, or turn what stands around them. Joiners and marks of direction that turn nothing else
 * stay.
 */
const NOT_IN_LINES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const NOT_IN_PROSE = /(?![\n\r\t])[\p{Cc}\u202a-\u202e]/u;

const isVisible = (text: string): boolean => text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(BLANK, ''));

/** Text without NUL characters, which cannot be typed, and which a database search does not accept. */
export const withoutNul = (text: z.ZodString) => text.refine((value) => !value.includes('\0'), VISIBLE_ONLY);

type Kind = { readonly refused: RegExp; readonly pasted: (text: string) => string };
const LINE: Kind = { refused: NOT_IN_LINES, pasted: pastedLine };
const PROSE: Kind = { refused: NOT_IN_PROSE, pasted: pastedProse };

/**
 * What somebody who left a field empty is asked for, as a whole sentence: a part of one cannot be inflected.
 */
type Asked = () => string;

const textSchema = (error: Asked, longest: number, { refused, pasted }: Kind) =>
  z
    .string({ error })
    .overwrite(pasted)
    .min(1, { error })
    .refine((text) => text.length <= longest * MAX_UNITS_PER_CHARACTER && hasAtMost(text, longest), {
      error: () => t('Use at most {most} characters.', { most: groupDigits(longest) }),
    })
    .refine((text) => !refused.test(text) && isVisible(text), VISIBLE_ONLY)
    .meta({ maxLength: longest });

/** One line of text with something visible in it. */
export const lineSchema = (asked: Asked, longest = TITLE_LENGTH) => textSchema(asked, longest, LINE);

/**
 * At least one digit, looked for once: texts that are too long are tried as well, and cost no more than their
 * length.
 */
const PHONE = /^\+?(?=[ ()./-]*\d)[\d ()./-]+$/;
/** The extension of a hotel or a company, at the end of its number. */
export const EXTENSION = /(?:[,;] ?| )?(?:ext(?:ension|n)?[.=]?|x|#) *\d{1,6}$/i;

/** A telephone number as people write it: digits, what stands between them, and an extension. */
export const phoneSchema = lineSchema(() => t('Enter a phone number.'), 40)
  .overwrite((phone) => withPlainDigits(pastedSigns(phone)))
  .refine((phone) => PHONE.test(phone.replace(EXTENSION, '')), {
    error: () => t('Enter a phone number such as +91 80 4123 4567.'),
  });

/** A description or a message: several lines, at most 5,000 characters. */
export const proseSchema = (asked: Asked, longest = DESCRIPTION_LENGTH) => textSchema(asked, longest, PROSE);

/**
 * An email address by the rule of the browser's own check (docs/specification.md, section 5), with the domain
 * as browsers send it.
 */
export const emailAddress = (error: string | (() => string)) => z.email({ pattern: z.regexes.html5Email, error });

const MAX_ADDRESS_LENGTH = 254;

export const emailSchema = z
  .string({ error: () => t('Enter an email address.') })
  .overwrite(pastedSigns)
  .max(MAX_ADDRESS_LENGTH, { error: () => t('Use at most {most} characters.', { most: MAX_ADDRESS_LENGTH }) })
  .pipe(emailAddress(() => t('Enter an email address such as name@example.com.')));
