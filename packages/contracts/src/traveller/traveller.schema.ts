import { t } from '@wayfarer/words';
import { z } from 'zod';
import { MAX_PERSONS } from '../booking/booking.rules.ts';
import { invoiceToSchema } from '../document/invoice-to.schema.ts';
import { untranslatedSchema } from '../translation/translation.schema.ts';
import { calendarDateSchema, enteredDateSchema } from '../values/calendar-date.schema.ts';
import { objectIdSchema } from '../values/object-id.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { pastedSigns } from '../values/pasted-text.ts';
import { lineSchema, phoneSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';
import { countries } from './countries.ts';
import { answersSchema, newAnswersSchema, shownQuestionsSchema } from './question.schema.ts';
import { askedFields } from './traveller.rules.ts';
import { travellerIdSchema } from './traveller-id.schema.ts';

/** What a package asks of each traveller beside the name; an empty list asks for the names alone. */
export const asksSchema = z
  .array(z.enum(askedFields, { error: () => t('This cannot be asked.') }), { error: () => t('What is asked is a list.') })
  .max(askedFields.length, { error: () => t('This is asked twice.') })
  .superRefine((fields, context) => {
    for (const [index, field] of fields.entries())
      if (fields.indexOf(field) < index) context.addIssue({ code: 'custom', path: [index], message: t('This is asked twice.') });
  }, onceFieldsAreRight);

/** Who can be reached about a booking, and where the journey begins and ends, as its traveller wrote them. */
export const contactSchema = z.strictObject(
  {
    name: lineSchema(() => t('Enter a name.')),
    phone: phoneSchema.optional(),
    from: lineSchema(() => t('Enter a departure city.')).optional(),
    to: lineSchema(() => t('Enter a place.')).optional(),
    invoiceTo: invoiceToSchema.optional().meta({ description: 'Stays as it is once the invoice is issued' }),
  },
  { error: () => t('The contact has a name.') },
);
export type Contact = z.infer<typeof contactSchema>;

const WRONG_COUNTRY = { error: () => t('Choose a country.') };
const WRONG_PASSPORT = { error: () => t('A passport number has 5 to 20 letters and digits.') };

const passportNumberSchema = z
  .string(WRONG_PASSPORT)
  .overwrite((number) => pastedSigns(number).replaceAll(/[ -]/g, ''))
  .toUpperCase()
  .regex(/^[A-Z0-9]{5,20}$/, WRONG_PASSPORT);

const facts = {
  name: lineSchema(() => t('Enter a name.')),
  birthDate: calendarDateSchema.optional(),
  nationality: z
    .string(WRONG_COUNTRY)
    .refine((code) => countries.includes(code), WRONG_COUNTRY)
    .optional()
    .meta({ description: 'ISO 3166-1, two letters; XK for Kosovo' }),
  diet: lineSchema(() => t('Enter a diet.'), 200).optional(),
  phone: phoneSchema.optional(),
  note: lineSchema(() => t('Enter a note.'), 500).optional(),
};

const newTravellerSchema = z.strictObject(
  {
    id: travellerIdSchema.optional().meta({ description: 'Whose details these are; without it, of who stood at this place' }),
    ...facts,
    birthDate: enteredDateSchema.optional(),
    answers: newAnswersSchema.optional().meta({ description: 'Without them those of this person stay' }),
    passport: z
      .strictObject({ number: passportNumberSchema.optional(), expires: enteredDateSchema }, WRONG_PASSPORT)
      .optional()
      .meta({
        description: 'Without a number that of this traveller stays, but not at another person; without a passport none is kept',
      }),
  },
  { error: () => t('Enter a name.') },
);
export type NewTraveller = z.infer<typeof newTravellerSchema>;

/** Everybody who comes, in the order of the answer; null for who is not named yet. */
export const travellersFormSchema = z.strictObject({
  travellers: z
    .array(newTravellerSchema.nullable(), { error: () => t('The travellers are a list.') })
    .max(MAX_PERSONS, { error: () => t('At most {most} persons can travel on one booking.', { most: MAX_PERSONS }) }),
  contact: contactSchema.optional().meta({ description: 'Without it the contact stays' }),
  answers: newAnswersSchema.optional().meta({ description: 'To what the booking is asked; without them they stay' }),
  version: readVersionSchema.meta({ description: 'The state that was read' }),
});
export type TravellersForm = z.infer<typeof travellersFormSchema>;

const categorySchema = z.object({ id: z.string(), name: z.string(), minAge: z.int(), maxAge: z.int().optional() });

/** One person of a party. Of a passport only the end of its number is shown. */
export const travellerSchema = z.object({
  id: z.string(),
  ...facts,
  name: z.string().nullable().meta({ description: 'Null until somebody is named' }),
  category: categorySchema.optional().meta({ description: 'Absent where the package has none' }),
  passport: z.object({ ends: z.string(), expires: calendarDateSchema }).optional(),
  answers: answersSchema.optional().meta({ description: 'To the own questions of the package, as they were asked' }),
  warning: z.string().optional().meta({ description: 'What should be looked after, though it was stored' }),
});
export type Traveller = z.infer<typeof travellerSchema>;

export const travellersSchema = z
  .object({
    booking: objectIdSchema,
    asks: asksSchema.nullable().meta({ description: 'Null where the package asks for nothing; names can be given anyway' }),
    travellers: z.array(travellerSchema).meta({ description: 'One for each person of the party' }),
    contact: contactSchema.nullable(),
    ownQuestions: shownQuestionsSchema
      .optional()
      .meta({ description: 'What the package asks beside, in English, as it is answered; absent for nothing' }),
    spokenQuestions: shownQuestionsSchema
      .optional()
      .meta({ description: 'The same to be read, for a traveller in another language than English' }),
    untranslated: untranslatedSchema.optional(),
    answers: answersSchema.optional().meta({ description: 'Of the booking, as they were asked' }),
    until: z.iso.datetime().meta({ description: 'From this instant on only the agency changes them' }),
    canEdit: z.boolean(),
    version: versionSchema,
  })
  .meta({ id: 'Travellers' });
export type Travellers = z.infer<typeof travellersSchema>;

/** What an account's export has of them: each booking with everybody on it, passports whole. */
export const travellersExport = {
  travellers: z.array(
    z.object({
      booking: objectIdSchema,
      contact: contactSchema.nullable(),
      answers: answersSchema.optional(),
      travellers: z.array(
        z.object({
          ...facts,
          answers: answersSchema.optional(),
          passport: z.object({ number: z.string().nullable(), expires: calendarDateSchema }).optional(),
        }),
      ),
    }),
  ),
};

/** Whose passport is asked for. */
export const passportLookSchema = z.strictObject({ traveller: travellerIdSchema });
export const passportSchema = z.object({ number: z.string() }).meta({ id: 'PassportNumber' });
