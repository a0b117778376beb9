export type { FigureNeeds } from './figure-days.ts';
export { keepFigures } from './keep-figures.ts';
export { sumFigures } from './sum-figures.ts';
