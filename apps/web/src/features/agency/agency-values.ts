import type { Agency } from '@wayfarer/contracts';
import type { ValueRestorer } from '../../shared/admin-list/value-restorer.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { multipartOf } from '../../shared/api/multipart-of.ts';

/** Former texts of the settings, which are saved all at once. Without a logo the current one stays. */
export const agencyValues: ValueRestorer = {
  read: async () => {
    const { logo: _stays, ...agency } = (await callEndpoint('showSiteSettings', {})).agency;
    return {
      valueOf: (field) => agency[field as keyof typeof agency] ?? null,
      restore: async (field, value) => {
        const values: Partial<Agency> = { ...agency, [field]: value };
        await callEndpoint('editAgency', { body: multipartOf(values, {}) });
        return true;
      },
    };
  },
};
