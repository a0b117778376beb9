export { countOf, isKept } from './count-of.ts';
export {
  type BookingSums,
  type CountSums,
  type DepartureSums,
  type FigureCheckpoint,
  type FigureKind,
  type FigureTotals,
  figureDaySchema,
  figureMarkSchema,
  type RankedPackage,
  type SalesSums,
} from './figure.model.ts';
export { type DaySums, figureRepository, Overtaken } from './figure.repository.ts';
