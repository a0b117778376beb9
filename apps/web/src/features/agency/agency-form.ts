import { type Agency, agencyFormSchema, operatorSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { multipartOf } from '../../shared/api/multipart-of.ts';
import { type FormPicture, filesOf, presentPicture, presentUrlsOf } from '../../shared/pictures/form-picture.ts';

type Operator = NonNullable<Agency['operator']>;
const NOTHING_SAID: Operator = { people: '', since: '', languages: '', licence: '', cover: '', answers: '' };
/** What is left empty is not sent. */
const filledOf = (operator: Operator): Operator =>
  Object.fromEntries(Object.entries(operator).filter(([, text]) => text !== undefined && text.trim() !== ''));

/** The version belongs to the settings that the form was opened with, so it is not a field. */
const schema = agencyFormSchema.omit({ version: true, keepsLogo: true }).extend({
  logo: z.custom<FormPicture[]>(),
  operator: z.custom<Operator>().transform(filledOf).pipe(operatorSchema),
});
type Output = z.output<typeof schema>;
/** Lists are lists in the form, and are sent as text. */
export type AgencyFormValues = Omit<Output, 'logo'> & { logo: FormPicture[] };

export const agencyForm = {
  schema: schema as z.ZodType<Output, AgencyFormValues>,
  valuesOf: ({ logo, ...agency }: Agency): AgencyFormValues => ({
    ...agency,
    operator: { ...NOTHING_SAID, ...agency.operator },
    logo: logo === null ? [] : [presentPicture(logo)],
  }),
  /** The multipart form of the call, which changes the settings of that version. */
  bodyOf: ({ logo, ...fields }: Output, version: number): FormData =>
    multipartOf({ ...fields, version, keepsLogo: presentUrlsOf(logo).length > 0 }, { logo: filesOf(logo) }),
};
