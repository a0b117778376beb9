import type { Agency } from '@wayfarer/contracts';
import { outputOf, type ValueRestorer } from '../../shared/admin-list/value-restorer.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { agencyForm } from './agency-form.ts';

/** Former texts of the settings. */
export const agencyValues: ValueRestorer = {
  read: async () => {
    const { agency } = await callEndpoint('showSiteSettings', {});
    return {
      valueOf: (field) => agency[field as keyof Agency] ?? null,
      restore: async (field, value) => {
        const output = outputOf(agencyForm.schema.safeParse(agencyForm.valuesOf({ ...agency, [field]: value })));
        await callEndpoint('editAgency', { body: agencyForm.bodyOf(output, agency.version) });
        return true;
      },
    };
  },
};
