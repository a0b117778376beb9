export { changeDeparture } from './change-departure.ts';
export { departureSeatsOf } from './departure-seats.ts';
export type { SeatOutcome } from './hold-seats.repository.ts';
export { presentDeparture } from './list-package-departures.ts';
export { readNextSeats } from './next-seats.ts';
export { type SeatDayRecord, seatDayIdOf, seatDaySchema } from './seat-day.model.ts';
export { type KeptSeats, type SeatDayNow, seatDayRepository } from './seat-day.repository.ts';
export { ONLY_HELD, type SeatRequest, takeSeats } from './seat-writes.ts';
export { seatsHandlers } from './seats.routes.ts';
