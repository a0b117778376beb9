export { type SeatDayRecord, seatDayIdOf, seatDaySchema } from './seat-day.model.ts';
export { type KeptSeats, type SeatOutcome, seatDayRepository } from './seat-day.repository.ts';
export { type SeatWish, takeSeats } from './seat-writes.ts';
export { seatsHandlers } from './seats.routes.ts';
