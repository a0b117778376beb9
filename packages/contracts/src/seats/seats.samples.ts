import type { AnswersOf } from '../answers-of.ts';
import type { seatsEndpoints } from './seats.endpoints.ts';

export const seatsAnswers: AnswersOf<typeof seatsEndpoints> = {
  listSeats: { capacity: null, days: [] },
};
