import { z } from 'zod';
import { agencySchema } from '../agency/agency.schema.ts';
import { writtenTextsSchema } from '../agency/agency-texts.schema.ts';
import { currenciesSchema } from '../exchange-rate/exchange-rate.schema.ts';

/** What the website must know about its installation. The server also writes it into the page. */
export const siteSettingsSchema = z
  .object({
    brandName: z.string(),
    siteTimeZone: z.string(),
    bookingCutOffDays: z.int().min(0).meta({
      description:
        'Days between the last on which a trip can be booked, to its end, and that on which it leaves; schedules may say otherwise',
    }),
    currencySigns: z.enum(['written', 'uniform']).meta({ description: 'uniform: the dashboard shows ₹ too' }),
    demoAccounts: z.boolean().meta({ description: 'Whether the demo accounts exist here' }),
    maintenance: z.string().nullable().meta({ description: 'A sentence while the site is read-only' }),
    texts: writtenTextsSchema.meta({ description: 'Those that the agency has written' }),
    agency: agencySchema,
    currencies: currenciesSchema.optional().meta({
      description: 'In which a reader may see what an amount is about; absent where there are none',
    }),
    languages: z.array(z.string()).optional().meta({
      description: 'The codes of the languages that travellers may read, the first of them English; absent: English alone',
    }),
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
