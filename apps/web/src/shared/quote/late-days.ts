import { type Departure, departureStateOf, type TourPackage } from '@wayfarer/contracts';
import type { DayOffer } from '../ui/fields/day-offer.ts';

/** Whether travellers can no longer book a departure online; staff can until it leaves. */
export const isPastCutOff = ({ closesAt }: Pick<Departure, 'closesAt'>): boolean => Date.parse(closesAt) <= Date.now();

/**
 * The departures as they are for staff: a cut-off that has passed closes none. One that the agency has closed
 * looks the same once its cut-off has passed: the server refuses that.
 */
export const withLateDays =
  ({ capacity }: Pick<TourPackage, 'capacity'>, departureOn: DayOffer['departureOn']): DayOffer['departureOn'] =>
  (day) => {
    const departure = departureOn(day);
    if (departure?.state !== 'closed' || !isPastCutOff(departure)) return departure;
    return { ...departure, state: departureStateOf(departure.left, capacity, false) };
  };
