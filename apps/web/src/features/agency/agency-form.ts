import { type Agency, agencyFormSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { multipartOf } from '../../shared/api/multipart-of.ts';
import { type FormPicture, filesOf, presentPicture, presentUrlsOf } from '../../shared/pictures/form-picture.ts';

/** The version belongs to the settings that the form was opened with, so it is not a field. */
const schema = agencyFormSchema.omit({ version: true, keepsLogo: true }).extend({ logo: z.custom<FormPicture[]>() });
type Output = z.output<typeof schema>;
/** Lists are lists in the form, and are sent as text. */
export type AgencyFormValues = Omit<Output, 'logo'> & { logo: FormPicture[] };

export const agencyForm = {
  schema: schema as z.ZodType<Output, AgencyFormValues>,
  valuesOf: ({ logo, ...agency }: Agency): AgencyFormValues => ({
    ...agency,
    logo: logo === null ? [] : [presentPicture(logo)],
  }),
  /** The multipart form of the call, which changes the settings of that version. */
  bodyOf: ({ logo, ...fields }: Output, version: number): FormData =>
    multipartOf({ ...fields, version, keepsLogo: presentUrlsOf(logo).length > 0 }, { logo: filesOf(logo) }),
};
