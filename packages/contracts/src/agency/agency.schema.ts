import { z } from 'zod';
import { depositSchema } from '../deposit/deposit.schema.ts';
import { TRIP_REMINDER_DAYS } from '../letter/letter-days.rules.ts';
import { afterTripDaysSchema, tripReminderDaysSchema } from '../letter/letter-days.schema.ts';
import { CHANGE_DAYS } from '../trip-change/trip-change.rules.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { freePriceSchema, rupeesSchema } from '../values/money.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { emailSchema, lineSchema, phoneSchema, proseSchema } from '../values/text.ts';
import { editedVersionSchema, versionSchema } from '../values/version.ts';
import { type AgencyColours, colourProblemOf } from './agency.rules.ts';

/** The maximum number of figures and of testimonials. */
export const MAX_FIGURES = 8;
export const MAX_TESTIMONIALS = 12;
/** Of the days between the last on which a trip can be booked and that on which it leaves. */
const MAX_CUT_OFF_DAYS = 365;

const COLOUR = /^#[0-9a-f]{6}$/;
const colourSchema = (place: keyof AgencyColours) =>
  z
    .string({ error: 'Choose a colour.' })
    .trim()
    .toLowerCase()
    .regex(COLOUR, 'Write the colour as # and six digits, such as #00657a.')
    .refine((colour) => !COLOUR.test(colour) || colourProblemOf(place, colour) === null, {
      error: ({ input }) => colourProblemOf(place, String(input)) ?? undefined,
    });

const isTarget = (target: string): boolean => {
  if (/^\/(?![/\\])\S*$/.test(target)) return true;
  return /^(https?:\/\/|mailto:)\S+$/i.test(target) && URL.canParse(target);
};

/**
 * The target of a footer link; empty: none. Other schemes could run code, or open something that is not a
 * page.
 */
const targetSchema = z
  .string({ error: 'Enter where the link leads, or leave it empty.' })
  .trim()
  .max(300, 'Use at most 300 characters.')
  .refine((target) => target === '' || isTarget(target), {
    message: 'Enter an address such as https://example.com, mailto:name@example.com or /contact.',
  });

const figureSchema = z.object({
  figure: lineSchema(() => 'Enter a figure.', 12),
  label: lineSchema(() => 'Enter what the figure counts.', 40),
});
export type AgencyFigure = z.infer<typeof figureSchema>;

const testimonialSchema = z.object({
  author: lineSchema(() => 'Enter a name.', 60),
  trip: lineSchema(() => 'Enter a trip.', 60),
  words: proseSchema(() => 'Enter what was said.', 400),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

const listOf = <Entry extends z.ZodType>(entry: Entry, { least, most, what }: { least: number; most: number; what: string }) =>
  z.preprocess(
    jsonInText,
    z
      .array(entry, { error: `The ${what} are a JSON list.` })
      .min(least, `Keep at least ${least}.`)
      .max(most, `Keep at most ${most}.`),
  );
const figures = listOf(figureSchema, { least: 1, most: MAX_FIGURES, what: 'figures' });
const testimonials = listOf(testimonialSchema, { least: 1, most: MAX_TESTIMONIALS, what: 'testimonials' });

const line = (asked: () => string, longest: number) => lineSchema(asked, longest).optional();
/** Who runs the trips. Every part is optional, and shown only where it is filled. */
export const operatorSchema = z.strictObject(
  {
    people: line(() => 'Enter who runs the trips.', 200),
    since: z
      .string()
      .regex(/^\d{4}$/, 'Enter a year of four digits.')
      .optional(),
    languages: line(() => 'Enter the languages.', 100),
    licence: line(() => 'Enter the licence.', 200),
    cover: line(() => 'Enter what covers travellers.', 300),
    answers: line(() => 'Enter how fast you answer.', 100),
  },
  { error: 'Who runs the trips is a JSON object.' },
);

const CUT_OFF_SENTENCE = `Enter a whole number of days, from 0 to ${MAX_CUT_OFF_DAYS}.`;
const cutOffDaysSchema = z.preprocess(
  numberInText,
  z.int(CUT_OFF_SENTENCE).min(0, CUT_OFF_SENTENCE).max(MAX_CUT_OFF_DAYS, CUT_OFF_SENTENCE),
);

/** The overdue letter, which says when, is sent two days after the due day. */
const MIN_OVERDUE_DAYS = 3;
const MAX_OVERDUE_DAYS = 365;
const OVERDUE_SENTENCE = `Enter a whole number of days, from ${MIN_OVERDUE_DAYS} to ${MAX_OVERDUE_DAYS}, or leave it empty.`;
/** Days after the due day of a rest, at the end of which a booking that still owes it is cancelled. */
const overdueDaysSchema = z.preprocess(
  (value) => (value === '' ? null : numberInText(value)),
  z.int(OVERDUE_SENTENCE).min(MIN_OVERDUE_DAYS, OVERDUE_SENTENCE).max(MAX_OVERDUE_DAYS, OVERDUE_SENTENCE).nullable(),
);

const MAX_CHANGE_DAYS = 365;
const CHANGE_SENTENCE = `Enter a whole number of days, from 0 to ${MAX_CHANGE_DAYS}, or leave it empty.`;
/** Days before the trip on which a traveller can last change a booking; empty: travellers change none. */
const changeDaysSchema = z.preprocess(
  (value) => (value === '' ? null : numberInText(value)),
  z.int(CHANGE_SENTENCE).min(0, CHANGE_SENTENCE).max(MAX_CHANGE_DAYS, CHANGE_SENTENCE).nullable(),
);
const changeFeeSchema = z.preprocess((value) => (value === '' ? 0 : numberInText(value)), freePriceSchema);

/**
 * The text fields of the form: what an agency says about itself and how it looks. A new logo is sent with
 * them as `logo`.
 */
export const agencyFormSchema = z.object({
  name: lineSchema(() => 'Enter a name.', 40),
  accentLight: colourSchema('accentLight'),
  accentDark: colourSchema('accentDark'),
  highlight: colourSchema('highlight'),
  phone: phoneSchema,
  email: emailSchema,
  address: proseSchema(() => 'Enter an address.', 300),
  hours: proseSchema(() => 'Enter the opening hours.', 300),
  figures,
  clientReviews: testimonials,
  travellerReviews: testimonials,
  aboutLead: proseSchema(() => 'Enter a sentence.', 200),
  aboutText: proseSchema(() => 'Enter a text.', 1000),
  storyHeading: lineSchema(() => 'Enter a heading.'),
  storyLead: proseSchema(() => 'Enter a sentence.', 400),
  story: proseSchema(() => 'Enter a text.', 3000),
  contributeLink: targetSchema,
  contactLink: targetSchema,
  bookingCutOffDays: cutOffDaysSchema,
  /**
   * Of packages without a deposit of their own, as JSON; empty: none. A call without it keeps the present
   * one.
   */
  deposit: z.preprocess((value) => (value === '' ? null : jsonInText(value)), depositSchema.nullable()).optional(),
  /** Empty: never. A call without it keeps the present one. */
  cancelOverdueAfterDays: overdueDaysSchema.optional(),
  /** Empty: never. A call without it keeps the present one. */
  changeUntilDays: changeDaysSchema.optional(),
  /** In rupees; empty: none. A call without it keeps the present one. */
  changeFee: changeFeeSchema.optional(),
  /** With commas; empty: none. A call without it keeps the present ones. */
  tripReminderDays: tripReminderDaysSchema.optional(),
  /** Empty: never. A call without it keeps the present one. */
  afterTripDays: afterTripDaysSchema.optional(),
  operator: z.preprocess(jsonInText, operatorSchema).default({}),
  /**
   * Of the settings that were edited: if somebody else has saved in the meantime, they are not overwritten.
   */
  version: editedVersionSchema.unwrap(),
  /** Whether the current logo stays if no new one is sent. */
  keepsLogo: z.enum(['true', 'false'], { error: 'keepsLogo is true or false.' }).default('true'),
});
export type AgencyForm = z.infer<typeof agencyFormSchema>;

const text = z.string();
/**
 * As it is shown. Stored values are not validated: a bound that a later version tightens must not break every
 * page.
 */
export const agencySchema = z
  .object({
    name: text,
    accentLight: text,
    accentDark: text,
    highlight: text,
    phone: text,
    email: text,
    address: text,
    hours: text,
    figures: z.array(z.object({ figure: text, label: text })),
    clientReviews: z.array(z.object({ author: text, trip: text, words: text })),
    travellerReviews: z.array(z.object({ author: text, trip: text, words: text })),
    aboutLead: text,
    aboutText: text,
    storyHeading: text,
    storyLead: text,
    story: text,
    contributeLink: text,
    contactLink: text,
    bookingCutOffDays: z.int().meta({ description: 'As in the settings of the site' }),
    deposit: depositSchema.optional().meta({ description: 'Of packages without one of their own; absent for none' }),
    cancelOverdueAfterDays: z
      .int()
      .optional()
      .meta({ description: 'Days after the due day at the end of which an overdue booking is cancelled; absent for never' }),
    changeUntilDays: z
      .int()
      .nullable()
      .optional()
      .meta({
        description: `Days before the trip on which travellers can last change it; absent for ${CHANGE_DAYS}, null for never`,
      }),
    changeFee: rupeesSchema.optional().meta({ description: 'What a change by the traveller costs besides; absent for nothing' }),
    tripReminderDays: z
      .array(z.int())
      .optional()
      .meta({ description: `Days before a trip on which it is reminded of; absent for ${TRIP_REMINDER_DAYS.join()}` }),
    afterTripDays: z
      .int()
      .optional()
      .meta({ description: 'Days after the last day of a trip on which the email after it is sent; absent for never' }),
    operator: z
      .object({
        people: text.optional(),
        since: text.optional(),
        languages: text.optional(),
        licence: text.optional(),
        cover: text.optional(),
        answers: text.optional(),
      })
      .optional()
      .meta({ description: 'Who runs the trips: only what is filled' }),
    logo: text.nullable().meta({ description: 'The address of its picture' }),
    version: versionSchema,
  })
  .meta({ id: 'Agency' });
export type Agency = z.infer<typeof agencySchema>;
/** What admins change, without what the server stores with it. */
export type AgencyValues = Omit<Agency, 'logo' | 'version'>;
