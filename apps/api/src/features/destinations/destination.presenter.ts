import type { Destination } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import type { ReadDestination } from './translated-destination.ts';

/** As an admin has written it. */
export type PresentedDestination = Omit<Destination, 'packageCount' | 'lowestPrice'>;

export const presentDestination = (destination: ReadDestination): PresentedDestination => {
  const id = String(destination._id);
  const { name, country, description, imageUrl, translations, untranslated } = destination;
  return {
    _id: id,
    id,
    name,
    country,
    description,
    imageUrl,
    version: versionOf(destination),
    ...(translations ? { translations } : {}),
    ...(untranslated ? { untranslated } : {}),
  };
};
