import { z } from 'zod';
import { agencySchema } from '../agency/agency.schema.ts';

/** What the website must know about its installation. The server also writes it into the page. */
export const siteSettingsSchema = z
  .object({
    brandName: z.string(),
    siteTimeZone: z.string(),
    currencySigns: z.enum(['written', 'uniform']).meta({ description: 'uniform: the dashboard shows ₹ too' }),
    demoAccounts: z.boolean().meta({ description: 'Whether the demo accounts exist here' }),
    maintenance: z.string().nullable().meta({ description: 'A sentence while the site is read-only' }),
    agency: agencySchema,
  })
  .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
