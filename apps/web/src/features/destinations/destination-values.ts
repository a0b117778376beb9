import type { Destination } from '@wayfarer/contracts';
import type { ValueRestorer } from '../../shared/admin-list/value-restorer.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { multipartOf } from '../../shared/api/multipart-of.ts';

/** Former texts of destinations. Without a picture the current one stays. */
export const destinationValues: ValueRestorer = {
  read: async (id) => {
    const present = await callEndpoint('findDestination', { params: { id } });
    const { name, country, description, version } = present;
    return {
      valueOf: (field) => present[field as keyof Destination] ?? null,
      restore: async (field, value) => {
        const body = multipartOf({ name, country, description, version, [field]: value }, {});
        await callEndpoint('editDestination', { params: { id }, body });
        return true;
      },
    };
  },
};
