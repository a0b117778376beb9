export { changeDeparture } from './change-departure.ts';
export type { SeatOutcome } from './hold-seats.repository.ts';
export { type SeatDayRecord, seatDayIdOf, seatDaySchema } from './seat-day.model.ts';
export { type KeptSeats, seatDayRepository } from './seat-day.repository.ts';
export { type SeatRequest, takeSeats } from './seat-writes.ts';
export { seatsHandlers } from './seats.routes.ts';
