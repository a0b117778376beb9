import type { AnswersOf } from '../answers-of.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { destinationEndpoints } from './destination.endpoints.ts';
import type { Destination } from './destination.schema.ts';

export const sampleDestination: Destination = {
  ...identityOf(10),
  name: 'Hampi',
  country: 'India',
  description: 'Boulders, banana groves and a ruined capital on the Tungabhadra.',
  imageUrl: '/pictures/5f0c.webp',
  version: 3,
  packageCount: 1,
  lowestPrice: 1999.99,
};

export const destinationAnswers: AnswersOf<typeof destinationEndpoints> = {
  listDestinations: [sampleDestination],
  findDestination: sampleDestination,
  addDestination: { newDestination: sampleDestination },
  editDestination: { destination: sampleDestination },
  deleteDestination: { id: sampleDestination._id },
  restoreDestination: { destination: sampleDestination },
};
