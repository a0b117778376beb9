import type { AnswersOf } from '../testing/answers-of.ts';
import type { seatsEndpoints } from './seats.endpoints.ts';

export const seatsAnswers: AnswersOf<typeof seatsEndpoints> = {
  listSeats: { capacity: null, days: [] },
};
