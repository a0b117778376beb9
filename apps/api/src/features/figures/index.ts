export {
  type BookingSums,
  type DepartureSums,
  type FigureKind,
  type FigureMark,
  figureDaySchema,
  type RankedPackage,
  SUMS_VERSION,
} from './figure.model.ts';
export { addBookings, type DaySums, figureRepository } from './figure.repository.ts';
