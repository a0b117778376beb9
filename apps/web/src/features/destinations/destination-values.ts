import type { Destination } from '@wayfarer/contracts';
import { outputOf, type ValueRestorer } from '../../shared/admin-list/value-restorer.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { destinationEntity } from './destination-entity.ts';
import { destinationForm } from './destination-form.ts';

/** Former texts of destinations. */
export const destinationValues: ValueRestorer = {
  read: async (id) => {
    const present = await callEndpoint('findDestination', { params: { id } });
    return {
      valueOf: (field) => present[field as keyof Destination] ?? null,
      restore: async (field, value) => {
        const output = outputOf(destinationForm.schema.safeParse(destinationForm.valuesOf({ ...present, [field]: value })));
        return (await destinationEntity.edit(id, destinationForm.bodyOf(output, present))) !== null;
      },
    };
  },
};
