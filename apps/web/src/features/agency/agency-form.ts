import { type Agency, agencyFormSchema } from '@wayfarer/contracts';
import { z } from 'zod';
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
  bodyOf: ({ logo, ...values }: Output, version: number): FormData => {
    const body = new FormData();
    for (const [field, value] of Object.entries(values))
      body.set(field, typeof value === 'string' ? value : JSON.stringify(value));
    body.set('version', String(version));
    body.set('keepsLogo', String(presentUrlsOf(logo).length > 0));
    for (const file of filesOf(logo)) body.set('logo', file);
    return body;
  },
};
