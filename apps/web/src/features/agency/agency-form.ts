import { type Agency, agencyFormSchema, CHANGE_DAYS, operatorSchema, TRIP_REMINDER_DAYS } from '@wayfarer/contracts';
import { z } from 'zod';
import { multipartOf } from '../../shared/api/multipart-of.ts';
import { type DepositValues, depositIn, depositValuesOf } from '../../shared/deposit/deposit-values.ts';
import { type FormPicture, filesOf, presentPicture, presentUrlsOf } from '../../shared/pictures/form-picture.ts';
import {
  alongWith,
  type TranslationValues,
  translationsIn,
  translationValuesOf,
} from '../../shared/translations/translation-values.ts';
import { typedWordsOf } from './agency-words.ts';

type Operator = NonNullable<Agency['operator']>;
const NOTHING_SAID: Operator = { people: '', since: '', languages: '', licence: '', cover: '', answers: '' };
/** What is left empty is not sent. */
const filledOf = (operator: Operator): Operator =>
  Object.fromEntries(Object.entries(operator).filter(([, text]) => text !== undefined && text.trim() !== ''));

/** The version belongs to the settings that the form was opened with, so it is not a field. */
const schema = agencyFormSchema.omit({ version: true, keepsLogo: true }).extend({
  logo: z.custom<FormPicture[]>(),
  translations: z
    .custom<TranslationValues>()
    .transform((values): unknown => translationsIn(values))
    .pipe(agencyFormSchema.shape.translations),
  operator: z.custom<Operator>().transform(filledOf).pipe(operatorSchema),
  deposit: z
    .custom<DepositValues>()
    .transform((values): unknown => depositIn(values))
    .pipe(agencyFormSchema.shape.deposit),
});
/** As it is sent. */
export type AgencyFormOutput = z.output<typeof schema>;
/** Lists are lists in the form, and are sent as text. */
export type AgencyFormValues = Omit<
  AgencyFormOutput,
  | 'logo'
  | 'translations'
  | 'deposit'
  | 'cancelOverdueAfterDays'
  | 'changeUntilDays'
  | 'changeFee'
  | 'tripReminderDays'
  | 'afterTripDays'
> & {
  logo: FormPicture[];
  translations: TranslationValues;
  deposit: DepositValues;
  cancelOverdueAfterDays: string;
  changeUntilDays: string;
  changeFee: string;
  tripReminderDays: string;
  afterTripDays: string;
};

export const agencyForm = {
  schema: z
    .custom<AgencyFormValues>()
    .transform((values) => ({ ...values, translations: alongWith(typedWordsOf(values), values.translations) }))
    .pipe(schema as unknown as z.ZodType<AgencyFormOutput, AgencyFormValues>),
  valuesOf: ({ logo, translations, untranslated: _ofReaders, ...agency }: Agency): AgencyFormValues => ({
    ...agency,
    translations: translationValuesOf(typedWordsOf(agency), translations),
    operator: { ...NOTHING_SAID, ...agency.operator },
    deposit: depositValuesOf(agency.deposit),
    cancelOverdueAfterDays: String(agency.cancelOverdueAfterDays ?? ''),
    changeUntilDays: agency.changeUntilDays === null ? '' : String(agency.changeUntilDays ?? CHANGE_DAYS),
    changeFee: String(agency.changeFee ?? ''),
    tripReminderDays: (agency.tripReminderDays ?? TRIP_REMINDER_DAYS).join(', '),
    afterTripDays: String(agency.afterTripDays ?? ''),
    logo: logo === null ? [] : [presentPicture(logo)],
  }),
  /** The multipart form of the call, which changes the settings of that version. */
  bodyOf: ({ logo, ...fields }: AgencyFormOutput, version: number): FormData =>
    multipartOf({ ...fields, version, keepsLogo: presentUrlsOf(logo).length > 0 }, { logo: filesOf(logo) }),
};
