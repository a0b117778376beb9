import type { Destination } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import type { DestinationRecord } from './destination.model.ts';

/** As an admin has written it. */
export type PresentedDestination = Omit<Destination, 'packageCount' | 'lowestPrice'>;

export const presentDestination = (destination: DestinationRecord): PresentedDestination => {
  const id = String(destination._id);
  const { name, country, description, imageUrl } = destination;
  return { _id: id, id, name, country, description, imageUrl, version: versionOf(destination) };
};
