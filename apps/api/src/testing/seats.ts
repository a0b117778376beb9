import { addDays, SEATS_ARE_HELD_FOR, type Seats, type TourPackage } from '@wayfarer/contracts';
import { addTourPackage, todayOf } from './catalogue.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/** Longer than seats are held, in milliseconds. */
export const AFTER_THE_HOLD = (SEATS_ARE_HELD_FOR + 1) * 60_000;

/** Another package at the journey's destination, with so many seats a day. */
export const limitedTo = (api: TestApi, { admin, tourPackage }: MoneyJourney, capacity: number | ''): Promise<TourPackage> =>
  addTourPackage(api, admin, { destination: tourPackage.destination._id, capacity: String(capacity) });

/** The public seats of the coming month. */
export const seatsOf = async (api: TestApi, { _id }: TourPackage): Promise<Seats> => {
  const window = `from=${todayOf(api)}&to=${addDays(todayOf(api), 30)}`;
  return (await api.request.get(`/api/package/${_id}/seats?${window}`).expect(200)).body;
};

/** The seats left on the day on which the tests book; the capacity when all are free. */
export const leftOf = async (api: TestApi, tourPackage: TourPackage): Promise<number | null> => {
  const { capacity, days } = await seatsOf(api, tourPackage);
  return days[0]?.left ?? capacity;
};
