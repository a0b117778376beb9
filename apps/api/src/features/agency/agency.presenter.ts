import { type Agency, writtenAgency } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { AgencyRecord } from './agency.model.ts';

/** The settings as they are shown: what was changed, over the written texts with the name that the agency has. */
export const presentAgency = ({ version, logo, changed }: AgencyRecord, { BRAND_NAME }: Pick<Config, 'BRAND_NAME'>): Agency => ({
  ...writtenAgency(changed.name ?? BRAND_NAME),
  ...changed,
  logo,
  version,
});
