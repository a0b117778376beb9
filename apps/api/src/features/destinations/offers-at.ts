import type { Destination } from '@wayfarer/contracts';
import type { DestinationRecord } from './destination.model.ts';
import { presentDestination } from './destination.presenter.ts';

type Offers = Pick<Destination, 'packageCount' | 'lowestPrice'>;

/** The bookable packages at some destinations, injected by the packages. */
export type OffersAt = (ids: readonly string[]) => Promise<(id: string) => Offers>;

/** Destinations as they leave the server, each with what is offered there. */
export const listWithOffers = async (offersAt: OffersAt, destinations: readonly DestinationRecord[]): Promise<Destination[]> => {
  const offersOf = await offersAt(destinations.map(({ _id }) => String(_id)));
  return destinations.map((destination) => ({ ...presentDestination(destination), ...offersOf(String(destination._id)) }));
};

export const withOffers = async (offersAt: OffersAt, destination: DestinationRecord): Promise<Destination> => {
  const offersOf = await offersAt([String(destination._id)]);
  return { ...presentDestination(destination), ...offersOf(String(destination._id)) };
};
