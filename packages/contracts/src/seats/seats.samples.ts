import type { AnswersOf } from '../answers-of.ts';
import type { seatsEndpoints } from './seats.endpoints.ts';

export const seatsAnswers: AnswersOf<typeof seatsEndpoints> = {
  listSeats: { capacity: 12, days: [{ travelDate: '2030-05-01', left: 3, paid: 7, held: 2 }] },
};
