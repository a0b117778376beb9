import type { Destination } from '@wayfarer/contracts';
import { versionOf } from '../../database/edited-version.ts';
import type { DestinationRecord } from './destination.model.ts';

export const presentDestination = (destination: DestinationRecord): Destination => {
  const id = String(destination._id);
  const { name, country, description, imageUrl } = destination;
  return { _id: id, id, name, country, description, imageUrl, version: versionOf(destination) };
};
