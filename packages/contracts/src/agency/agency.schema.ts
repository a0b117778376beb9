import { z } from 'zod';
import { depositSchema } from '../deposit/deposit.schema.ts';
import { TRIP_REMINDER_DAYS } from '../letter/letter-days.rules.ts';
import { afterTripDaysSchema, tripReminderDaysSchema } from '../letter/letter-days.schema.ts';
import { untranslatedSchema } from '../translation/translation.schema.ts';
import { CHANGE_DAYS } from '../trip-change/trip-change.rules.ts';
import { jsonInText } from '../values/json-in-text.ts';
import { freePriceSchema, rupeesSchema } from '../values/money.schema.ts';
import { numberInText } from '../values/number-in-text.ts';
import { emailSchema, lineSchema, phoneSchema, proseSchema } from '../values/text.ts';
import { editedVersionSchema, versionSchema } from '../values/version.ts';
import { type AgencyColours, colourProblemOf } from './agency.rules.ts';
import { agencyTranslationsSchema, agencyWordFields } from './agency-words.schema.ts';

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
  ...agencyWordFields,
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
    translations: agencyTranslationsSchema.optional(),
    untranslated: untranslatedSchema.optional(),
  })
  .meta({ id: 'Agency' });
export type Agency = z.infer<typeof agencySchema>;
/** What admins change, without what the server stores with it. */
export type AgencyValues = Omit<Agency, 'logo' | 'version' | 'translations' | 'untranslated'>;
