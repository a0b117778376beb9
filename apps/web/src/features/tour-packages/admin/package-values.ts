import type { TourPackage } from '@wayfarer/contracts';
import type { ValueRestorer } from '../../../shared/admin-list/value-restorer.ts';
import { multipartOf } from '../../../shared/api/multipart-of.ts';
import { readPackage } from './read-package.ts';
import { saveTourPackage } from './save-tour-package.ts';

/**
 * Former prices and texts of packages on offer and of drafts. An edit that does more than that asks first, as
 * the form does.
 */
export const packageValues: ValueRestorer = {
  read: async (id) => {
    const present = await readPackage(id);
    const { title, description, itinerary, price, availableFrom, availableTo, version } = present;
    // What an edit must say. It keeps everything else: a draft stays one.
    const needed = { title, description, itinerary, price, availableFrom, availableTo, version };
    return {
      valueOf: (field) => present[field as keyof TourPackage] ?? null,
      restore: async (field, value) => {
        const body = multipartOf({ ...needed, destination: present.destination._id, [field]: value }, {});
        return (await saveTourPackage(id, body)) !== null;
      },
    };
  },
};
