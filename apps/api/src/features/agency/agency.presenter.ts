import { type Agency, writtenAgency } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { AgencyRecord } from './agency.model.ts';

/** The settings as shown: the changes over the default texts, with the agency's current name. */
export const presentAgency = ({ version, logo, changed }: AgencyRecord, { BRAND_NAME }: Pick<Config, 'BRAND_NAME'>): Agency => ({
  ...writtenAgency(changed.name ?? BRAND_NAME),
  ...changed,
  logo,
  version,
});
