export { keepFigures } from './keep-figures.ts';
export { type Figures, readFigures } from './read-figures.ts';
export { sumFigures } from './sum-figures.ts';
